import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { orderPage, orderWords } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import type { CancelControl } from './use-cancel-order.ts';

export function CancelDialogs({ control }: { control: CancelControl }) {
  const { state, close } = control;
  if (state.name === 'none') return null;
  if (state.name === 'cancelled') {
    return (
      <AlertDialog
        title={orderPage.cancelledTitle}
        text={orderPage.cancelled}
        okLabel={orderWords.ok}
        onClose={close}
      />
    );
  }
  if (state.name === 'failed') {
    return (
      <AlertDialog
        title={orderPage.notCancelled}
        text={state.message}
        okLabel={orderWords.ok}
        onClose={close}
        retry={state.mayRetry ? { label: shell.tryAgain, onRetry: control.cancel } : undefined}
      />
    );
  }
  const busy = state.name === 'busy';
  return (
    <Dialog
      dimFirst
      title={orderPage.askTitle}
      onClose={busy ? () => undefined : close}
      actions={
        <>
          <Button look="secondary" aria-disabled={busy} onClick={busy ? undefined : close}>
            {orderPage.keep}
          </Button>
          <Button look="danger" aria-disabled={busy} onClick={control.cancel}>
            {busy ? orderPage.cancelling : orderPage.cancelIt}
          </Button>
        </>
      }
    >
      <p>{orderPage.ask}</p>
    </Dialog>
  );
}
