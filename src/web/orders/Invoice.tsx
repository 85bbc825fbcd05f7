import { formatMobile } from '#domain/india/indian-formats.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { orderWords, invoice as t } from '#web/messages/en/orders.ts';
import { amountInWords } from '#web/messages/en/words.ts';
import { formatMoment } from '#web/messages/format-dates.ts';
import { wholeAddress } from './billing-facts.ts';
import { deliveryLabel, deliveryName } from './delivery-name.ts';
import styles from './Invoice.module.css';
import { InvoiceTable } from './InvoiceTable.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import type { Order } from './order.ts';

/** A sheet of paper, also on the screen. */
export function Invoice({ order }: { order: Order }) {
  const words = orderWords;
  return (
    <article className={`card stack gap-4 ${styles.sheet}`} aria-labelledby="invoice-title">
      <header className={`wrap ${styles.top}`}>
        <Shop />
        <div className={`figures ${styles.number}`}>
          <h1 className={styles.title} id="invoice-title">
            {t.title}
          </h1>
          <p>{words.orderId(order.id)}</p>
          <p>{formatMoment(order.createdAt)}</p>
        </div>
      </header>
      <Buyer order={order} />
      <InvoiceTable order={order} />
      <div className={`stack gap-4 ${styles.bottom}`}>
        <div className={`stack gap-2 ${styles.words}`}>
          <p>
            <span className={`muted ${styles.label}`}>{t.inWords}</span>
            {amountInWords(order.totals.totalToPayPaise)}
          </p>
          <p>
            <span className={`muted ${styles.label}`}>{words.payment}</span>
            {words.cod} ({words.upiAccepted})
          </p>
          <p>
            <span className={`muted ${styles.label}`}>{deliveryLabel(order)}</span>
            {deliveryName(order)}
          </p>
          {order.note !== '' && (
            <p>
              <span className={`muted ${styles.label}`}>{words.note}</span>
              {order.note}
            </p>
          )}
        </div>
        <OrderTotals
          totals={order.totals}
          couponCode={order.couponCode}
          delivered={order.deliveryType === 'delivery'}
          withoutEarnings
          payment={order}
        />
      </div>
      <p className={styles.foot}>{t.foot}</p>
    </article>
  );
}

function Shop() {
  const settings = useRootData()?.settings;
  if (!settings) return null;
  return (
    <div className={styles.party}>
      <p className={styles.name}>{settings.shop_name}</p>
      <p>{settings.address}</p>
      <p>
        {settings.phone} · {settings.email}
      </p>
      {/* Another server may not tell it. */}
      {settings.gstin && <p>{t.gstin(settings.gstin)}</p>}
    </div>
  );
}

function Buyer({ order }: { order: Order }) {
  const { billing } = order;
  return (
    <div className={styles.party}>
      <p className={`muted ${styles.label}`}>{t.to}</p>
      <p className={styles.buyer}>{billing.firmName}</p>
      <p>
        {billing.ownerName} · {formatMobile(billing.phone)}
      </p>
      <p>{wholeAddress(billing)}</p>
      {billing.gst !== '' && <p>{t.gstin(billing.gst)}</p>}
      {billing.dlNumber !== '' && <p>{t.drugLicence(billing.dlNumber)}</p>}
    </div>
  );
}
