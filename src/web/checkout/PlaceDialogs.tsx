import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tick } from '#web/account/Tick.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { orderPath } from '#web/orders/order-paths.ts';
import { cartPath } from '#web/paths.ts';
import styles from './Checkout.module.css';
import type { Placing } from './use-place-order.ts';

/** As long as the welcome after signing in. */
const redirectDelayMs = 1_600;

/** Spec §8: the result of placing the order. */
export function PlaceDialogs({ placing }: { placing: Placing }) {
  const t = useMessages().checkout;
  const { dialog, close } = placing;
  if (dialog === undefined) return null;
  const alert = (title: string, text: string) => (
    <AlertDialog title={title} text={text} okLabel={t.ok} onClose={close} />
  );
  switch (dialog.name) {
    case 'placed':
      return <Placed onGoOn={() => placing.toInvoice(dialog.orderId)} />;
    case 'totals-changed':
      return alert(t.totalsChanged, t.totalsWere(dialog.before, dialog.now));
    case 'lost':
      return alert(t.lost, t.lostHint);
    case 'failed':
      return alert(t.failed, dialog.message ?? '');
    case 'already-placed':
      return (
        <LinkDialog
          title={t.alreadyPlaced}
          text={dialog.message}
          label={t.toOrder}
          to={orderPath(dialog.orderId)}
          onClose={close}
        />
      );
    case 'cart':
      return (
        <LinkDialog
          title={t.failed}
          text={dialog.message}
          label={t.toCart}
          to={cartPath}
          onClose={close}
        />
      );
  }
}

function Placed({ onGoOn }: { onGoOn: () => void }) {
  const t = useMessages().checkout;
  const goOnAfterDelay = useEffectEvent(onGoOn);
  useEffect(() => {
    const timer = setTimeout(() => goOnAfterDelay(), redirectDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      title={t.placedTitle}
      picture={<Tick />}
      onClose={onGoOn}
      actions={<Button onClick={onGoOn}>{t.toInvoice}</Button>}
    >
      <p className={styles.hint}>{t.placedText}</p>
    </Dialog>
  );
}

type LinkDialogProps = {
  title: string;
  text: string;
  label: string;
  to: string;
  onClose: () => void;
};

function LinkDialog({ title, text, label, to, onClose }: LinkDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Link className={buttonClass('primary')} to={to}>
          {label}
        </Link>
      }
    >
      <p className={styles.hint}>{text}</p>
    </Dialog>
  );
}
