import type { ReactNode } from 'react';
import { partTexts as t } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { DraftFields, type DraftWords } from './DraftFields.tsx';
import { FormDialog } from './FormDialog.tsx';
import styles from './form.module.css';
import type { Draft } from './use-draft.ts';
import { useFirstField } from './use-first-field.ts';

type DraftDialogProps = {
  title: string;
  draft: Draft;
  onClose: () => void;
  /** A button that closes it, beside the one that saves. */
  cancel?: string;
  says?: DraftWords;
  /** Opens the question whether to delete it. */
  onDelete?: (() => void) | undefined;
  children: ReactNode;
};

/** A short form in a dialog. */
export function DraftDialog(props: DraftDialogProps) {
  const { title, draft, cancel, says, onClose, onDelete, children } = props;
  const { form, meanwhile, unsaved } = draft;
  useFirstField(form.ref);
  return (
    <FormDialog
      {...{ title, unsaved, onClose, pending: form.pending }}
      closeLabel={shellTexts.close}
    >
      {(close) => (
        <DraftFields draft={draft} className={styles.form} says={says}>
          {form.failure !== undefined && <Notice tone="danger">{form.failure}</Notice>}
          {children}
          <div className={styles.actions}>
            {onDelete && (
              <Button look="quietDanger" onClick={onDelete}>
                {t.delete}
              </Button>
            )}
            {cancel !== undefined && (
              <Button look="quiet" onClick={close}>
                {cancel}
              </Button>
            )}
            <Button type="submit" aria-disabled={form.pending || unsaved.length === 0}>
              {form.pending ? t.saving : meanwhile ? t.saveMine : t.save}
            </Button>
          </div>
        </DraftFields>
      )}
    </FormDialog>
  );
}
