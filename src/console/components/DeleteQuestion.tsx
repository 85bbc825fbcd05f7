import { useSubmit } from '#console/data/use-submit.ts';
import { partTexts as t } from '#console/messages/components.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { Button } from '#ui/Button.tsx';
import styles from '#ui/Dialog.module.css';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

type DeleteQuestionProps = {
  name: string;
  /** What will happen, or what is in the way. */
  text: string;
  /** Something is in the way. */
  blocked?: boolean;
  onDelete: () => Promise<void>;
  onClose: () => void;
};

/** Whether to delete something for good. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { name, text, blocked = false, onDelete, onClose } = props;
  const { pending, failure, submit } = useSubmit();
  const keep = (
    <Button look="secondary" onClick={onClose}>
      {blocked ? shellTexts.close : t.keep}
    </Button>
  );
  return (
    <Dialog
      title={blocked ? t.notEmptyTitle(name) : t.deleteTitle(name)}
      onClose={onClose}
      actions={
        <>
          {keep}
          {!blocked && (
            <Button look="danger" aria-disabled={pending} onClick={() => submit(onDelete)}>
              {t.delete}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>{text}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
