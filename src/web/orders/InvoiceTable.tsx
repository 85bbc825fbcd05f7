import { lineTotalPaise } from '#domain/cart/cart.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { formatPaise } from '#domain/money/money.ts';
import { invoice, orderWords } from '#web/messages/en/orders.ts';
import styles from './Invoice.module.css';
import { type Order, orderedLines } from './order.ts';

export function InvoiceTable({ order }: { order: Order }) {
  const words = invoice;
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
