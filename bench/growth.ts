import { type Load, load } from './load.ts';
import type { Options } from './options.ts';
import { emptyDatabase, startBenchPostgres } from './postgres.ts';
import { type Running, startShop } from './processes.ts';
import { openReport, type Row } from './report.ts';

const few = 500;
const searches = [
  'shampoo',
  'babi wipes',
  'paracetmol',
  'neem face wash',
  'साबुन',
  'dog food 3 kg',
  'sh',
  'b',
  'dia',
  'cream',
];

/** The same reads over 500 and 50,000 products: growth must not be felt. */
export async function benchGrowth({ seconds = 6, products = 50_000 }: Options): Promise<void> {
  const report = openReport('growth', `The same reads over ${few} and ${products} products`, {
    ...{ seconds, connections: 32, 'processes of the shop': 1 },
  });
  const compare = async (kind: string, databaseUrl?: string) => {
    const small = await measure(few, seconds, databaseUrl);
    const large = await measure(products, seconds, databaseUrl);
    report.table([kind, ...columns(few), ...columns(products)], rowsOf(small, large));
    for (const [name, { p99Ms }] of large.loads) {
      // Latencies are whole milliseconds: below one there is nothing to compare.
      const ratio = p99Ms / Math.max(small.loads.get(name)?.p99Ms ?? 0, 1);
      report.limit(`${kind}, ${name}, p99 ratio:`, ratio, { atMost: 2 });
    }
    report.limit(`${kind}, catalogue loaded in s:`, large.loadSeconds, { atMost: 3 });
    report.limit(`${kind}, memory, MB:`, large.memoryMb, { atMost: 600 });
  };
  await compare('embedded');
  const server = await startBenchPostgres();
  await compare('PostgreSQL', server.url);
  await server.stop();
  report.write();
}

type Measured = { loads: Map<string, Load>; loadSeconds: number; memoryMb: number };

const columns = (products: number) => [`${products} products, a second`, 'p50 ms', 'p99 ms'];

function rowsOf(small: Measured, large: Measured): Row[] {
  return [...large.loads.keys()].map((name) => {
    const cells = [small, large].flatMap(({ loads }) => {
      const own = loads.get(name);
      return [own?.perSecond ?? 0, own?.p50Ms ?? 0, own?.p99Ms ?? 0];
    });
    return [name, ...cells];
  });
}

async function measure(products: number, seconds: number, databaseUrl?: string): Promise<Measured> {
  const shop = await startShop(products, databaseUrl && (await emptyDatabase(databaseUrl)));
  const loadSeconds = Number(/Catalogue loaded: .* in ([\d.]+) s/.exec(shop.said)?.[1]);
  const loads = new Map<string, Load>();
  for (const [name, list] of Object.entries(await paths(shop))) {
    await load(shop.url, { paths: list, seconds: Math.min(seconds, 2) });
    loads.set(name, await load(shop.url, { paths: list, seconds }));
  }
  const memoryMb = shop.memoryMb();
  await shop.stop();
  return { loads, loadSeconds, memoryMb };
}

/** Many different addresses of each kind, so that not one answer is asked for again and again. */
async function paths(shop: Running): Promise<Record<string, string[] | (() => string)>> {
  const answer = await fetch(`${shop.url}/api?endpoint=getAllProductsWithImageNew&limit=100`);
  const { products } = await answer.json();
  const tree = await fetch(`${shop.url}/api?endpoint=getAllCategoriesWithSubcategories`);
  const { categories } = await tree.json();
  const slugs: string[] = categories.flatMap((one: { subcategories: { slug: string }[] }) =>
    one.subcategories.map((sub) => sub.slug),
  );
  const call = '/api?endpoint=';
  const searchOf = (words: string) =>
    `${call}searchProducts&q=${encodeURIComponent(words)}&limit=8`;
  let asked = 0;
  const nextWords = () => {
    asked += 1;
    return searches[asked % searches.length] ?? '';
  };
  return {
    'product by slug': products.map(
      (one: { slug: string }) => `${call}getProductBySlug&slug=${one.slug}`,
    ),
    'list page': slugs.map((slug) => `${call}getProductsBySubcategorySlug&slug=${slug}&limit=24`),
    'filtered list': slugs.flatMap((slug) =>
      ['price', 'margin', 'name'].map(
        (sort) =>
          `${call}getProductsBySubcategorySlug&slug=${slug}&sort=${sort}&in_stock=1&margin_min=20&facets=1&limit=24`,
      ),
    ),
    search: searches.map(searchOf),
    // Never the same address twice: the words are known, the answer is not ready.
    'search, answer not ready': () => `${searchOf(nextWords())}&asked=${asked}`,
    // Never the same words twice: what a search costs in full.
    'search, words never asked': () => searchOf(`${nextWords()} ${asked}`),
  };
}
