import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { orderTexts as t } from '#console/messages/orders.ts';
import { packTexts } from '#console/messages/packs.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './OrderLines.module.css';
import { OrderTotals } from './OrderTotals.tsx';

type Line = OrderDetailWire['lines'][number];

export function OrderLines({ order }: { order: OrderDetailWire }) {
  const withPrices = order.total_to_pay !== undefined;
  return (
    <div className="stack">
      <TableFrame
        className={styles.table}
        heads={[
          t.product,
          figure(t.quantity),
          figure(t.unitsHead, styles.units),
          figure(t.stock),
          withPrices && figure(t.price),
          withPrices && figure(t.amount),
        ]}
      >
        {order.lines.map((line) => (
          <Row key={line.id} line={line} />
        ))}
      </TableFrame>
      {order.editable && (
        <Link className={classes(buttonClass('secondary'), styles.edit)} to="lines">
          {packTexts.open}
        </Link>
      )}
      {withPrices && <OrderTotals order={order} />}
    </div>
  );
}

function Row({ line }: { line: Line }) {
  const { sku, product_name, image_name, variant_qty, set_qty, qty, stock, selling_price } = line;
  return (
    <tr className={classes(variant_qty === 0 && styles.none)}>
      <td className={table.whole}>
        <div className={`row gap-3 ${styles.product}`}>
          <img
            className="thumb"
            src={`/images/products/${encodeURIComponent(image_name)}?w=80`}
            width={40}
            height={40}
            alt=""
            loading="lazy"
          />
          <div>
            <p className="name">{product_name}</p>
            <p className={table.muted}>{[sku, line.packaging].filter(Boolean).join(' · ')}</p>
          </div>
        </div>
      </td>
      <td className={classes(table.number, styles.packs)}>{t.packs(variant_qty, set_qty)}</td>
      <td className={classes(table.number, table.desktopOnly, styles.units)}>{qty}</td>
      <td className={classes(table.number, table.desktopOnly, table.muted)}>{stock}</td>
      {selling_price !== undefined && (
        <>
          <td className={classes(table.number, table.desktopOnly)}>
            {formatRupees(selling_price)}
          </td>
          <td className={table.number}>{formatRupees(selling_price * qty)}</td>
        </>
      )}
    </tr>
  );
}
