import { type ReactNode, useState } from 'react';
import { useUnsaved } from '#console/data/use-unsaved.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import styles from './form.module.css';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { Draft } from './use-draft.ts';
import { useFirstField } from './use-first-field.ts';

type DraftDialogProps = {
  title: string;
  draft: Draft;
  onClose: () => void;
  /** Opens the question whether to delete it. */
  onDelete?: (() => void) | undefined;
  children: ReactNode;
};

/** A short form in a dialog; closing it asks where something is unsaved. */
export function DraftDialog({ title, draft, onClose, onDelete, children }: DraftDialogProps) {
  const { form, pending, failure, meanwhile, unsaved } = draft;
  const isChanged = unsaved.length > 0;
  useFirstField(form);
  const { asked } = useUnsaved(isChanged && !pending);
  const [closing, setClosing] = useState(false);
  const close = () => (isChanged ? setClosing(true) : onClose());
  const stay = () => {
    asked?.reset();
    setClosing(false);
  };
  const leave = () => {
    asked?.proceed();
    onClose();
  };
  return (
    <Dialog title={title} closeLabel={shellTexts.close} onClose={close}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        method="post"
        autoComplete="off"
        onSubmit={draft.onSubmit}
        onChange={draft.onChange}
      >
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {meanwhile && <ChangedMeanwhile changes={meanwhile} />}
        {children}
        <div className={styles.actions}>
          {onDelete && (
            <Button look="quietDanger" onClick={onDelete}>
              {t.delete}
            </Button>
          )}
          <Button type="submit" aria-disabled={pending || !isChanged}>
            {pending ? t.saving : meanwhile ? t.saveMine : t.save}
          </Button>
        </div>
      </form>
      {(asked || closing) && (
        <LeaveDialog text={t.unsaved(unsaved)} onStay={stay} onLeave={leave} />
      )}
    </Dialog>
  );
}
