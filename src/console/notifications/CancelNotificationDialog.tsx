import { startTransition } from 'react';
import { useRevalidator } from 'react-router';
import { consoleCall } from '#console/data/api.ts';
import { useSubmit } from '#console/data/use-submit.ts';
import { notificationTexts as t } from '#console/messages/notifications.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';

export function CancelNotificationDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { pending, failure, submit } = useSubmit();
  const cancel = () =>
    submit(async () => {
      await consoleCall('cancelNotification', { id });
      await revalidate();
      // Together with what was read: the button that opened it is gone, and the heading gets the focus.
      startTransition(onClose);
    });
  return (
    <Dialog
      title={t.cancelTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button look="danger" aria-disabled={pending} onClick={cancel}>
            {t.yesCancel}
          </Button>
        </>
      }
    >
      <p>{t.cancelText}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
    </Dialog>
  );
}
