import { sql } from 'drizzle-orm';
import { maxLinesAtOnce } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

type UsualLine = {
  productId: number;
  slot: number;
  packSize: number;
  packaging: string;
  packs: number;
  pricePaise: number;
  orderedAt: Date | string;
  /** In how many orders. */
  times: number;
};

/** What is older tells little about what a shop sells now, and would make the read ever longer. */
const ordersLookedAt = 100;

/**
 * The products of the customer's last orders, each as it was ordered last: most often ordered first,
 * then the latest. Of two packs in one order the one with more units is the usual one.
 */
export function readUsualLines(db: Db, customerId: number): Promise<UsualLine[]> {
  return rowsOf<UsualLine>(
    db,
    sql`with recent as (
        select id, created_at from orders
        where customer_id = ${customerId} and status <> 'cancelled'
        order by created_at desc, id desc limit ${ordersLookedAt}
      ), bought as (
        select l.product_id, l.slot, l.pack_size, l.packaging, l.packs, l.price_paise, r.id as order_id,
          r.created_at
        from recent r join order_lines l on l.order_id = r.id
        where l.packs > 0
      ), counted as (
        select product_id, count(distinct order_id)::int as times from bought group by product_id
      ), latest as (
        select distinct on (product_id) * from bought
        order by product_id, created_at desc, order_id desc, packs * pack_size desc, slot
      )
      select product_id as "productId", slot, pack_size as "packSize", packaging, packs,
        price_paise as "pricePaise", created_at as "orderedAt", times
      from latest join counted using (product_id)
      order by times desc, created_at desc, product_id
      limit ${maxLinesAtOnce}`,
  );
}
