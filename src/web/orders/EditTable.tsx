import { lineTotalPaise } from '#domain/cart/cart.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { formatPaise } from '#domain/money/money.ts';
import { Quantity } from '#ui/Quantity.tsx';
import { orderWords, orderEdit as t } from '#web/messages/en/orders.ts';
import { LinePicture } from '#web/reorder/LinePicture.tsx';
import styles from './EditOrder.module.css';
import type { OrderLine } from './order.ts';
import type { EditControl } from './use-edit-order.ts';

/** Spec §2: a table; on phones each row becomes a card. */
export function EditTable({ control }: { control: EditControl }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: shown as cards it would no longer be a table to screen readers
    <table className={styles.table} role="table">
      <thead>
        <tr>
          <th scope="col">{t.item}</th>
          <th scope="col">{t.mrp}</th>
          <th scope="col">{t.price}</th>
          <th scope="col">{t.packQuantity}</th>
          <th scope="col">{t.quantity}</th>
          <th scope="col">{t.amount}</th>
        </tr>
      </thead>
      <tbody>
        {control.lines.map((line) => (
          <EditRow key={line.id} line={line} control={control} />
        ))}
      </tbody>
    </table>
  );
}

function EditRow({ line, control }: { line: OrderLine; control: EditControl }) {
  const words = t;
  const left = control.unitsLeft(line);
  const pack = orderWords.packName(line.packaging, line.packSize);
  return (
    <tr className={line.packs === 0 ? styles.none : undefined}>
      <th scope="row" className={styles.item}>
        <LinePicture name={line.imageName} />
        <span>
          <span className={`name ${styles.name}`}>{unbrokenUnits(line.name)}</span>
          <span className={`muted ${styles.left}`}>
            {left === undefined ? words.gone : words.left(left)}
          </span>
        </span>
      </th>
      <td data-label={words.mrp}>{formatPaise(line.mrpPaise)}</td>
      <td data-label={words.price}>{formatPaise(line.pricePaise)}</td>
      <td data-label={words.packQuantity}>
        {line.packSize} <span className={`muted ${styles.pack}`}>{line.packaging && pack}</span>
      </td>
      <td className={styles.quantity} data-label={words.quantity}>
        <Quantity
          label={words.quantityOf(line.name, pack)}
          value={orderWords.packs(line.packs)}
          lessLabel={words.less(line.name, pack)}
          moreLabel={words.more(line.name, pack)}
          canLess={line.packs > 0 && !control.busy}
          canMore={!control.busy}
          pending={false}
          onLess={() => control.less(line)}
          onMore={() => control.more(line)}
        />
      </td>
      <td className={styles.amount} data-label={words.amount}>
        <span className={`muted ${styles.units}`}>{orderWords.unitCount(unitsOf(line))}</span>{' '}
        <strong>{formatPaise(lineTotalPaise(line))}</strong>
      </td>
    </tr>
  );
}
