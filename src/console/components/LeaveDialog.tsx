import { partTexts as t } from '#console/messages/components.ts';
import { Button } from '#ui/Button.tsx';
import styles from '#ui/Dialog.module.css';
import { Dialog } from '#ui/Dialog.tsx';

type LeaveDialogProps = {
  /** What would be lost. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
};

export function LeaveDialog({ text, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title={t.leaveTitle}
      onClose={onStay}
      actions={
        <>
          <Button look="secondary" onClick={onStay}>
            {t.stay}
          </Button>
          <Button look="danger" onClick={onLeave}>
            {t.leave}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Dialog>
  );
}
