import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { Dialog } from './Dialog.tsx';

type AlertDialogProps = {
  title: string;
  text: ReactNode;
  okLabel: string;
  onClose: () => void;
  /** A second button, for what may succeed if it is tried again. */
  retry?: { label: string; onRetry: () => void } | undefined;
};

/** A message with an OK button. */
export function AlertDialog({ title, text, okLabel, onClose, retry }: AlertDialogProps) {
  const ok = (
    <Button look={retry ? 'secondary' : 'primary'} onClick={onClose}>
      {okLabel}
    </Button>
  );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {ok}
          {retry && <Button onClick={retry.onRetry}>{retry.label}</Button>}
        </>
      }
    >
      <p className={styles.text}>{text}</p>
    </Dialog>
  );
}
