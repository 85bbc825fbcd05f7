import { useNavigate, useRevalidator } from 'react-router';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { orderWords, orderEdit as t } from '#web/messages/en/orders.ts';
import { shell } from '#web/messages/en/shell.ts';
import { closedOrderPath, orderPath } from './order-paths.ts';
import type { EditControl } from './use-edit-order.ts';

/** Codes of a request that may succeed if it is sent again. */
const noAnswer = ['unreachable', 'server-fault', 'unknown'];

/** Spec §8: how the edit went. */
export function EditDialogs({ control, orderId }: { control: EditControl; orderId: number }) {
  const navigate = useNavigate();
  const { dialog, close } = control;
  if (dialog === undefined) return null;
  const alert = (title: string, text: string, onClose: () => void) => (
    <AlertDialog title={title} text={text} okLabel={orderWords.ok} onClose={onClose} />
  );
  if (dialog.name === 'no-more') {
    return alert(t.noMoreTitle, t.noMore(dialog.units), close);
  }
  if (dialog.name === 'updated') {
    const text = dialog.amount === undefined ? '' : t.updatedText(dialog.amount);
    return alert(t.updated, text, () => navigate(orderPath(orderId), { replace: true }));
  }
  if (dialog.code === 'changed-elsewhere')
    return <LoadAgain control={control} text={dialog.message} />;
  const leave = () => navigate(closedOrderPath(orderId), { replace: true });
  return (
    <AlertDialog
      title={t.notUpdated}
      text={`${t.failed} ${dialog.message}`.trim()}
      okLabel={orderWords.ok}
      onClose={dialog.code === 'too-late' ? leave : close}
      retry={
        noAnswer.includes(dialog.code)
          ? { label: shell.tryAgain, onRetry: control.update }
          : undefined
      }
    />
  );
}

/** The order as it is now takes the place of what was edited here. */
function LoadAgain({ control, text }: { control: EditControl; text: string }) {
  const { revalidate } = useRevalidator();
  return (
    <Dialog
      title={t.notUpdated}
      onClose={control.close}
      actions={<Button onClick={() => revalidate()}>{t.loadAgain}</Button>}
    >
      <p className="muted">{`${t.failed} ${text}`.trim()}</p>
    </Dialog>
  );
}
