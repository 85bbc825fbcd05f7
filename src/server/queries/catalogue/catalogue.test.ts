import { type Query, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { openTestDb } from '#test/test-db.ts';
import { recentlyMoved } from './catalogue.ts';
import { changesSince } from './catalogue-changes.ts';

async function openDb(): Promise<Db> {
  const database = await openTestDb();
  onTestFinished(() => database.close());
  return database.db;
}

/** How many rows the planner expects, with one plan whatever the values, as the pool wants it. */
async function expectedRows(db: Db, { sql: text, params }: Query): Promise<number> {
  const given = params.length > 0 ? `(${params.map((value) => `'${value}'`).join()})` : '';
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare asked as ${text}`));
    return rowsOf<{ 'QUERY PLAN': string }>(tx, sql.raw(`explain execute asked${given}`));
  });
  const [top = { 'QUERY PLAN': '' }] = plan;
  return Number(/rows=(\d+)/.exec(top['QUERY PLAN'])?.[1]);
}

test('the planner expects the stock poll to read only what moved lately, however long the ledger is', async () => {
  const db = await openDb();
  await db.execute(sql`insert into stock_movements (product_id, units, reason, created_at)
    select 1, 1, 'restock', now() - n * interval '1 minute' from generate_series(1, 50000) n`);
  await db.execute(sql`analyze stock_movements`);
  expect(await expectedRows(db, recentlyMoved(db, 65).toSQL())).toBeLessThan(500);
});

test('the planner expects the change poll to read only new changes, however many are kept', async () => {
  const db = await openDb();
  await db.execute(sql`insert into catalogue_changes (product_id, tx)
    select 1, n from generate_series(1, 50000) n`);
  await db.execute(sql`analyze catalogue_changes`);
  const position = { nextTx: 49_990, snapshot: '49990:50000:', serverStart: '' };
  expect(await expectedRows(db, changesSince(db, position).toSQL())).toBeLessThan(500);
});
