import { type SQL, sql } from 'drizzle-orm';
import { orderStatuses, standsInShop } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

/** Most orders that a refusal names. */
const mostNamed = 20;

export type Promised = {
  units: number;
  /** Ids of the first orders that have them. */
  orders: number[];
};

const statusList = (type: 'pickup' | 'delivery') =>
  sql.join(
    orderStatuses.filter((status) => standsInShop(status, type)).map((status) => sql`${status}`),
    sql`, `,
  );

/**
 * Rows of (product_id, units, orders): what stands on the shelves for orders that have not left the shop,
 * which are few. Taken off the stock already, it is there to be counted all the same.
 */
export function promisedUnits(productIds: SQL): SQL {
  return sql`select l.product_id, sum(l.packs * l.pack_size)::int as units,
      to_json((array_agg(distinct o.id order by o.id))[1:${sql.raw(String(mostNamed))}]) as orders
    from orders o join order_lines l on l.order_id = o.id
    where o.status in (${statusList('pickup')})
      and (o.delivery_type = 'pickup' or o.status in (${statusList('delivery')}))
      and l.packs > 0 and l.product_id in (${productIds})
    group by l.product_id`;
}

/** By product; one that no order waits for is missing. */
export async function readPromised(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, Promised>> {
  if (productIds.length === 0) return new Map();
  const ids = sql`select unnest(${sql.param(productIds)}::int[])`;
  const rows = await rowsOf<Promised & { product_id: number }>(db, promisedUnits(ids));
  return new Map(rows.map(({ product_id, ...promised }) => [product_id, promised]));
}
