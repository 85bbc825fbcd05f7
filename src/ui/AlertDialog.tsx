import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

type AlertDialogProps = { title: string; text: string; okLabel: string; onClose: () => void };

/** A message with one OK button. */
export function AlertDialog({ title, text, okLabel, onClose }: AlertDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} actions={<Button onClick={onClose}>{okLabel}</Button>}>
      <p className={styles.text}>{text}</p>
    </Dialog>
  );
}
