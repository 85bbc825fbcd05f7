import { Agent } from 'node:http';
import { sql } from 'drizzle-orm';
import { keepStocked } from './goods.ts';
import type { Load } from './load.ts';
import { type BenchCustomer, type BenchOnPostgres, startOnPostgres } from './on-postgres.ts';
import { orderScript } from './pgbench-scripts.ts';
import { send } from './request.ts';
import { besideByTurns, type Pace } from './turns.ts';

const atOnce = 16;
const warmUp = 3_000;
const perTurn = 1_000;
/** Who is needed to measure it: nobody orders twice. */
export const buyersFor = (turns: number) => warmUp + turns * perTurn;

/** Placing orders of three lines, beside pgbench writing the same rows on the same server. */
export async function benchOrders(): Promise<void> {
  process.stdout.write(`\nPlace an order of 3 lines, ${atOnce} at once, PostgreSQL, one process\n`);
  const pace = { seconds: 3, turns: 5 };
  const bench = await startOnPostgres(buyersFor(pace.turns));
  await keepStocked(bench.database.background);
  await compareOrders(bench, pace);
  await bench.stop();
}

export async function compareOrders(bench: BenchOnPostgres, { seconds, turns }: Pace) {
  const buyers = buyersFor(turns);
  const customers = bench.customers.slice(-buyers);
  await fillCarts(bench, customers);
  await placeAll(bench.shop.url, customers.splice(0, warmUp));
  await bench.analyze();
  // Of those whose carts are empty: it deletes what is in them.
  const script = await orderScript({
    ...bench,
    customers: bench.customers.slice(-buyers, -perTurn * turns),
  });
  await besideByTurns(
    'insertOrder',
    {
      ours: () => placeAll(bench.shop.url, customers.splice(0, perTurn)),
      limit: () => bench.pgbench(script, atOnce, seconds),
      limitName: 'pgbench, the same rows in 10 statements',
      cpuSeconds: bench.shop.cpuSeconds,
      note: '(p99 at most 35 ms)',
    },
    turns,
  );
  agent.destroy();
}

/** Three products each, spread over the shop. */
export async function fillCarts(
  { database }: BenchOnPostgres,
  customers: BenchCustomer[],
): Promise<void> {
  await database.background.execute(sql`
    insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
    select c.id, p.product_id, 1, greatest(1, 100000 / (p.price_paise * p.size)), p.price_paise
    from customers c, lateral (
      select * from packs where slot = 1 and product_id > 0 order by (product_id * 7919 + c.id * 104729) % 1009 limit 3
    ) p where c.id between ${customers[0]?.id ?? 0} and ${customers.at(-1)?.id ?? 0}`);
}

export async function placeAll(
  url: string,
  customers: BenchCustomer[],
  pace: { atOnce: number; pauseMs: number } = { atOnce, pauseMs: 0 },
): Promise<Load> {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: pace.atOnce }, async () => {
      for (let customer = customers[next++]; customer; customer = customers[next++]) {
        const begun = performance.now();
        const success = await placeOne(url, customer);
        if (!success) failed += 1;
        times.push(performance.now() - begun);
        if (pace.pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pace.pauseMs));
      }
    }),
  );
  const took = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    count: customers.length,
    perSecond: Math.round(customers.length / took),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failed,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

async function placeOne(url: string, customer: BenchCustomer): Promise<boolean> {
  const { text } = await send(`${url}/api?endpoint=insertOrder`, {
    agent,
    headers: { cookie: customer.cookie },
    body: {
      user_id: customer.id,
      idempotency_key: 'bench',
      paymentMethod: 'cod',
      delivery_type: 'pickup',
    },
  });
  return text.includes('"success":true');
}
