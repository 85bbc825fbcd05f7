import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { orderTexts as t } from '#console/messages/orders.ts';
import { packTexts } from '#console/messages/packs.ts';
import { pickingTexts } from '#console/messages/picking.ts';
import type { OrderDetailWire } from '#contract/console/order.ts';
import { packCount } from '#domain/catalogue/pack-texts.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { missingWords } from '#domain/orders/missing-words.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './OrderLines.module.css';
import { OrderTotals } from './OrderTotals.tsx';
import { ShortButton } from './ShortButton.tsx';

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
          <Row key={line.id} line={line} order={order} />
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

function Row({ line, order }: { line: Line; order: OrderDetailWire }) {
  const { sku, product_name, image_name, picked, set_qty, qty, stock, selling_price } = line;
  return (
    <tr className={classes(line.variant_qty === 0 && styles.none)}>
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
            <p className="name">{unbrokenUnits(product_name)}</p>
            <p className={table.muted}>{[sku, line.packaging].filter(Boolean).join(' · ')}</p>
            <Missing line={line} />
          </div>
        </div>
      </td>
      <td className={classes(table.number, styles.packs)}>
        <Packs line={line} order={order} packs={t.packs(picked, set_qty)} />
      </td>
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

/** What is not sent of what was ordered, and why. */
function Missing({ line: { picked, variant_qty, missing_reason } }: { line: Line }) {
  if (picked >= variant_qty) return null;
  return (
    <p className={styles.short}>
      {pickingTexts.shortLine(picked, packCount(variant_qty), missingWords(missing_reason))}
    </p>
  );
}

type PacksProps = { line: Line; order: OrderDetailWire; packs: string };

/** Those that are sent. */
function Packs({ line, order, packs }: PacksProps) {
  return (
    <div className={styles.counted}>
      <span>{packs}</span>
      {order.pickable && line.variant_qty > 0 && (
        <ShortButton
          name={line.product_name}
          className={styles.shortButton}
          targets={[{ order: order.id, version: order.version, line }]}
        />
      )}
    </div>
  );
}
