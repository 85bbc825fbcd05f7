import { sql } from 'drizzle-orm';
import type { ProductState } from '#domain/catalogue/bulk-edit.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

export type ProductWithState = {
  id: number;
  sku: string;
  name: string;
  version: number;
  state: ProductState;
};

/** What a bulk edit reads and locks in one go: little enough to let others through in between. */
export const editBatchSize = 1_000;

const idsOf = (ids: readonly number[]) => sql`(${JSON.stringify(ids)}::jsonb)`;
const among = (ids: readonly number[]) =>
  sql`any (select jsonb_array_elements(${idsOf(ids)})::int)`;

/** These products, as far as a bulk edit can change them, in the order of their ids. */
export function readStates(db: Db, ids: readonly number[]): Promise<ProductWithState[]> {
  return rowsOf<ProductWithState>(
    db,
    sql`select p.id, p.sku, p.name, p.version, json_build_object(
        'mrpPaise', p.mrp_paise, 'maxUnits', p.max_units,
        'packs', coalesce((
          select json_agg(json_build_object('slot', k.slot, 'size', k.size,
            'pricePaise', k.price_paise, 'mrpPaise', k.mrp_paise, 'packaging', k.packaging)
            order by k.slot)
          from packs k where k.product_id = p.id), '[]'),
        'brandId', p.brand_id, 'subcategoryId', p.subcategory_id,
        'subSubcategoryId', p.sub_subcategory_id, 'hidden', p.hidden, 'bestPick', p.best_pick, 'hsn', p.hsn
      ) as state
      from products p where p.id = ${among(ids)} order by p.id`,
  );
}

/** How many of these products are in carts, and in how many carts. */
export async function countCarts(
  db: Db,
  ids: readonly number[],
): Promise<{ products: number; carts: number }> {
  const [row] = await rowsOf<{ products: number; carts: number }>(
    db,
    sql`select count(distinct product_id)::int as products, count(distinct customer_id)::int as carts
      from cart_lines where product_id = ${among(ids)}`,
  );
  return row ?? { products: 0, carts: 0 };
}
