import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { mostMissedSearches } from '#server/queries/catalogue/missed-searches.ts';
import { printReads, signedInPeople } from './console.ts';
import { openBenchDatabase, startBenchPostgres } from './postgres.ts';
import { startShop } from './processes.ts';
import { productReads } from './product-reads.ts';
import { send } from './request.ts';

const size = { products: 50_000, orders: 200_000 };
/** Of each read. */
const calls = 20;
/** Bulk work: for whoever waits in front of it. */
const limitSeconds = 10;

type Post = (action: string, body: unknown) => Promise<Record<string, unknown>>;

/**
 * The console's lists of products, its reports and its bulk work over 50,000 products. With
 * DATABASE_URL the shop that is there is measured, and written to; without, one is filled first.
 */
export async function benchProducts(): Promise<void> {
  const given = process.env.DATABASE_URL;
  const server = given ? undefined : await startBenchPostgres();
  const url = given ?? server?.url ?? '';
  const shop = await startShop(size.products, url, given ? { filled: true } : size);
  const database = await openBenchDatabase(url);
  const total = await database.db.$count(sql`products`);
  process.stdout.write(
    `\nConsole over ${total} products, PostgreSQL; load average before ${loadavg()[0]?.toFixed(1)}\n`,
  );
  await fillMissedSearches(database);
  const { cookie } = await signedInPeople(database);
  await printReads(shop.url, await productReads(database), cookie, calls);

  const agent = new Agent({ keepAlive: true });
  const post: Post = async (action, body) => {
    const sent = { agent, headers: { cookie }, body };
    const { status, text } = await send(`${shop.url}/console/api/${action}`, sent);
    if (status !== 200) throw new Error(`${action}: ${text}`);
    return JSON.parse(text);
  };
  await bulkEdit(post, 'a category', { category: await categoryOf(database, 10_000) });
  await bulkEdit(post, 'all', {});
  for (const path of [
    'exportProducts',
    'exportFile?kind=products',
    'exportFile?kind=products&format=xlsx',
  ]) {
    await timed(path, async () => {
      const { text } = await send(`${shop.url}/console/api/${path}`, {
        agent,
        headers: { cookie },
      });
      return `${Math.round(text.length / 1024)} KB`;
    });
  }
  agent.destroy();
  await database.close();
  await shop.stop();
  await server?.stop();
}

/** As many as the shop keeps. */
async function fillMissedSearches({ background }: Database): Promise<void> {
  await background.execute(sql`insert into missed_searches (words, times)
    select 'missing ' || n, n % 97 + 1 from generate_series(1, ${mostMissedSearches}::int) n
    on conflict do nothing`);
}

/** The category with about so many products. */
async function categoryOf({ db }: Database, products: number): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`select s.category_id as id from products p join subcategories s on s.id = p.subcategory_id
      group by 1 order by abs(count(*) - ${products}::int) limit 1`,
  );
  return row?.id ?? 0;
}

async function bulkEdit(post: Post, name: string, filters: Record<string, unknown>): Promise<void> {
  const change = { field: 'price', by: 'percent', value: -1, rounding: '10-paise' };
  let expected: unknown;
  let edit: unknown;
  await timed(`bulk edit, ${name}: preview`, async () => {
    const { changed, unchanged, refused } = await post('previewProductEdit', { filters, change });
    expected = changed;
    return `${changed} changed, ${unchanged} unchanged, ${refused} refused`;
  });
  const idempotency_key = `bench ${name} ${Date.now()}`;
  await timed(`bulk edit, ${name}: apply`, async () => {
    ({ edit } = await post('editProducts', { filters, change, expected, idempotency_key }));
    return '';
  });
  await timed(`bulk edit, ${name}: undo`, async () => {
    // `as`: the contract says so.
    await post('undoProductEdit', { id: (edit as { id: number }).id });
    return '';
  });
}

async function timed(name: string, work: () => Promise<string>): Promise<void> {
  const begun = performance.now();
  const note = await work();
  const seconds = (performance.now() - begun) / 1_000;
  const cells = [name.padEnd(44), `${seconds.toFixed(1)} s`, note];
  if (seconds > limitSeconds) {
    cells.push(`ABOVE ${limitSeconds} s`);
    process.exitCode = 1;
  }
  process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
}
