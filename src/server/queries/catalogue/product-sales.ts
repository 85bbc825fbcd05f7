import { sql } from 'drizzle-orm';
import { salesDays } from '#domain/stock/low-stock.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

// Written out: the planner guesses how many rows lie after a time it does not know.
const since = sql.raw(`now() - interval '${salesDays} days'`);

/** Counts anew what each product sold, by the ledger: what came back is not sold. Gives how many differ. */
export async function countProductSales(db: Db): Promise<number> {
  const changed = await rowsOf(
    db,
    sql`with sold as (
        select product_id, -sum(units)::int as units from stock_movements
        where created_at >= ${since} and reason in ('order', 'cancel', 'edit', 'pick', 'counter-sale')
        group by product_id having sum(units) < 0
      ), unsold as (
        delete from product_sales where product_id not in (select product_id from sold)
        returning product_id
      ), counted as (
        insert into product_sales (product_id, units) select product_id, units from sold
        on conflict (product_id) do update set units = excluded.units
          where product_sales.units <> excluded.units
        returning product_id
      )
      select product_id from unsold union all select product_id from counted`,
  );
  return changed.length;
}
