import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { databases } from '#test/test-db.ts';
import { countProductSales, readSoldUnits } from './product-sales.ts';

describe.each(databases)('sums of what sold by day on %s', (_kind, openDb) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDb();
  });
  afterAll(() => database.close());

  const run = (text: ReturnType<typeof sql>) => database.db.execute(text);
  const startAnew = async () => {
    for (const table of ['daily_sales', 'sales_counted', 'product_sales'])
      await run(sql`delete from ${sql.identifier(table)}`);
  };
  /** What the ledger says, read whole. */
  async function ledger(days: number): Promise<Map<number, number>> {
    const rows = await rowsOf<{ id: number; units: number }>(
      database.db,
      sql`select product_id as id, -sum(units)::int as units from stock_movements
        where (created_at at time zone 'utc')::date >= (now() at time zone 'utc')::date - ${days}::int
          and reason in ('order', 'cancel', 'edit', 'pick', 'counter-sale')
        group by 1 order by 1`,
    );
    return new Map(rows.map((row) => [row.id, row.units]));
  }
  async function shown(): Promise<Map<number, number>> {
    const rows = await rowsOf<{ id: number; units: number }>(
      database.db,
      sql`select product_id as id, units from product_sales order by 1`,
    );
    return new Map(rows.map((row) => [row.id, row.units]));
  }
  async function expectAsTheLedger() {
    const sold = new Map([...(await ledger(28))].filter(([, units]) => units > 0));
    expect(await shown()).toEqual(sold);
    const all = [...(await readSoldUnits(database.db))].sort(([a], [b]) => a - b);
    expect(new Map(all)).toEqual(await ledger(90));
  }
  const move = (id: number, units: number, ago: string, reason = 'order') =>
    run(sql`insert into stock_movements (product_id, units, reason, created_at)
      values (${id}, ${units}, ${reason}, now() - ${ago}::interval)`);

  test('are the ledger’s from the first run on, and nothing counts twice', async () => {
    await startAnew();
    const ages = ['100 days', '60 days', '20 days', '1 day', '10 minutes', '1 second'];
    for (const [i, ago] of ages.entries()) await move(1, -(2 ** i), ago);
    await move(2, -9, '3 days');
    await move(2, 9, '1 day', 'cancel');
    await move(3, 50, '1 day', 'restock');
    expect(await countProductSales(database.db)).toBeGreaterThan(0);
    await expectAsTheLedger();
    expect(await countProductSales(database.db)).toBe(0);
    await expectAsTheLedger();
  });

  test('take in what moved since, also when two runs come at once', async () => {
    await startAnew();
    await countProductSales(database.db);
    // As if that had been two days ago.
    await run(
      sql`update sales_counted set until = date_trunc('day', now(), 'utc') - interval '2 days'`,
    );
    await run(sql`delete from daily_sales where day >= (now() at time zone 'utc')::date - 2`);
    await move(4, -7, '1 day');
    await move(4, -5, '1 second');
    expect((await readSoldUnits(database.db, [4])).get(4)).toBe((await ledger(90)).get(4));
    await Promise.all([countProductSales(database.db), countProductSales(database.db)]);
    await expectAsTheLedger();
  });
});
