import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { keepStocked } from './goods.ts';
import { row } from './load.ts';
import { startOnPostgres } from './on-postgres.ts';
import { cartScript } from './pgbench-scripts.ts';

const clients = 32;
const seconds = 6;
/** Until the engine has compiled what is hot: a shop runs for weeks. */
const warmUpSeconds = 10;

/** Adding to the cart, beside pgbench doing one upsert with a stock check on the same server. */
export async function benchCart(): Promise<void> {
  process.stdout.write(`\nAdd to cart, ${clients} customers, PostgreSQL, one process\n`);
  const bench = await startOnPostgres(clients);
  const { shop, database, customers } = bench;
  await keepStocked(database.background);
  const { rows } = await database.execute(
    'select product_id, size from packs where slot = 1 order by product_id limit 1',
  );
  const [pack] = rows as { product_id: number; size: number }[]; // `as`: the columns of that line
  const add = async (duration: number) => {
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
        const wish = {
          product_id: pack?.product_id,
          set_qty: `+${pack?.size}`,
          type: 'variant1',
          user_id: customer?.id,
        };
        // As the storefront sends it, each with a key of its own.
        const body = () => JSON.stringify({ ...wish, idempotency_key: randomUUID() });
        client.setRequests([
          { headers, setupRequest: (request) => ({ ...request, body: body() }) },
        ]);
      },
    });
    return {
      perSecond: Math.round(result.requests.average),
      p50Ms: result.latency.p50,
      p99Ms: result.latency.p99,
      failed: result.errors + result.timeouts + result.non2xx,
    };
  };
  await add(warmUpSeconds);
  const ours = await add(seconds);
  const limit = await bench.pgbench(await cartScript(bench), clients, seconds);
  row('addToCart', ours, '(p99 at most 30 ms)');
  process.stdout.write(`  pgbench, one upsert: ${limit}/s\n`);
  process.stdout.write(`  ratio ${(ours.perSecond / limit).toFixed(2)} (at least 0.15)\n`);
  await bench.stop();
}
