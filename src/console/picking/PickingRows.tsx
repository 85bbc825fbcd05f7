import { Link } from 'react-router';
import { orderTexts } from '#console/messages/orders.ts';
import { pickingTexts as t } from '#console/messages/picking.ts';
import { deliveryName } from '#console/orders/delivery-name.ts';
import type { PickingLineWire, PickingOrderWire } from '#contract/console/print.ts';
import { packName } from '#domain/catalogue/pack-texts.ts';
import { Badge } from '#ui/Badge.tsx';
import { classes } from '#ui/classes.ts';
import { inShelfOrder, type PickingProduct, type Shelf, unitsOf } from './group-by-product.ts';
import styles from './Picking.module.css';
import type { Ticks } from './use-ticks.ts';

type PickRowProps = {
  line: PickingLineWire;
  units: number;
  /** The packs, for which order. */
  details: string;
  picked: boolean;
  onPick: () => void;
};

/** The whole row is the target. */
export function PickRow({ line, units, details, picked, onPick }: PickRowProps) {
  return (
    <li>
      <label className={classes(styles.row, picked && styles.picked)}>
        <input className={styles.tick} type="checkbox" checked={picked} onChange={onPick} />
        <img
          className={`thumb ${styles.picture}`}
          src={`/images/products/${encodeURIComponent(line.image_name)}?w=80`}
          width={48}
          height={48}
          alt=""
          loading="lazy"
        />
        <span className={styles.words}>
          <span className={`name ${styles.name}`}>{line.product_name}</span>
          <span className="muted">{line.sku}</span>
          <span className={styles.details}>{details}</span>
        </span>
        <span className={`muted ${styles.units}`}>
          <span className={styles.count}>{units}</span> {t.unitWord(units)}
        </span>
      </label>
    </li>
  );
}

type ByOrderProps = { orders: readonly PickingOrderWire[]; ticks: Ticks };

/** Order by order, as the boxes are packed. */
export function ByOrder({ orders, ticks }: ByOrderProps) {
  return orders.map((order) => (
    <section key={order.id} className={styles.group}>
      <div className={`wrap ${styles.orderHead}`}>
        <h2 className={styles.heading}>
          <Link to={`/orders/${order.id}`}>{orderTexts.orderNumber(order.id)}</Link>{' '}
          {order.firm_name}
        </h2>
        <span className="muted">{order.route}</span>
        <Badge tone={order.express_delivery ? 'attention' : 'quiet'}>{deliveryName(order)}</Badge>
      </div>
      {order.note !== '' && <p className={`remark ${styles.note}`}>{order.note}</p>}
      <ul className={`card ${styles.rows}`}>
        {inShelfOrder(order.lines).map((line) => (
          <PickRow
            key={line.id}
            line={line}
            units={unitsOf(line)}
            details={t.packs(line.variant_qty, packName(line.packaging, line.set_qty))}
            picked={ticks.has([line])}
            onPick={() => ticks.toggle([line])}
          />
        ))}
      </ul>
    </section>
  ));
}

type ByProductProps = {
  shelves: readonly Shelf[];
  /** Of one order its number need not be told. */
  single: boolean;
  ticks: Ticks;
};

/** Each product once, along the shelves. */
export function ByProduct({ shelves, single, ticks }: ByProductProps) {
  return shelves.map(({ category, products }) => (
    <section key={category} className={styles.group}>
      <h2 className={styles.heading}>{category}</h2>
      <ul className={`card ${styles.rows}`}>
        {products.map(({ first, units, lines }) => (
          <PickRow
            key={first.product_id}
            line={first}
            units={units}
            details={packsOf(lines, single)}
            picked={ticks.has(lines)}
            onPick={() => ticks.toggle(lines)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** "#31: 2 × Box of 12 · #32: 1 × Box of 12" */
function packsOf(lines: PickingProduct['lines'], single: boolean): string {
  return lines
    .map(({ order, variant_qty, packaging, set_qty }) => {
      const packs = t.packs(variant_qty, packName(packaging, set_qty));
      return single ? packs : t.ofOrder(order, packs);
    })
    .join(' · ');
}
