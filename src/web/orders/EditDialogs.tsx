import { useNavigate, useRevalidator } from 'react-router';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './EditOrder.module.css';
import { closedOrderPath, orderPath } from './order-paths.ts';
import type { EditControl } from './use-edit-order.ts';

/** Spec §8: how the edit went. */
export function EditDialogs({ control, orderId }: { control: EditControl; orderId: number }) {
  const t = useMessages();
  const navigate = useNavigate();
  const { told, close } = control;
  if (told === undefined) return null;
  const alert = (title: string, text: string, onClose: () => void) => (
    <AlertDialog title={title} text={text} okLabel={t.orderWords.ok} onClose={onClose} />
  );
  if (told.name === 'no-more') {
    return alert(t.orderEdit.noMoreTitle, t.orderEdit.noMore(told.units), close);
  }
  if (told.name === 'updated') {
    const text = t.orderEdit.updatedText(told.amount);
    return alert(t.orderEdit.updated, text, () => navigate(orderPath(orderId), { replace: true }));
  }
  if (told.code === 'changed-elsewhere') return <LoadAgain control={control} text={told.message} />;
  const leave = () => navigate(closedOrderPath(orderId), { replace: true });
  return alert(t.orderEdit.failed, told.message, told.code === 'too-late' ? leave : close);
}

/** The order as it is now takes the place of what was edited here. */
function LoadAgain({ control, text }: { control: EditControl; text: string }) {
  const t = useMessages().orderEdit;
  const { revalidate } = useRevalidator();
  return (
    <Dialog
      title={t.failed}
      onClose={control.close}
      actions={<Button onClick={() => revalidate()}>{t.loadAgain}</Button>}
    >
      <p className={styles.hint}>{text}</p>
    </Dialog>
  );
}
