import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { useOrderMessages } from '#web/messages/use-order-messages.ts';
import type { CancelControl } from './use-cancel-order.ts';

export function CancelDialogs({ control }: { control: CancelControl }) {
  const { tryAgain } = useMessages();
  const t = useOrderMessages();
  const { state, close } = control;
  if (state.name === 'none') return null;
  if (state.name === 'cancelled') {
    return (
      <AlertDialog
        title={t.orderPage.cancelledTitle}
        text={t.orderPage.cancelled}
        okLabel={t.orderWords.ok}
        onClose={close}
      />
    );
  }
  if (state.name === 'failed') {
    return (
      <AlertDialog
        title={t.orderPage.notCancelled}
        text={state.message}
        okLabel={t.orderWords.ok}
        onClose={close}
        retry={state.mayRetry ? { label: tryAgain, onRetry: control.cancel } : undefined}
      />
    );
  }
  const busy = state.name === 'busy';
  return (
    <Dialog
      dimFirst
      title={t.orderPage.askTitle}
      onClose={busy ? () => undefined : close}
      actions={
        <>
          <Button look="secondary" aria-disabled={busy} onClick={busy ? undefined : close}>
            {t.orderPage.keep}
          </Button>
          <Button look="danger" aria-disabled={busy} onClick={control.cancel}>
            {busy ? t.orderPage.cancelling : t.orderPage.cancelIt}
          </Button>
        </>
      }
    >
      <p>{t.orderPage.ask}</p>
    </Dialog>
  );
}
