import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { readBalances } from '#server/queries/payments/statement.ts';
import { expectLedgerToAddUp } from '#test/ledger.ts';
import { markLedgerOpened } from '#test/ledger-problems.ts';
import { noteError } from '#test/logged-errors.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { fillDemo } from './fill.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 3_600_000 });

/** `YEAR_ORDERS=25000` as `npm run demo -- --year` has them. */
const orders = Number(process.env.YEAR_ORDERS ?? 1_500);
const folder = mkdtempSync(join(tmpdir(), 'thok-year-'));
let database: Database;
beforeAll(async () => {
  database = await openPostgres(await newPostgresDb('template0'), noteError);
  await database.migrate();
  const history = { orders, progress: () => {} };
  await fillDemo(database.background, { dataDir: folder, now: new Date(), history, isYear: true });
  await markLedgerOpened(database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const one = async (text: string) =>
  (await rowsOf<{ n: number }>(database.db, sql.raw(`select (${text})::float8 as n`)))[0]?.n ?? 0;

describe('a year of a shop', () => {
  test('has all that happens in one', async () => {
    const kinds = await rowsOf<{ kind: string; n: number }>(
      database.db,
      sql`select kind, count(*)::int as n from receipts group by 1
        union all select 'cheque ' || cheque_state, count(*)::int from receipts where cheque_state is not null group by 1
        union all select 'bill ' || kind, count(*)::int from bills group by 1
        union all select 'credit notes', count(*)::int from credit_notes
        union all select 'handovers', count(*)::int from handovers
        union all select 'advances', count(*)::int from receipts where kind = 'receipt' and allocated_paise < amount_paise
        union all select 'orders', count(*)::int from orders`,
    );
    process.stdout.write(`${kinds.map(({ kind, n }) => `${kind}: ${n}`).join(', ')}\n`);
    const found = new Set(kinds.flatMap(({ kind, n }) => (n > 0 ? [kind] : [])));
    const wanted = [
      'receipt',
      'bounce',
      'opening',
      'cheque cleared',
      'cheque bounced',
      'bill opening',
    ];
    expect(
      [...wanted, 'bill charge', 'credit notes', 'handovers'].filter((kind) => !found.has(kind)),
    ).toEqual([]);
    if (orders < 25_000) return;
    expect(['refund', 'write-off', 'advances'].filter((kind) => !found.has(kind))).toEqual([]);
  });

  test('adds up in every table', () => expectLedgerToAddUp(database.db));

  test('has a trial balance of zero; accounts, statements and open items come to the same', async () => {
    expect(await one('select sum(amount_paise) from posting_lines')).toBe(0);
    const accounts = await one('select sum(balance_paise) from customer_accounts');
    expect(
      await one(`select sum(amount_paise) from posting_lines where account = 'receivable'`),
    ).toBe(accounts);
    const customers = await rowsOf<{ id: number }>(database.db, sql`select id from customers`);
    let statements = 0;
    const until = new Date();
    for (const { id } of customers) {
      const { closingPaise } = await readBalances(database.db, id, { from: until, until });
      statements += closingPaise;
    }
    expect(statements).toBe(accounts);
  });

  test('has orders completed exactly where nothing is due of them', async () => {
    const wrong = `select count(*) from orders where status in ('delivered', 'completed') and (status = 'completed')
      <> (paid_paise + covered_paise >= total_to_pay_paise - credited_paise)`;
    expect(await one(wrong)).toBe(0);
    expect(await one(`select count(*) from orders where status = 'completed'`)).toBeGreaterThan(
      orders / 2,
    );
  });
});
