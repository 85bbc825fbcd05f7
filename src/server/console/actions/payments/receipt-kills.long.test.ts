import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { callerOf } from '#test/chaos/call.ts';
import { startCluster } from '#test/chaos/cluster.ts';
import { History } from '#test/chaos/history.ts';
import { findLedgerProblems } from '#test/ledger-problems.ts';
import { childrenOf } from '#test/processes.ts';
import { randomFrom } from '#test/random.ts';

vi.setConfig({ testTimeout: 300_000 });

const tellers = 16;
const kills = 12;
const billPaise = 1_000_00;

test(`${tellers} tellers on four processes of two nodes that are killed: no receipt lost or doubled, numbers without a gap`, async () => {
  const cluster = await startCluster({ nodes: 2, workers: 2 });
  const database = await openPostgres(await cluster.engine.primaryUrl(), () => {});
  const random = randomFrom(20_261_120);
  const customers = cluster.world.customers.map(({ id }) => id);
  await database.execute(`insert into bills (kind, customer_id, number, day, due_day, amount_paise)
    select 'opening', c.id, 'B-' || n, '2026-03-31', '2026-04-30', ${billPaise}
    from customers c, generate_series(1, 40) n`);
  const bills = await rowsOf<{ id: number; customer: number }>(
    database.db,
    sql`select id, customer_id as customer from bills order by id`,
  );
  const [owner] = cluster.world.operators;
  const call = callerOf(cluster, owner ?? { cookie: '' }, { random, history: new History() });
  /** Receipts that were acknowledged, by their keys, and cheques that were acknowledged as bounced. */
  const told = new Map<string, { id: number; number: string; amount: number; customer: number }>();
  const bounced = new Set<number>();
  const cheques: number[] = [];
  let isOver = false;
  let asked = 0;

  /** A lump, what one bill says, or money back; the same again until there is an answer. */
  async function take(): Promise<void> {
    const customer_id = random.pick(customers);
    const own = bills.filter(({ customer }) => customer === customer_id);
    const amount = random.pick([150, 400, 1_250, -100]);
    const part = [{ bill_id: random.pick(own).id, amount: Math.min(amount, 400) }];
    const method = random.pick(['cash', 'cheque', 'cheque', 'upi']);
    asked += 1;
    const input = {
      ...{ customer_id, amount, method, idempotency_key: `take-${asked}`, reason: 'Asked for' },
      ...(amount > 0 && random.chance(0.4) ? { allocations: part } : {}),
    };
    for (let tries = 0; tries < 20; tries += 1) {
      const { outcome, body } = await call('recordReceipt', input);
      if (outcome === 'refused') return;
      if (outcome === 'done') {
        const { id, number } = body.receipt as { id: number; number: string }; // `as`: the contract says so
        told.set(input.idempotency_key, { id, number, amount, customer: customer_id });
        if (method === 'cheque' && amount > 0) cheques.push(id);
        return;
      }
      await setTimeout(100);
    }
  }

  async function bounceOne(): Promise<void> {
    const receipt_id = random.pick(cheques);
    const { outcome } = await call('bounceCheque', { receipt_id, reason: 'No funds', charge: 50 });
    if (outcome === 'done') bounced.add(receipt_id);
    if (outcome === 'unknown') await setTimeout(100);
  }

  async function work(): Promise<void> {
    while (!isOver) await (cheques.length > 0 && random.chance(0.25) ? bounceOne() : take());
  }
  const working = Promise.all(Array.from({ length: tellers }, work));
  for (let kill = 0; kill < kills; kill += 1) {
    await setTimeout(random.between(300, 900));
    const workers = childrenOf(random.pick(cluster.nodes).pid);
    if (workers.length > 0) process.kill(random.pick(workers), 'SIGKILL');
  }
  // On a busy machine it takes a while until enough was told to prove something.
  const isEnough = () => told.size > 100 && bounced.size > 10;
  for (let waited = 0; waited < 600 && !isEnough(); waited += 1) await setTimeout(100);
  isOver = true;
  await working;

  const rows = await rowsOf<{
    key: string;
    id: number;
    number: string;
    paise: number;
    customer: number;
  }>(
    database.db,
    sql`select substr(idempotency_key, 7) as key, id, number, amount_paise as paise, customer_id as customer
      from receipts where idempotency_key like 'asked %'`,
  );
  const kept = new Map(
    rows.map(({ key, paise, ...row }) => [key, { ...row, amount: paise / 100 }]),
  );
  for (const [key, receipt] of told) expect([key, kept.get(key)]).toEqual([key, receipt]);
  const numbers = rows.map(({ number }) => Number(number.slice(-6))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  const unpaid = await rowsOf<{ id: number }>(
    database.db,
    sql`select bounced_id as id from receipts where kind = 'bounce'`,
  );
  const there = new Set(unpaid.map(({ id }) => id));
  expect([...bounced].filter((id) => !there.has(id))).toEqual([]);
  expect([told.size, bounced.size, isEnough()]).toEqual([told.size, bounced.size, true]);
  expect(await findLedgerProblems(database.db)).toEqual([]);
  await database.close();
  await cluster.close();
});
