import { useId, useState } from 'react';
import { formatPaise } from '#domain/money/money.ts';
import { awaitsDelivery } from '#domain/orders/order-status.ts';
import { upiLink } from '#domain/payments/upi.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { orderPage as t } from '#web/messages/en/orders.ts';
import { CopyUpiId } from './CopyUpiId.tsx';
import type { Order } from './order.ts';
import styles from './PayByUpi.module.css';

/**
 * What is due, for any UPI app, where the shop has a UPI id and there is something to pay. A
 * phone cannot scan its own screen: there the link comes first, and the code is shown on a tap.
 */
export function PayByUpi({ order }: { order: Order }) {
  const settings = useRootData()?.settings;
  const [isOpen, setOpen] = useState(false);
  const codeId = useId();
  if (!settings?.upi_id || order.duePaise === 0) return null;
  const amount = formatPaise(order.duePaise);
  const link = upiLink({
    upiId: settings.upi_id,
    payeeName: settings.shop_name,
    amountPaise: order.duePaise,
    orderId: order.id,
  });
  return (
    <section className={`card stack gap-2 ${styles.pay}`} aria-labelledby="pay-by-upi">
      <h2 className={styles.title} id="pay-by-upi">
        {t.payNow}
      </h2>
      <p className={`muted ${styles.hint}`}>
        {awaitsDelivery(order.status) ? t.payHint : t.payHintDelivered}
      </p>
      <a className={buttonClass('primary', styles.open)} href={link}>
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
