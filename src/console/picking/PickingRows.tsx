import { Link } from 'react-router';
import { orderTexts } from '#console/messages/orders.ts';
import { pickingTexts as t } from '#console/messages/picking.ts';
import { deliveryName } from '#console/orders/delivery-name.ts';
import type { PickTarget } from '#console/orders/PickDialog.tsx';
import { ShortButton } from '#console/orders/ShortButton.tsx';
import type { PickingLineWire, PickingOrderWire } from '#contract/console/print.ts';
import { packCount, packName } from '#domain/catalogue/pack-texts.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { missingWords } from '#domain/orders/missing-words.ts';
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
  /** The lines of which packs may be missing; none: nobody may say so now. */
  targets: readonly PickTarget[];
};

/** The whole row is the target. */
export function PickRow({ line, units, details, picked, onPick, targets }: PickRowProps) {
  return (
    <li className={classes(styles.item, picked && styles.picked)}>
      <label className={styles.row}>
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
          <span className={`name ${styles.name}`}>{unbrokenUnits(line.product_name)}</span>
          <span className="muted">{line.sku}</span>
          <span className={styles.details}>{details}</span>
          {targets.filter(isShort).map(({ line, order }) => (
            <span key={line.id} className={styles.short}>
              {targets.length > 1 ? t.ofOrder(order, shortLine(line)) : shortLine(line)}
            </span>
          ))}
        </span>
        <span className={`muted ${styles.units}`}>
          <span className={styles.count}>{units}</span> {t.unitWord(units)}
        </span>
      </label>
      {targets.length > 0 && (
        <ShortButton name={line.product_name} targets={targets} className={styles.shortButton} />
      )}
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
            details={t.packs(line.picked, packName(line.packaging, line.set_qty))}
            targets={targetsOf([order], [line])}
            picked={ticks.has([line])}
            onPick={() => ticks.toggle([line])}
          />
        ))}
      </ul>
    </section>
  ));
}

type ByProductProps = {
  orders: readonly PickingOrderWire[];
  shelves: readonly Shelf[];
  /** Of one order its number need not be told. */
  single: boolean;
  ticks: Ticks;
};

/** Each product once, along the shelves. */
export function ByProduct({ orders, shelves, single, ticks }: ByProductProps) {
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
            targets={targetsOf(orders, lines)}
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
    .map(({ order, picked, packaging, set_qty }) => {
      const packs = t.packs(picked, packName(packaging, set_qty));
      return single ? packs : t.ofOrder(order, packs);
    })
    .join(' · ');
}

/** These lines, of orders that are being picked. */
function targetsOf(
  orders: readonly PickingOrderWire[],
  lines: readonly PickingLineWire[],
): PickTarget[] {
  return orders.flatMap(({ id: order, version, pickable, lines: own }) =>
    pickable
      ? own
          .filter(({ id }) => lines.some((line) => line.id === id))
          .map((line) => ({ order, version, line }))
      : [],
  );
}

function isShort({ line }: PickTarget): boolean {
  return line.picked < line.variant_qty;
}

function shortLine({ picked, variant_qty, missing_reason }: PickTarget['line']): string {
  return t.shortLine(picked, packCount(variant_qty), missingWords(missing_reason));
}
