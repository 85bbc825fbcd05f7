import { compareCart } from './cart.ts';
import { openGoods } from './goods.ts';
import { compareMixed } from './mixed.ts';
import { startOnPostgres } from './on-postgres.ts';
import { buyersFor, compareOrders } from './orders.ts';
import { compareSignedInPages } from './pages.ts';
import { compareReads } from './reads.ts';

const turns = 3;

/** The six ratios that matter, on one shop, in two minutes: what a change of the server must show. */
export async function benchQuick(): Promise<void> {
  process.stdout.write('\nThe six ratios, PostgreSQL, one process\n');
  // Those who fill their carts in mixed traffic come first, those who order once come last.
  const bench = await startOnPostgres(1_000 + buyersFor(turns), { products: 5_000 });
  const goods = await openGoods(bench.shop, bench.database);
  await compareReads(bench.shop, { seconds: 2, turns });
  await compareSignedInPages(bench.shop, bench.customers[0]?.cookie ?? '', { seconds: 3, turns });
  await compareCart(bench, { seconds: 2, turns });
  await compareOrders(bench, { seconds: 2, turns });
  await compareMixed(bench, goods, { seconds: 6, turns });
  await bench.stop();
}
