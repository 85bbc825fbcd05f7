import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { accountPath } from '#domain/notifications/page-paths.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Tick } from '#web/account/Tick.tsx';
import { onOnline } from '#web/data/on-online.ts';
import { checkout as t } from '#web/messages/en/checkout.ts';
import { creditTexts } from '#web/messages/en/credit.ts';
import { shell } from '#web/messages/en/shell.ts';
import { orderPath } from '#web/orders/order-paths.ts';
import { cartPath } from '#web/paths/paths.ts';
import styles from './Checkout.module.css';
import type { Placing } from './use-place-order.ts';

/** As long as the welcome after signing in. */
const redirectDelayMs = 1_600;

/** Spec §8: the result of placing the order. */
export function PlaceDialogs({ placing }: { placing: Placing }) {
  const { dialog, close } = placing;
  if (dialog === undefined) return null;
  const failed = (text: string, hint = '') => (
    <AlertDialog
      title={t.notPlaced}
      text={`${text} ${hint}`.trim()}
      okLabel={t.close}
      onClose={close}
      retry={{ label: shell.tryAgain, onRetry: placing.retry }}
    />
  );
  switch (dialog.name) {
    case 'placed':
      return <Placed onGoOn={() => placing.toInvoice(dialog.orderId)} />;
    case 'totals-changed':
      return (
        <AlertDialog
          title={t.totalsChanged}
          text={t.totalsWere(dialog.before, dialog.now)}
          okLabel={t.ok}
          onClose={close}
        />
      );
    case 'unknown':
      return <Unknown placing={placing} looking={dialog.looking} />;
    case 'lost':
      return failed(t.lost, t.lostHint);
    case 'failed':
      return failed(t.failed, dialog.message);
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
    case 'credit':
      return (
        <LinkDialog
          title={t.notPlaced}
          text={dialog.message}
          label={creditTexts.toAccount}
          to={accountPath}
          onClose={close}
        />
      );
    case 'cart':
      return (
        <LinkDialog
          title={t.notPlaced}
          text={`${t.failed} ${dialog.message}`.trim()}
          label={t.toCart}
          to={cartPath}
          onClose={close}
        />
      );
  }
}

/** A connection that came back unheard of, as behind a mast that is too busy. */
const lookAgainMs = 5_000;

/** Looks again by itself: whoever waits for an order has nothing better to do. */
function Unknown({ placing, looking }: { placing: Placing; looking: boolean }) {
  const lookAgain = useEffectEvent(() => void placing.look());
  useEffect(() => {
    if (looking) return undefined;
    const timer = setTimeout(() => lookAgain(), lookAgainMs);
    const stop = onOnline(() => lookAgain());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [looking]);
  const text = (
    <>
      {t.lost} {t.unknownHint}
      <span className={styles.looking} role="status">
        {looking ? t.looking : t.looksAgain}
      </span>
    </>
  );
  return (
    <AlertDialog
      title={t.unknown}
      text={text}
      okLabel={t.close}
      onClose={placing.close}
      retry={{ label: shell.tryAgain, onRetry: placing.retry }}
    />
  );
}

function Placed({ onGoOn }: { onGoOn: () => void }) {
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
      <p className={`muted ${styles.hint}`}>{t.placedText}</p>
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
      <p className={`muted ${styles.hint}`}>{text}</p>
    </Dialog>
  );
}
