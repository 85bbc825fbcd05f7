import { pickingTexts as t } from '#console/messages/picking.ts';
import { packName } from '#domain/pack-texts.ts';
import type { PickingProduct, Shelf } from './group-by-product.ts';
import styles from './Picking.module.css';
import { PickRow } from './PickRow.tsx';
import type { Ticks } from './use-ticks.ts';

/** Each product once, along the shelves. */
export function ByProduct({ shelves, ticks }: { shelves: readonly Shelf[]; ticks: Ticks }) {
  return shelves.map(({ category, products }) => (
    <section key={category} className={styles.group}>
      <h2 className={styles.heading}>{category}</h2>
      <ul className={styles.rows}>
        {products.map(({ first, units, lines }) => (
          <PickRow
            key={first.product_id}
            line={first}
            units={units}
            details={packsOf({ first, units, lines })}
            picked={ticks.has(lines)}
            onPick={() => ticks.toggle(lines)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** "#31: 2 × Box of 12 · #32: 1 × Box of 12"; of a single order without its number. */
function packsOf({ lines }: PickingProduct): string {
  const single = new Set(lines.map(({ order }) => order)).size === 1;
  return lines
    .map(({ order, variant_qty, packaging, set_qty }) => {
      const packs = t.packs(variant_qty, packName(packaging, set_qty));
      return single ? packs : t.ofOrder(order, packs);
    })
    .join(' · ');
}
