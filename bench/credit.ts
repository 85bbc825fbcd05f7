import { sql } from 'drizzle-orm';
import { readAgeing, sumAgeing } from '#server/queries/ledger/ageing.ts';
import { keepStocked } from './goods.ts';
import { startOnPostgres } from './on-postgres.ts';
import { fillCarts, placeAll } from './orders.ts';
import { median } from './turns.ts';

const turns = 6;
const perTurn = 600;
const warmUp = 1_500;
const most = 10_000;

/** Placing with a credit limit beside placing without, by turns, and the ageing of 10,000 customers. */
export async function benchCredit(): Promise<void> {
  process.stdout.write('\nCredit, PostgreSQL, one process\n');
  const bench = await startOnPostgres(Math.max(most, warmUp + 2 * turns * perTurn));
  const { database, customers, shop } = bench;
  const { background: db } = database;
  await keepStocked(db);
  // Everybody owes five bills of before these books; of every other one credit is limited.
  await db.execute(sql`
    insert into bills (kind, customer_id, number, day, due_day, amount_paise)
    select 'opening', c.id, 'B' || n, current_date - 200, current_date + 40 - n * 30, 100000 + c.id
    from customers c, generate_series(1, 5) n`);
  await db.execute(sql`
    update customers set credit_limit_paise = 900000000, credit_mode = 'block',
      credit_pass_until = current_date + 9 where id % 2 = 0`);
  const buyers = customers.slice(-(warmUp + 2 * turns * perTurn));
  await fillCarts(bench, buyers);
  await placeAll(shop.url, buyers.splice(0, warmUp));
  await bench.analyze();
  const limited = buyers.filter(({ id }) => id % 2 === 0);
  const free = buyers.filter(({ id }) => id % 2 === 1);
  const ratios: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const sides = [limited, free].map((side) => side.splice(0, perTurn));
    const order = turn % 2 === 0 ? [0, 1] : [1, 0];
    const loads = [];
    for (const side of order) loads[side] = await placeAll(shop.url, sides[side] ?? []);
    const [withLimit, without] = loads;
    if (!withLimit || !without) throw new Error('a turn has two sides');
    ratios.push(withLimit.perSecond / without.perSecond);
    process.stdout.write(
      `  with a limit ${withLimit.perSecond}/s p99 ${withLimit.p99Ms} ms (${withLimit.failed} failed), without ${without.perSecond}/s p99 ${without.p99Ms} ms\n`,
    );
  }
  process.stdout.write(`  with ÷ without: ${median(ratios).toFixed(2)} (at least 0.90)\n`);
  const times = [];
  for (let i = 0; i < 7; i += 1) {
    const begun = performance.now();
    await readAgeing(db, { route: '', overdue: false }, { offset: 0, limit: 50 });
    times.push(performance.now() - begun);
  }
  const { customers: owing } = await sumAgeing(db, { route: '', overdue: false });
  process.stdout.write(
    `  ageing of ${owing} customers: ${Math.round(median(times))} ms (at most 500)\n`,
  );
  await bench.stop();
}
