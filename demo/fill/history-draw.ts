import { sql } from 'drizzle-orm';
import { minimumPayablePaise } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';

/** Working tables of one filling. */
export const tables = [
  sql`create temp table history_buyers (number int primary key, id int, billing jsonb,
    delivery_paise int) on commit drop`,
  sql`create temp table history_packs on commit drop as
    select row_number() over (order by p.id, k.slot) as number, p.id as product_id, k.slot, p.sku,
      p.name, p.image, k.size as pack_size, k.packaging, k.price_paise,
      coalesce(k.mrp_paise, p.mrp_paise) as mrp_paise
    from packs k join products p on p.id = k.product_id`,
  sql`alter table history_packs add primary key (number)`,
  sql`create temp table drawn_orders (id int, buyer int, placed_at timestamptz, pace interval,
    reached int, is_cancelled boolean, is_delivery boolean, is_express boolean, is_halved boolean,
    paid_at timestamptz, line_count int) on commit drop`,
  sql`create temp table drawn_lines (order_id int, number int, packs int) on commit drop`,
];

export type Draw = {
  /** Numbers of the first and the last order of this batch, of `count`. */
  from: number;
  to: number;
  count: number;
  buyerCount: number;
  /** When the shop opened on its first day. */
  opening: Date;
  /** Until now, with the part of today that is over. */
  openDays: number;
  openHours: number;
  now: Date;
};

/**
 * Draws what is different about each order of a batch. Orders grow denser over the years, come in
 * while the shop is open, and move one step on per `pace`; some are cancelled, some bought on credit.
 */
export async function drawBatch(tx: Db, draw: Draw): Promise<void> {
  const { from, to, count, buyerCount, openDays, openHours } = draw;
  const opening = sql`${draw.opening.toISOString()}::timestamptz`;
  const now = sql`${draw.now.toISOString()}::timestamptz`;
  await tx.execute(sql`truncate drawn_orders, drawn_lines`);
  await tx.execute(sql`select setseed(${from / (count + 1)}::float8)`); // the same shop every time
  await tx.execute(sql`
    with dice as materialized (
      select ${openDays}::float8 * power((n - 0.5) / ${count}::int, 0.8) as open_day,
        random() as buyer, random() as pace, random() as fate, random() as credit,
        random() as delivery, random() as lines
      from generate_series(${from}::int, ${to}::int) n
    ), placed as materialized (
      select *, interval '4 hours' + pace * interval '14 hours' as step,
        ${opening} + floor(open_day) * interval '1 day'
          + (open_day - floor(open_day)) * ${openHours}::int * interval '1 hour' as placed_at
      from dice
    ), moved as materialized (
      select *,
        least(4, floor(extract(epoch from ${now} - placed_at) / extract(epoch from step)))::int as reached,
        -- One in five buys on credit for up to four weeks.
        placed_at + 4 * step + greatest(credit - 0.8, 0) * interval '150 days' as paid_at
      from placed
    )
    insert into drawn_orders
    select nextval(pg_get_serial_sequence('orders', 'id')),
      1 + floor(power(buyer, 1.5) * ${buyerCount}::int), placed_at, step, reached,
      fate < 0.05 and reached > 0, delivery < 0.7, delivery < 0.1, credit between 0.8 and 0.9,
      case when fate >= 0.05 and credit < 0.985 and paid_at <= ${now} then paid_at end,
      1 + floor(lines * lines * 7)
    from moved order by placed_at`);
  await tx.execute(sql`
    insert into drawn_lines
    select distinct on (order_id, number) order_id, number,
      greatest(packs, ceil(${minimumPayablePaise}::float8 / (k.price_paise * k.pack_size)))::int
    from (
      select o.id as order_id, 1 + floor(power(random(), 1.6) * (select count(*) from history_packs))::int
        as number, 1 + floor(random() * 3)::int as packs
      from drawn_orders o, generate_series(1, o.line_count)
    ) line join history_packs k using (number)
    order by order_id, number`);
  // Nobody else counts the rows of a temporary table for the planner.
  await tx.execute(sql`analyze drawn_orders`);
  await tx.execute(sql`analyze drawn_lines`);
}
