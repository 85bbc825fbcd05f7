import { sql } from 'drizzle-orm';
import { rowsOf } from '#server/db/rows.ts';
import { signedInPeople } from './console.ts';
import { openGoods } from './goods.ts';
import type { Options } from './options.ts';
import { liveOrders } from './order-life.ts';
import { barPlot, shown } from './plot.ts';
import { openBenchDatabase, startBenchPostgres } from './postgres.ts';
import { startShop } from './processes.ts';
import { openReport } from './report.ts';
import type { Timings } from './timings.ts';

const products = 300;
const fewOrders = 1_000;
const rounds = 120;
const limits = { p95Ms: 100, growth: 2 };
/** Below this nobody notices a difference, and a ratio would only compare noise. */
const noticedMs = 20;

/**
 * The life of an order, from the product's page to its payment, in a shop of a thousand orders and in one
 * of a million. With DATABASE_URL the large shop is the one that is there, and gets some orders more.
 */
export async function benchMillion({ orders, seed }: Options): Promise<void> {
  const report = openReport('million', `The life of an order among ${orders} others`, {
    ...{ seed, products, rounds, database: 'PostgreSQL' },
  });
  const few = await measure(fewOrders, seed);
  const many = await measure(orders, seed, process.env.DATABASE_URL);
  const names = Object.keys(many.timings);
  const of = (timings: Record<string, Timings>, name: string, percent: number) =>
    timings[name]?.p(percent) ?? 0;
  report.table(
    [
      'row',
      'call',
      `p50 ms, ${few.orders} orders`,
      'p95 ms',
      `p50 ms, ${many.orders} orders`,
      'p95 ms',
      'failed',
    ],
    names.map((name, i) => [
      ...[i + 1, name, of(few.timings, name, 50), of(few.timings, name, 95)],
      ...[of(many.timings, name, 50), of(many.timings, name, 95)],
      many.timings[name]?.failed ?? 0,
    ]),
  );
  const growth = (name: string) =>
    Math.max(of(many.timings, name, 95), noticedMs) /
    Math.max(of(few.timings, name, 95), noticedMs);
  report.plot(
    'million',
    'The p95 of each call among few and among many orders, by its row in the table',
    barPlot(
      { title: 'p95 of each call', x: 'row of the table', y: 'ms', limit: limits.p95Ms },
      names.map((_, i) => String(i + 1)),
      [few, many].map(({ orders: count, timings }) => ({
        name: `${shown(count)} orders`,
        points: names.map((name, i): [number, number] => [i, Math.round(of(timings, name, 95))]),
      })),
    ),
  );
  const failed = names.reduce((sum, name) => sum + (many.timings[name]?.failed ?? 0), 0);
  report.limit('failed:', failed, { atMost: 0 });
  const slowest = Math.max(...names.map((name) => of(many.timings, name, 95)));
  report.limit('slowest p95, ms:', slowest, { atMost: limits.p95Ms });
  report.limit(`most growth of a p95 (from ${noticedMs} ms):`, Math.max(...names.map(growth)), {
    atMost: limits.growth,
  });
  report.write();
}

async function measure(orders: number, seed: number, given?: string) {
  const server = given ? undefined : await startBenchPostgres();
  const url = given ?? server?.url ?? '';
  const shop = await startShop(products, url, given ? { filled: true } : { orders });
  const database = await openBenchDatabase(url);
  const [counted] = await rowsOf<{ orders: number }>(
    database.background,
    sql`select count(*)::int as orders from orders`,
  );
  const goods = await openGoods(shop, database);
  const people = await signedInPeople(database);
  const timings = await liveOrders(shop.url, goods, people, { rounds, seed });
  await database.close();
  await shop.stop();
  await server?.stop();
  return { orders: counted?.orders ?? 0, timings };
}
