import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { type Load, load } from './load.ts';
import { addCustomers, type BenchCustomer } from './on-postgres.ts';
import type { Options } from './options.ts';
import { placeAll } from './orders.ts';
import { barPlot, shown } from './plot.ts';
import { openBenchDatabase, startBenchPostgres } from './postgres.ts';
import type { Probe } from './probe.ts';
import { type Running, startShop } from './processes.ts';
import { readPaths } from './read-paths.ts';
import { openReport, type Row } from './report.ts';

const ordersPerSecond = 40;
const connections = 8;

/** Each second one of these: what an operator does while customers order. */
const edits = [
  sql`update packs set price_paise = price_paise + 1 where product_id = 171 and slot = 1`,
  sql`update faqs set question = question || '?' where id = (select min(id) from faqs)`,
  sql`update products set name = name || '.' where id = 172`,
  sql`update banners set alt_text = alt_text || '.' where id = (select min(id) from banners)`,
  sql`update settings set shop_name = shop_name || '.'`,
  sql`update brands set name = name || '.' where id = 3`,
];

/** Readers over 50,000 products while orders come in and an operator edits. */
export async function benchUpdates({ seconds = 30, products = 50_000 }: Options): Promise<void> {
  const report = openReport('updates', 'Reads while orders and edits flow', {
    ...{ products, seconds, connections, 'orders a second': ordersPerSecond },
    'edits a second': 1,
  });
  const server = await startBenchPostgres();
  const shop = await startShop(products, server.url, { probed: true });
  const database = await openBenchDatabase(server.url);
  const customers = await addCustomers(database, seconds * ordersPerSecond);
  await fillCarts(database, products);
  const paths = await readPaths(shop);
  const read = () => load(shop.url, { paths, seconds, connections });
  await load(shop.url, { paths, seconds: Math.min(seconds, 10), connections });

  await shop.probe();
  const quiet = await read();
  const quietProbe = await shop.probe();
  const [flowing, orders] = await Promise.all([
    read(),
    order(shop, customers),
    edit(database, seconds),
  ]);
  const probe = await shop.probe();
  report.table(
    ['', 'a second', 'p50 ms', 'p99 ms', 'failed', 'stall ms', 'of its own work ms', 'hit rate'],
    [
      ['reads, quiet', ...cells(quiet), ...probeCells(quietProbe)],
      ['reads, orders and edits flowing', ...cells(flowing), ...probeCells(probe)],
      ['orders', ...cells(orders), '', '', ''],
    ],
  );
  report.plot(
    'updates',
    'The p99 of reads, quiet and while orders and edits flow',
    barPlot(
      { title: `Reads over ${shown(products)} products`, x: '', y: 'ms' },
      ['quiet', 'orders and edits flowing'],
      [
        { name: 'p50', points: [quiet, flowing].map((one, i) => [i, one.p50Ms]) },
        { name: 'p99', points: [quiet, flowing].map((one, i) => [i, one.p99Ms]) },
      ],
    ),
  );
  // Latencies are whole milliseconds: below one there is nothing to compare.
  const slowdown = flowing.p99Ms / Math.max(quiet.p99Ms, 1);
  report.limit('p99 of reads, times the quiet one:', slowdown, { atMost: 2 });
  report.limit('event loop held up by its own work, ms:', probe.busyMs, { atMost: 50 });
  report.limit('hit rate of the response cache:', hitRate(probe), { atLeast: 0.9 });
  report.limit('failed:', flowing.failed + orders.failed, { atMost: 0 });
  report.write();
  await database.close();
  await shop.stop();
  await server.stop();
}

const cells = ({ perSecond, p50Ms, p99Ms, failed }: Load): Row => [perSecond, p50Ms, p99Ms, failed];
const hitRate = ({ hits, misses }: Probe) => hits / (hits + misses);
const probeCells = (probe: Probe): Row => [
  probe.stallMs.toFixed(0),
  probe.busyMs.toFixed(0),
  hitRate(probe).toFixed(3),
];

async function order(shop: Running, customers: BenchCustomer[]) {
  const pauseMs = 1_000 / ordersPerSecond;
  return placeAll(shop.url, customers, { atOnce: 4, pauseMs: 4 * pauseMs });
}

async function edit({ db }: Database, seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i += 1) {
    const change = edits[i % edits.length];
    if (change) await db.execute(change);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Three products each, spread over the shop. */
async function fillCarts({ background }: Database, products: number): Promise<void> {
  await background.execute(sql`update products set max_units = 2000000000, stock = 1000000,
    initial_stock = 1000000`);
  await background.execute(sql`
    insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
    select c.id, p.product_id, 1, greatest(1, 100000 / (p.price_paise * p.size)), p.price_paise
    from customers c
    cross join generate_series(1, 3) n
    join packs p on p.slot = 1 and p.product_id = 1 + (c.id * 7919 + n * 104729) % ${products}::int
    where c.firm_name = 'Bench'`);
}
