import { useId, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { formatPaise } from '#domain/money/money.ts';
import { awaitsDelivery } from '#domain/orders/order-status.ts';
import { type UpiTarget, upiLink } from '#domain/payments/upi.ts';
import { BreakableName } from '#ui/BreakableName.tsx';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { orderPage as t } from '#web/messages/en/orders.ts';
import type { Order } from './order.ts';
import styles from './PayByUpi.module.css';

/** Outlined where the page has another first button. */
type Look = { look?: 'primary' | 'secondary' };

type PayByUpiProps = Look & { duePaise: number; target: UpiTarget; hint: string };

export function PayOrderByUpi({ order, look }: Look & { order: Order }) {
  const hint = awaitsDelivery(order.status) ? t.payHint : t.payHintDelivered;
  return (
    <PayByUpi duePaise={order.duePaise} target={{ orderId: order.id }} hint={hint} look={look} />
  );
}

/**
 * What is due, for any UPI app, where the shop has a UPI id and there is something to pay. A
 * phone cannot scan its own screen: there the link comes first, and the code is shown on a tap.
 */
export function PayByUpi({ duePaise, target, hint, look = 'primary' }: PayByUpiProps) {
  const settings = useRootData()?.settings;
  const [isOpen, setOpen] = useState(false);
  const codeId = useId();
  if (!settings?.upi_id || duePaise === 0) return null;
  const amount = formatPaise(duePaise);
  const link = upiLink({
    upiId: settings.upi_id,
    payeeName: settings.shop_name,
    amountPaise: duePaise,
    ...target,
  });
  return (
    <section className={`card stack gap-2 ${styles.pay}`} aria-labelledby="pay-by-upi">
      <h2 className={styles.title} id="pay-by-upi">
        {t.payNow}
      </h2>
      <p className={`muted ${styles.hint}`}>{hint}</p>
      <a className={buttonClass(look, styles.open)} href={link}>
        {t.payLink(amount)}
      </a>
      <CopyUpiId upiId={settings.upi_id} />
      <Button
        look="quiet"
        className={styles.show}
        aria-expanded={isOpen}
        aria-controls={codeId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.hideQr : t.showQr}
        <Icon name="chevronDown" small />
      </Button>
      <div className={classes('row', 'gap-4', styles.code, isOpen && styles.shown)} id={codeId}>
        <QrCode text={link} label={t.qr(amount)} />
        <p className={`muted ${styles.hint}`}>{t.scan(amount)}</p>
      </div>
    </section>
  );
}

/** For a payment app on another device, or one that the link does not open. */
function CopyUpiId({ upiId }: { upiId: string }) {
  const [result, setResult] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(upiId);
      setResult(t.idCopied);
    } catch (error) {
      browserLog('copy UPI id', error);
      setResult(t.idNotCopied);
    }
  }

  return (
    <div className={styles.payee}>
      <p>
        <span className={`muted ${styles.hint}`}>{t.upiId}</span>{' '}
        <span className={styles.id}>
          <BreakableName text={upiId} />
        </span>
      </p>
      <Button look="secondary" className={styles.copy} onClick={copy}>
        {t.copyId}
      </Button>
      <p className={`muted ${styles.result}`} role="status">
        {result}
      </p>
    </div>
  );
}
