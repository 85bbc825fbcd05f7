import { type Load, load, row } from './load.ts';
import { emptyDatabase, startBenchPostgres } from './postgres.ts';
import { type Running, startShop } from './processes.ts';

const sizes = [500, 50_000] as const;
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
export async function benchGrowth(): Promise<void> {
  process.stdout.write('\nGrowth, one process, 32 connections\n');
  await compare('embedded');
  const server = await startBenchPostgres();
  await compare('PostgreSQL', server.url);
  await server.stop();
}

async function compare(kind: string, databaseUrl?: string): Promise<void> {
  const small = await measure(kind, sizes[0], databaseUrl);
  const large = await measure(kind, sizes[1], databaseUrl);
  for (const [name, figures] of large) {
    const before = small.get(name);
    const ratio = before ? figures.p99Ms / Math.max(before.p99Ms, 1) : 0;
    process.stdout.write(`  ${name}: p99 ratio ${ratio.toFixed(2)} (at most 2)\n`);
  }
}

async function measure(
  kind: string,
  products: number,
  databaseUrl?: string,
): Promise<Map<string, Load>> {
  const shop = await startShop(products, databaseUrl && (await emptyDatabase(databaseUrl)));
  const loadedIn = /Catalogue loaded: .* in (.*)/.exec(shop.said)?.[1];
  process.stdout.write(
    `${products} products, ${kind}: listening after ${shop.startedInMs} ms, of which the catalogue ${loadedIn} (at most 3 s)\n`,
  );
  const subjects = await paths(shop);
  const results = new Map<string, Load>();
  for (const [name, list] of Object.entries(subjects)) {
    await load(shop.url, { paths: list, seconds: 2 });
    const figures = await load(shop.url, { paths: list, seconds: 6 });
    results.set(name, figures);
    row(name, figures);
  }
  process.stdout.write(`  memory ${shop.memoryMb()} MB (at most 600)\n`);
  await shop.stop();
  return results;
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
    'list page': slugs.map((slug) => `${call}getProductsBySubcategorySlug&slug=${slug}`),
    'filtered list': slugs.flatMap((slug) =>
      ['price', 'margin', 'name'].map(
        (sort) =>
          `${call}getProductsBySubcategorySlug&slug=${slug}&sort=${sort}&in_stock=1&margin_min=20&facets=1`,
      ),
    ),
    search: searches.map(searchOf),
    // Never the same address twice: the words are known, the answer is not ready.
    'search, answer not ready': () => `${searchOf(nextWords())}&asked=${asked}`,
    // Never the same words twice: what a search costs in full.
    'search, words never asked': () => searchOf(`${nextWords()} ${asked}`),
  };
}
