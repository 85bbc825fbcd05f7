import { lineTotalPaise } from '#domain/cart/cart.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatPaise } from '#domain/money/money.ts';
import { useRootData } from '#web/data/use-root-data.ts';
import { orderWords, invoice as t } from '#web/messages/en/orders.ts';
import { amountInWords } from '#web/messages/en/words.ts';
import { formatDay, formatMoment } from '#web/messages/format-dates.ts';
import { wholeAddress } from './billing-facts.ts';
import { deliveryLabel, deliveryName, paymentName } from './delivery-name.ts';
import styles from './Invoice.module.css';
import { OrderTotals } from './OrderTotals.tsx';
import { type Order, orderedLines } from './order.ts';

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
          <PaperState order={order} />
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
            {paymentName(order)} ({words.upiAccepted})
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
      <p className={styles.foot}>
        {order.invoice === null && !isOld(order) ? t.comesWithGoods : t.foot}
      </p>
    </article>
  );
}

/** Until its goods have left, this is no tax invoice; then it says which one is. */
function PaperState({ order }: { order: Order }) {
  const { invoice } = order;
  if (invoice) {
    return (
      <p className="strong">
        {t.billed(invoice.number, formatDay(`${invoice.date}T12:00:00+05:30`))}
      </p>
    );
  }
  return invoice === null && !isOld(order) ? <p className="strong">{t.notTaxInvoice}</p> : null;
}

/** Delivered before the shop kept invoices: this is what it got. */
function isOld({ status }: Order): boolean {
  return status === 'delivered' || status === 'completed';
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

function InvoiceTable({ order }: { order: Order }) {
  const words = t;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: shown as cards it would no longer be a table to screen readers
    <table className={styles.table} role="table">
      <thead>
        <tr>
          <th scope="col">{words.line}</th>
          <th scope="col">{words.item}</th>
          <th scope="col">{words.pack}</th>
          <th scope="col">{words.packs}</th>
          <th scope="col">{words.units}</th>
          <th scope="col">{words.mrp}</th>
          <th scope="col">{words.price}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {orderedLines(order).map((line, i) => (
          <tr key={line.id}>
            <td className={styles.count}>{i + 1}</td>
            <th scope="row" className={`breakable ${styles.item}`}>
              {unbrokenUnits(line.name)}{' '}
              {line.name !== line.billedName && (
                <span className={styles.sku} lang="en">
                  {unbrokenUnits(line.billedName)}{' '}
                </span>
              )}
              <span className={styles.sku}>{line.sku}</span>
            </th>
            <td data-label={words.pack}>{orderWords.packName(line.packaging, line.packSize)}</td>
            <td data-label={words.packs}>{line.packs}</td>
            <td data-label={words.units}>{line.units}</td>
            <td data-label={words.mrp}>{formatPaise(line.mrpPaise)}</td>
            <td data-label={words.price}>{formatPaise(line.pricePaise)}</td>
            <td data-label={words.amount} className="strong">
              {formatPaise(lineTotalPaise(line))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
