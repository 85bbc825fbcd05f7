import { pickingTexts as t } from '#console/messages/picking.ts';
import { packName } from '#domain/catalogue/pack-texts.ts';
import type { PickingProduct, Shelf } from './group-by-product.ts';
import styles from './Picking.module.css';
import { PickRow } from './PickRow.tsx';
import type { Ticks } from './use-ticks.ts';

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
