import styles from '#console/components/offer-form.module.css';
import { notificationTexts as t } from '#console/messages/notifications.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

type ConfirmSendProps = {
  count: number;
  text: string;
  pending: boolean;
  onSend: () => void;
  onClose: () => void;
};

export function ConfirmSend({ count, text, pending, onSend, onClose }: ConfirmSendProps) {
  return (
    <Dialog
      title={t.confirmTitle(count)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.notYet}
          </Button>
          <Button aria-disabled={pending} onClick={onSend}>
            {t.sendNow(count)}
          </Button>
        </>
      }
    >
      <p className={styles.name}>{text}</p>
      <p className={styles.text}>{t.confirmText}</p>
    </Dialog>
  );
}
