import { Agent } from 'node:http';
import { sql } from 'drizzle-orm';
import { keepStocked } from './goods.ts';
import { row } from './load.ts';
import { type BenchCustomer, type BenchOnPostgres, startOnPostgres } from './on-postgres.ts';
import { orderScript } from './pgbench-scripts.ts';
import { send } from './request.ts';

const atOnce = 16;
const orders = 3_200;
const warmUp = 4_000;
const seconds = 6;

/** Placing orders of three lines, beside pgbench writing the same rows on the same server. */
export async function benchOrders(): Promise<void> {
  process.stdout.write(`\nPlace an order of 3 lines, ${atOnce} at once, PostgreSQL, one process\n`);
  const bench = await startOnPostgres(orders + warmUp);
  await fillCarts(bench);
  await placeAll(bench.shop.url, bench.customers.slice(0, warmUp));
  const ours = await placeAll(bench.shop.url, bench.customers.slice(warmUp));
  const limit = await bench.pgbench(await orderScript(bench), atOnce, seconds);
  row('insertOrder', ours, '(p99 at most 60 ms)');
  process.stdout.write(`  pgbench, the same rows in 10 statements: ${limit}/s\n`);
  process.stdout.write(`  ratio ${(ours.perSecond / limit).toFixed(2)} (at least 0.25)\n`);
  agent.destroy();
  await bench.stop();
}

/** Three products each, spread over the shop. */
async function fillCarts({ database, customers }: BenchOnPostgres): Promise<void> {
  await keepStocked(database.background);
  await database.background.execute(sql`
    insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
    select c.id, p.product_id, 1, greatest(1, 100000 / (p.price_paise * p.size)), p.price_paise
    from customers c, lateral (
      select * from packs where slot = 1 and product_id > 0 order by (product_id * 7919 + c.id * 104729) % 1009 limit 3
    ) p where c.firm_name = 'Bench' and c.id <= ${customers.at(-1)?.id ?? 0}`);
}

export async function placeAll(
  url: string,
  customers: BenchCustomer[],
  pace: { atOnce: number; pauseMs: number } = { atOnce, pauseMs: 0 },
) {
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
