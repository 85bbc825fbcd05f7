import { type SQL, sql } from 'drizzle-orm';
import { salesDays } from '#domain/stock/low-stock.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

/*
 * What sold is summed by product and day (UTC) as time goes on: each run of the job takes in the movements since the
 * one before, and whoever asks adds those that came since. Nobody reads the ledger of months.
 */

/** Orders sort by it; days of cover have a shorter span. */
const longestDays = 90;
/** What committed so long after it began is counted too: far more than a request's transaction may take. */
const lateMinutes = 5;

const saleReasons = sql.raw(`reason in ('order', 'cancel', 'edit', 'pick', 'counter-sale')`);

/**
 * Rows of (product_id, units) over so many days, by the ledger: what came back is not sold. The time is written
 * out: the planner guesses how many rows lie after a time it does not know.
 */
async function soldWithin(db: Db, days: number, isWanted = sql`true`): Promise<SQL> {
  const [counted] = await rowsOf<{ until: string }>(
    db,
    sql`select extract(epoch from until)::text as until from sales_counted`,
  );
  const since = counted
    ? sql.raw(`to_timestamp(${Number(counted.until)})`)
    : sql.raw(`now() - interval '${days} days'`);
  return sql`select product_id, sum(units)::int as units from (
      select product_id, units from daily_sales
      where day >= (now() at time zone 'utc')::date - ${sql.raw(String(days))} and ${isWanted}
      union all
      select product_id, -units from stock_movements
      where created_at >= ${since} and ${saleReasons} and ${isWanted}
    ) sold group by product_id`;
}

/** By product; of these alone, where they are given. */
export async function readSoldUnits(db: Db, ids?: readonly number[]): Promise<Map<number, number>> {
  const isWanted = ids && sql`product_id = any(${sql.param(ids)}::int[])`;
  const sold = await soldWithin(db, longestDays, isWanted);
  const [lists] = await rowsOf<{ ids: number[]; units: number[] }>(
    db,
    sql`select coalesce(json_agg(product_id), '[]') as ids, coalesce(json_agg(units), '[]') as units
      from (${sold}) as found`,
  );
  return new Map(lists?.ids.map((id, i) => [id, lists.units[i] ?? 0]));
}

/** Takes in what moved since the last run; then what each product sold lately. Gives how many differ. */
export async function countProductSales(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    await sumDays(tx);
    const changed = await rowsOf(
      tx,
      sql`with sold as (
          select * from (${await soldWithin(tx, salesDays)}) as found where units > 0
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
  });
}

/** The first run reads it all, once. One run at a time: the row is held. */
async function sumDays(tx: Db): Promise<void> {
  await tx.execute(sql`insert into sales_counted (until)
    values (now() - interval '${sql.raw(String(longestDays + 1))} days') on conflict do nothing`);
  const [counted] = await rowsOf<{ from: string; until: string }>(
    tx,
    sql`select extract(epoch from until)::text as from,
        extract(epoch from greatest(until, now() - interval '${sql.raw(String(lateMinutes))} minutes'))::text as until
      from sales_counted for update`,
  );
  if (!counted) return;
  const [from, until] = [counted.from, counted.until].map((seconds) =>
    sql.raw(`to_timestamp(${Number(seconds)})`),
  );
  await tx.execute(sql`insert into daily_sales (day, product_id, units)
    select (created_at at time zone 'utc')::date, product_id, -sum(units) from stock_movements
    where created_at >= ${from} and created_at < ${until} and ${saleReasons}
    group by 1, 2
    on conflict (day, product_id) do update set units = daily_sales.units + excluded.units`);
  await tx.execute(sql`update sales_counted set until = ${until}`);
  await tx.execute(sql`delete from daily_sales
    where day < (now() at time zone 'utc')::date - ${sql.raw(String(longestDays))}`);
}
