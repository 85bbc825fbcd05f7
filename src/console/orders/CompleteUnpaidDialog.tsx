import { orderTexts as t } from '#console/messages/orders.ts';
import { Button } from '#ui/Button.tsx';
import styles from '#ui/Dialog.module.css';
import { Dialog } from '#ui/Dialog.tsx';

type CompleteUnpaidDialogProps = { due: string; onConfirm: () => void; onClose: () => void };

export function CompleteUnpaidDialog({ due, onConfirm, onClose }: CompleteUnpaidDialogProps) {
  return (
    <Dialog
      title={t.completeUnpaidTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.keepOpen}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {t.completeUnpaid}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t.completeUnpaidText(due)}</p>
    </Dialog>
  );
}
