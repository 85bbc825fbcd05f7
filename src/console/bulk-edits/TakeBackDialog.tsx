import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { editTexts as t } from '#console/messages/bulk-edits.ts';
import type { EditWire } from '#contract/console/bulk-edit.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './EditProducts.module.css';

type TakeBackDialogProps = { edit: EditWire; onClose: () => void };

/** Calls off what is scheduled, undoes what was applied. */
export function TakeBackDialog({ edit, onClose }: TakeBackDialogProps) {
  const { id, changed } = edit;
  const { revalidate } = useRevalidator();
  const isScheduled = edit.state === 'scheduled';
  const [since, setSince] = useState<{ products: string[]; count: number }>();
  const { pending, failure, submit } = useSubmit((refusal) => {
    if (refusal.code === 'changed-since') {
      setSince(refusal.extra as unknown as { products: string[]; count: number }); // `as`: what that refusal carries
    }
    return false;
  });
  const takeBack = () =>
    submit(async () => {
      await consoleCall(isScheduled ? 'cancelProductEdit' : 'undoProductEdit', { id });
      await revalidate();
      onClose();
    });
  return (
    <Dialog
      title={isScheduled ? t.cancelTitle(changed) : t.undoTitle(changed)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button
            look={isScheduled ? 'danger' : 'primary'}
            aria-disabled={pending}
            onClick={takeBack}
          >
            {isScheduled ? t.cancel : t.undo}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{isScheduled ? t.cancelDialog : t.undoDialog}</p>
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {since && <p>{t.changedSince(since.products, since.count)}</p>}
      </div>
    </Dialog>
  );
}
