import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/db/rows.ts';
import { keepStocked } from './goods.ts';
import { type Load, loadOf } from './load.ts';
import { type BenchOnPostgres, startOnPostgres } from './on-postgres.ts';
import { cartScript } from './pgbench-scripts.ts';
import { besideByTurns, type Pace } from './turns.ts';

export const clients = 32;
/** Until the engine has compiled what is hot: a shop runs for weeks. */
const warmUpSeconds = 8;

/** Adding to the cart, beside pgbench doing one upsert with a stock check on the same server. */
export async function benchCart(): Promise<void> {
  process.stdout.write(`\nAdd to cart, ${clients} customers, PostgreSQL, one process\n`);
  const bench = await startOnPostgres(clients);
  await keepStocked(bench.database.background);
  await compareCart(bench, { seconds: 3, turns: 5 });
  await bench.stop();
}

export async function compareCart(bench: BenchOnPostgres, { seconds, turns }: Pace) {
  const script = await cartScript(bench);
  const [pack] = await rowsOf<Pack>(
    bench.database.db,
    sql`select product_id, size from packs where slot = 1 order by product_id limit 1`,
  );
  if (!pack) throw new Error('The shop sells nothing.');
  await addFor(bench, pack, warmUpSeconds);
  await bench.analyze();
  const sides = {
    ours: () => addFor(bench, pack, seconds),
    limit: () => bench.pgbench(script, clients, seconds),
    limitName: 'pgbench, one upsert',
    cpuSeconds: bench.shop.cpuSeconds,
    note: '(p99 at most 20 ms)',
  };
  await besideByTurns('addToCart', sides, turns);
}

type Pack = { product_id: number; size: number };

async function addFor(
  { shop, customers }: BenchOnPostgres,
  { product_id, size }: Pack,
  duration: number,
): Promise<Load> {
  let next = 0;
  const result = await autocannon({
    url: `${shop.url}/api?endpoint=addToCart`,
    method: 'POST',
    connections: clients,
    duration,
    setupClient(client) {
      const customer = customers[next++ % clients];
      const headers = {
        cookie: customer?.cookie ?? '',
        'x-thok': '1',
        'content-type': 'application/json',
      };
      const wish = { product_id, set_qty: `+${size}`, type: 'variant1', user_id: customer?.id };
      // As the storefront sends it, each with a key of its own.
      const body = () => JSON.stringify({ ...wish, idempotency_key: randomUUID() });
      client.setRequests([{ headers, setupRequest: (request) => ({ ...request, body: body() }) }]);
    },
  });
  return loadOf(result);
}
