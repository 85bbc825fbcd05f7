import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minimumPayablePaise } from '#domain/limits.ts';
import { mayMove, type OrderStatus } from '#domain/orders/order-status.ts';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { expectLedgerToAddUp } from '#test/ledger.ts';
import { noteError } from '#test/logged-errors.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { fillDemo } from './fill.ts';
import { demoShop } from './shop.ts';

const orders = 2_000;
const folder = mkdtempSync(join(tmpdir(), 'thok-history-'));
let database: Database;
beforeAll(async () => {
  const url = await newPostgresDb('template0');
  const migrating = await openPostgres(url, noteError);
  await migrating.migrate();
  await migrating.close();
  database = await openPostgres(url, noteError, { timeouts: { idleInTransactionMs: 500 } });
  // Drawing a large shop on a busy machine holds the thread for longer than a request may idle.
  const progress = () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
  const history = { orders, progress };
  await fillDemo(database.background, { dataDir: folder, now: new Date(), history });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const read = <T>(text: string) => rowsOf<T>(database.db, sql.raw(text));
const history = "from orders o where request_hash = 'history'";

describe('a shop filled with orders of the past', () => {
  test('has as many as asked for over three years, in every status, none of tomorrow', async () => {
    const rows = await read<{ status: OrderStatus; n: number; first: number; last: number }>(
      `select status, count(*)::int as n, extract(day from now() - min(created_at))::int as first,
        extract(epoch from now() - max(updated_at))::float8 as last ${history} group by status`,
    );
    expect(rows.reduce((sum, row) => sum + row.n, 0)).toBe(orders);
    expect(rows.find((row) => row.status === 'completed')?.n).toBeGreaterThan(orders * 0.8);
    expect(rows.map((row) => row.status)).toEqual(
      expect.arrayContaining(['cancelled', 'completed', 'delivered']),
    );
    expect(Math.max(...rows.map((row) => row.first))).toBeGreaterThan(1_050);
    expect(Math.min(...rows.map((row) => row.last))).toBeGreaterThanOrEqual(0);
  });

  test('has a ledger and payments that add up, and stock as the demo has it', async () => {
    await expectLedgerToAddUp(database.db);
    const stock = await read<{ sku: string; stock: number }>('select sku, stock from products');
    const demo = new Map(demoShop().products.map((product) => [product.sku, product.stock]));
    expect(stock.filter((row) => demo.get(row.sku) !== row.stock)).toEqual([]);
  });

  test('has orders that the shop would have taken', async () => {
    expect(
      await read(`select id ${history} and total_to_pay_paise < ${minimumPayablePaise}`),
    ).toEqual([]);
  });

  test('moved its orders by the rules, one after the other', async () => {
    const steps = await read<{ was: OrderStatus | null; status: OrderStatus; actor: 'operator' }>(
      `select distinct was, status, actor from (
        select e.status, e.actor, lag(e.status) over (partition by order_id order by e.id) as was
        from order_events e join orders o on o.id = e.order_id where request_hash = 'history') s`,
    );
    const lawful = ({ was, status, actor }: (typeof steps)[number]) =>
      was === null ? status === 'active' : mayMove(was, status, actor);
    expect(steps.filter((step) => !lawful(step))).toEqual([]);
    const backwards = await read(`select order_id from (select order_id, at,
      lag(at) over (partition by order_id order by id) as was from order_events) e where at < was`);
    expect(backwards).toEqual([]);
  });

  test('takes the money of an order when it is delivered or later, and completes it then', async () => {
    expect(
      await read(
        `select o.id ${history} and (status = 'completed') <> (paid_paise = total_to_pay_paise)`,
      ),
    ).toEqual([]);
    expect(
      await read(`select p.id from payments p join order_events e on e.order_id = p.order_id
        and e.status = 'delivered' where p.created_at < e.at and p.idempotency_key like 'history-%'`),
    ).toEqual([]);
  });

  test('has its indexes and foreign keys again', async () => {
    const parts = (from: Database) =>
      rowsOf(
        from.db,
        sql`select indexdef as part from pg_indexes where schemaname = 'public'
          union all select conname || pg_get_constraintdef(oid) from pg_constraint where contype = 'f'
          order by 1`,
      );
    const other = await openPostgres(await newPostgresDb(), noteError);
    expect(await parts(database)).toEqual(await parts(other));
    await other.close();
  });
});

describe('npm run demo', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const env = { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'none') };
      const child = execFile(
        process.execPath,
        ['demo/main.ts', ...args],
        { env },
        (_error, _out, said) => resolve({ code: child.exitCode, said }),
      );
    });

  test('refuses a million orders on an embedded database, and says what to do', async () => {
    expect(await run('--orders', '1000000')).toEqual({
      code: 1,
      said: expect.stringContaining('at most 20000 orders. For more, name a PostgreSQL server'),
    });
  });

  test('refuses a number that is none', async () => {
    const said = '--orders takes a whole number above 0.\n';
    expect(await run('--orders', 'many')).toEqual({ code: 1, said });
  });
});
