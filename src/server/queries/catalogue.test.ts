import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { openTestPostgres } from '#test/test-db.ts';
import { recentlyMoved } from './catalogue.ts';

test('the stock poll reads only what moved lately, however long the ledger is', async () => {
  const database = await openTestPostgres();
  onTestFinished(() => database.close());
  const { db } = database;
  await db.execute(sql`insert into stock_movements (product_id, units, reason, created_at)
    select 1, 1, 'restock', now() - n * interval '1 minute' from generate_series(1, 50000) n`);
  await db.execute(sql`analyze stock_movements`);
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(
    db,
    sql`explain ${recentlyMoved(db, 65).getSQL()}`,
  );
  expect(plan.map((row) => row['QUERY PLAN']).join()).toContain('stock_movements_created_at_index');
});
