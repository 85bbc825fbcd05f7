import { load, row } from './load.ts';
import { type Running, startBare, startShop } from './processes.ts';
import { besideByTurns, type Pace } from './turns.ts';

const connections = 8;
const seconds = 6;
/** As browsers ask. */
const accepted = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * Pages a second with Brotli: rendered for each answer (an unknown parameter keeps a page out of the
 * cache), sent from the cache to visitors and to a customer, beside a bare server.
 */
export async function benchPages(): Promise<void> {
  process.stdout.write(`\nPages, one process, ${connections} connections, Brotli\n`);
  const shop = await startShop(5_000);
  const customer = { ...accepted, cookie: await signIn(shop.url) };
  for (const [name, path] of await pagesOf(shop.url)) {
    const rendered = await measure(`${name}, rendered`, `${shop.url + path}?own`, accepted);
    const cached = await measure('  cached', shop.url + path, accepted);
    const alone = await measure('  signed in, rendered', `${shop.url + path}?own`, customer);
    const shared = await measure('  signed in', shop.url + path, customer);
    const bare = await besideBare(shop, path);
    process.stdout.write(
      `  ${(cached / rendered).toFixed(0)} × rendered (at least 20), ${(cached / bare).toFixed(2)} of bare; ` +
        `signed in ${(shared / alone).toFixed(1)} × rendered (at least 2), ${(shared / bare).toFixed(2)} of bare\n`,
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
  const bare = await startBare(await asManyBytes(shop.url + path, accepted));
  const perSecond = await measure('  bare, as many bytes', bare.url, {});
  await bare.stop();
  return perSecond;
}

/** As many as the compressed page has; which ones does not matter. */
async function asManyBytes(url: string, headers: Record<string, string>): Promise<Buffer> {
  const page = await fetch(url, { headers });
  return Buffer.alloc(Number(page.headers.get('content-length')), 'x');
}

/** Home, a listing and a product for a customer, beside a bare server with as many bytes. */
export async function compareSignedInPages(
  { url, cpuSeconds }: Running,
  cookie: string,
  { seconds, turns }: Pace,
): Promise<void> {
  const paths = (await pagesOf(url)).map(([, path]) => path);
  const headers = { ...accepted, cookie };
  const bodies = await Promise.all(paths.map((path) => asManyBytes(url + path, headers)));
  const bytes = Math.round(bodies.reduce((sum, body) => sum + body.length, 0) / bodies.length);
  const bare = await startBare(Buffer.alloc(bytes, 'x'));
  const ours = (forSeconds: number) =>
    load(url, { paths, headers, connections, seconds: forSeconds });
  await ours(4);
  const sides = {
    ours: () => ours(seconds),
    limit: async () => (await load(bare.url, { connections, seconds })).perSecond,
    limitName: 'bare Node http, as many bytes',
    cpuSeconds,
    note: '(at least 500 a second)',
  };
  await besideByTurns('signed-in pages', sides, turns);
  await bare.stop();
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
