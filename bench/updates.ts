import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { load, row } from './load.ts';
import { addCustomers, type BenchCustomer } from './on-postgres.ts';
import { placeAll } from './orders.ts';
import { startBenchPostgres } from './postgres.ts';
import type { Probe } from './probe.ts';
import { type Running, startShop } from './processes.ts';

const products = 50_000;
const seconds = 30;
const ordersPerSecond = 40;
const limits = { stallMs: 50, hitRate: 0.9 };

/** Each second one of these: what an operator does while customers order. */
const edits = [
  sql`update packs set price_paise = price_paise + 1 where product_id = 4711 and slot = 1`,
  sql`update faqs set question = question || '?' where id = (select min(id) from faqs)`,
  sql`update products set name = name || '.' where id = 4712`,
  sql`update banners set alt_text = alt_text || '.' where id = (select min(id) from banners)`,
  sql`update settings set shop_name = shop_name || '.'`,
  sql`update brands set name = name || '.' where id = 3`,
];

/** Readers over 50,000 products while orders come in and an operator edits. */
export async function benchUpdates(): Promise<void> {
  process.stdout.write(`\nUpdates: ${products} products, orders and edits flowing, PostgreSQL\n`);
  const server = await startBenchPostgres();
  const shop = await startShop(products, server.url, { probed: true });
  const database = await openPostgres(server.url, (place, error) => {
    throw new Error(place, { cause: error });
  });
  const customers = await addCustomers(database, seconds * ordersPerSecond);
  await fillCarts(database);
  const paths = await readPaths(shop);
  await load(shop.url, { paths, seconds: 3, connections: 8 });

  await shop.probe();
  row('reads, quiet', await load(shop.url, { paths, seconds: 10, connections: 8 }));
  print(await shop.probe());
  const [reads, orders] = await Promise.all([
    load(shop.url, { paths, seconds, connections: 8 }),
    order(shop, customers),
    edit(database),
  ]);
  row('reads, orders and edits flowing', reads);
  row('  orders', orders);
  const flowing = await shop.probe();
  print(flowing);
  const hitRate = flowing.hits / (flowing.hits + flowing.misses);
  if (flowing.busyMs > limits.stallMs || hitRate < limits.hitRate) {
    process.stdout.write('  BROKEN: a stall or the hit rate is beyond its limit\n');
    process.exitCode = 1;
  }
  await database.close();
  await shop.stop();
  await server.stop();
}

function print({ stallMs, stallP99Ms, busyMs, hits, misses }: Probe): void {
  const hitRate = hits / (hits + misses);
  process.stdout.write(
    `  event loop held up ${busyMs.toFixed(0)} ms at most of its own work (at most ${limits.stallMs}), ` +
      `${stallMs.toFixed(0)} ms with waiting for a core, p99 ${stallP99Ms.toFixed(0)} ms; ` +
      `response cache hit rate ${hitRate.toFixed(3)} (at least ${limits.hitRate})\n`,
  );
}

async function order(shop: Running, customers: BenchCustomer[]) {
  const pauseMs = 1_000 / ordersPerSecond;
  return placeAll(shop.url, customers, { atOnce: 4, pauseMs: 4 * pauseMs });
}

async function edit({ db }: Database): Promise<void> {
  for (let i = 0; i < seconds; i += 1) {
    const change = edits[i % edits.length];
    if (change) await db.execute(change);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Three products each, spread over the shop. */
async function fillCarts({ db }: Database): Promise<void> {
  await db.execute(sql`update products set max_units = 2000000000, stock = 1000000,
    initial_stock = 1000000`);
  await db.execute(sql`
    insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
    select c.id, p.product_id, 1, greatest(1, 100000 / (p.price_paise * p.size)), p.price_paise
    from customers c
    cross join generate_series(1, 3) n
    join packs p on p.slot = 1 and p.product_id = 1 + (c.id * 7919 + n * 104729) % 50000
    where c.firm_name = 'Bench'`);
}

/** What people look at: 400 products, every category, the lists of the home page, searches. */
async function readPaths(shop: Running): Promise<string[]> {
  const call = (text: string) => fetch(`${shop.url}/api?endpoint=${text}`).then((r) => r.json());
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => call(`getAllProductsWithImageNewBest&limit=100&page=${page}`)),
  );
  const { categories } = await call('getAllCategoriesWithSubcategories');
  const slugs: string[] = categories.flatMap((one: { subcategories: { slug: string }[] }) =>
    one.subcategories.map((sub) => sub.slug),
  );
  return [
    ...pages.flatMap(({ products: list }) =>
      list.map((one: { slug: string }) => `getProductBySlug&slug=${one.slug}`),
    ),
    ...slugs.map((slug) => `getProductsBySubcategorySlug&slug=${slug}`),
    'getHomeSettings',
    'getAllFaqs',
    'getBanners',
    'getAllProductsWithImageNew&limit=24',
    'getAllProductsWithImageNewBest&limit=24',
    ...['shampoo', 'baby', 'neem', 'dog food'].map(
      (words) => `searchProducts&q=${encodeURIComponent(words)}&limit=8`,
    ),
  ].map((text) => `/api?endpoint=${text}`);
}
