import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

/** Initial + movements = stock for every product, and every order is whole and adds up, paid too. */
export async function expectLedgerToAddUp(db: Db): Promise<void> {
  const products = await rowsOf(
    db,
    sql`select p.id, p.initial_stock, p.stock, coalesce(sum(m.units), 0)::int as moved
      from products p left join stock_movements m on m.product_id = p.id
      group by p.id having p.initial_stock + coalesce(sum(m.units), 0) <> p.stock or p.stock < 0`,
  );
  expect(products, 'products whose ledger does not explain their stock').toEqual([]);
  const orders = await rowsOf(
    db,
    sql`select o.id, o.status, l.units, m.moved
      from orders o
      left join lateral (select count(*) as lines, sum(packs * pack_size)::int as units,
          sum(mrp_paise * packs * pack_size)::bigint as at_mrp,
          sum(price_paise * packs * pack_size)::bigint as to_pay
        from order_lines where order_id = o.id) l on true
      left join lateral (select -sum(units)::int as moved from stock_movements
        where order_id = o.id) m on true
      where l.lines = 0
        or l.at_mrp <> o.item_total_paise or l.at_mrp - l.to_pay <> o.discount_paise
        or m.moved <> case when o.status = 'cancelled' then 0 else l.units end
        or not exists (select from order_events e where e.order_id = o.id and e.status = o.status)`,
  );
  expect(orders, 'orders that do not add up').toEqual([]);
  const paid = await rowsOf(
    db,
    sql`select o.id, o.paid_paise, coalesce(sum(p.amount_paise), 0)::int as payments
      from orders o left join payments p on p.order_id = o.id
      group by o.id having o.paid_paise <> coalesce(sum(p.amount_paise), 0)`,
  );
  expect(paid, 'orders whose payments do not come to what is paid').toEqual([]);
}
