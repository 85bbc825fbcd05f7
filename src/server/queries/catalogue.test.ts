import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { openTestPostgres } from '#test/test-db.ts';
import { recentlyMoved } from './catalogue.ts';

test('the planner expects the stock poll to read only what moved lately, however long the ledger is', async () => {
  const database = await openTestPostgres();
  onTestFinished(() => database.close());
  const { db } = database;
  await db.execute(sql`insert into stock_movements (product_id, units, reason, created_at)
    select 1, 1, 'restock', now() - n * interval '1 minute' from generate_series(1, 50000) n`);
  await db.execute(sql`analyze stock_movements`);
  const { sql: text, params } = recentlyMoved(db, 65).toSQL();
  const given = params.length > 0 ? `(${params.join()})` : '';
  const plan = await db.transaction(async (tx) => {
    // As the pool does: one plan, whatever the values.
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare recent as ${text}`));
    return rowsOf<{ 'QUERY PLAN': string }>(tx, sql.raw(`explain execute recent${given}`));
  });
  const [top = { 'QUERY PLAN': '' }] = plan;
  expect(Number(/rows=(\d+)/.exec(top['QUERY PLAN'])?.[1])).toBeLessThan(500);
});
