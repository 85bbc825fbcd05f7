import { formatPaise } from '#domain/money.ts';
import { awaitsPayment, upiLink } from '#domain/upi.ts';
import { buttonClass } from '#ui/Button.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { useRootData } from '#web/use-root-data.ts';
import type { Order } from './order.ts';
import styles from './PayByUpi.module.css';
import { QrCode } from './QrCode.tsx';

/** The payable amount for any UPI app, where the shop has a UPI id and there is something to pay. */
export function PayByUpi({ order }: { order: Order }) {
  const t = useMessages().orderPage;
  const settings = useRootData()?.settings;
  if (!settings?.upi_id || !awaitsPayment(order.status)) return null;
  const amount = formatPaise(order.totals.totalToPayPaise);
  const link = upiLink({
    upiId: settings.upi_id,
    payeeName: settings.shop_name,
    amountPaise: order.totals.totalToPayPaise,
    orderId: order.id,
  });
  return (
    <section className={styles.pay} aria-labelledby="pay-by-upi">
      <QrCode text={link} label={t.qr(amount)} />
      <div className={styles.words}>
        <h2 className={styles.title} id="pay-by-upi">
          {t.payNow}
        </h2>
        <p className={styles.hint}>{t.payHint(amount)}</p>
        <p className={styles.id}>{settings.upi_id}</p>
        <a className={buttonClass('secondary', styles.open)} href={link}>
          {t.payLink}
        </a>
      </div>
    </section>
  );
}
