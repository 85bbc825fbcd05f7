import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load, row } from './load.ts';
import { type Running, startBare, startShop } from './processes.ts';

const connections = 8;
const seconds = 6;
const accepted = { 'accept-encoding': 'br' };

/**
 * Pages a second with Brotli: rendered for each answer (an unknown parameter keeps a page out of the
 * cache), sent from the cache to visitors and filled for a customer, beside a bare server.
 */
export async function benchPages(): Promise<void> {
  process.stdout.write(`\nPages, one process, ${connections} connections, Brotli\n`);
  const shop = await startShop(5_000);
  const customer = { ...accepted, cookie: await signIn(shop.url) };
  for (const [name, path] of await pagesOf(shop.url)) {
    const rendered = await measure(`${name}, rendered`, `${shop.url + path}?own`, accepted);
    const cached = await measure('  cached', shop.url + path, accepted);
    const alone = await measure('  signed in, rendered', `${shop.url + path}?own`, customer);
    const filled = await measure('  signed in', shop.url + path, customer);
    const bare = await besideBare(shop, path);
    process.stdout.write(
      `  ${(cached / rendered).toFixed(0)} × rendered (at least 20), ${(cached / bare).toFixed(2)} of bare; ` +
        `signed in ${(filled / alone).toFixed(1)} × rendered (at least 2), ${(filled / bare).toFixed(2)} of bare\n`,
    );
  }
  process.stdout.write(`  memory ${shop.memoryMb()} MB\n`);
  await shop.stop();
}

async function measure(name: string, url: string, headers: Record<string, string>) {
  await load(url, { headers, connections, seconds: 2 });
  const figures = await load(url, { headers, connections, seconds });
  row(name, figures);
  return figures.perSecond;
}

async function besideBare(shop: Running, path: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'thok-bare-'));
  const file = join(folder, 'page');
  // As many bytes as the compressed page; which ones does not matter to either.
  const page = await fetch(shop.url + path, { headers: accepted });
  writeFileSync(file, Buffer.alloc(Number(page.headers.get('content-length')), 'x'));
  const bare = await startBare(file);
  const perSecond = await measure('  bare, as many bytes', bare.url, {});
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
  return perSecond;
}

async function pagesOf(url: string): Promise<[string, string][]> {
  const read = async (action: string) => (await fetch(`${url}/api/${action}`)).json();
  const { categories } = await read('getAllCategoriesWithSubcategories');
  const { products } = await read('getAllProductsWithImageNew?limit=1');
  return [
    ['home', '/'],
    ['listing', `/${categories[0].subcategories[0].slug}`],
    ['product', `/product-detail/${products[0].slug}`],
  ];
}

/** The demo customer's cookie. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/loginUserdata`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-thok': '1' },
    body: JSON.stringify({ email_or_phone: '9876543210', pin: '246810' }),
  });
  return answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
