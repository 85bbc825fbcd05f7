import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { addCustomer } from '#test/builders.ts';
import { callerFor } from '#test/caller.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let productPath: string;
let listingPath: string;
beforeAll(async () => {
  shop = await startApp(undefined, { pages: true });
  productPath = `/product-detail/${await one(sql`select slug as value from products where id = 1`)}`;
  const subcategory = sql`select s.slug as value from subcategories s
    join products p on p.subcategory_id = s.id where p.id = 1`;
  listingPath = `/${await one(subcategory)}`;
});
afterAll(() => shop.close());

async function one(query: ReturnType<typeof sql>): Promise<string> {
  const [row] = await rowsOf<{ value: string }>(shop.database.db, query);
  return row?.value ?? '';
}

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

const publicPages = () => ['/', listingPath, productPath, '/faqs', '/about', '/shop', '/brand/1'];

/** Inline scripts, as their hashes stand in a Content-Security-Policy. */
function hashesIn(html: string): string[] {
  const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)];
  return inline.map(([, text = '']) => createHash('sha256').update(text).digest('base64'));
}

describe.each(['visitor', 'customer'])('a page of a %s', (who) => {
  let person: Record<string, string>;
  beforeAll(async () => {
    person = who === 'customer' ? await shop.signIn(1) : {};
  });
  const getPage = (url: string, headers = {}) => get(url, { ...person, ...headers });

  test('is the same bytes for all, and whoever has it is told so', async () => {
    const other = who === 'customer' ? await shop.signIn(2) : {};
    for (const url of publicPages()) {
      const first = await getPage(url);
      if (first.statusCode === 301) continue;
      const second = await get(url, other);
      expect(second.body === first.body, url).toBe(true);
      const etag = String(first.headers.etag);
      const again = await getPage(url, { 'if-none-match': etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('runs its inline scripts by their hashes, without a nonce', async () => {
    for (const url of ['/', productPath]) {
      const { body, headers } = await getPage(url);
      const policy = String(headers['content-security-policy']);
      const hashes = hashesIn(body);
      expect(hashes.length).toBeGreaterThan(2);
      for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
      expect(body).not.toContain(' nonce="');
      expect(policy).not.toContain('nonce');
    }
  });

  test('goes out in each encoding', async () => {
    const plain = (await getPage('/')).rawPayload;
    const br = await getPage('/', { 'accept-encoding': 'gzip, br' });
    const gzip = await getPage('/', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).equals(plain)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain)).toBe(true);
  });
});

describe('a page of a visitor', () => {
  test('is rendered once for those who come together', async () => {
    const path = '/refund-policy';
    const reads = vi.spyOn(shop.catalogue, 'current');
    await get(path);
    const forOne = reads.mock.calls.length;
    await shop.database.db.execute(sql`update pages set html = html || '<p>New</p>'`);
    await shop.catalogue.refresh();
    reads.mockClear();
    const pages = await Promise.all(Array.from({ length: 20 }, () => get(path)));
    expect(new Set(pages.map((page) => page.body)).size).toBe(1);
    expect(pages[0]?.body).toContain('<p>New</p>');
    expect(reads.mock.calls.length).toBe(forOne);
    reads.mockRestore();
  });
});

describe('an order', () => {
  /** What an order writes of stock; gives the tag of a page that shows the product then. */
  async function sell(units: number, left: number) {
    const { db } = shop.database;
    await db.execute(sql`update products set stock = ${left}::int where id = 1`);
    await db.execute(
      sql`insert into stock_movements (product_id, units, reason) values (1, ${-units}, 'order')`,
    );
    await shop.catalogue.refresh();
    return (await get(listingPath)).headers.etag;
  }

  test('of what there is plenty of leaves pages as they are; the answer has the number', async () => {
    const slug = productPath.split('/').at(-1);
    const stock = async () =>
      (await get(`/api?endpoint=getProductBySlug&slug=${slug}`)).json().product.stock;
    const before = await sell(-5_000, 5_000);
    expect(await stock()).toBe(5_000);
    expect(await sell(12, 4_988)).toBe(before);
    expect(await stock()).toBe(4_988);
  });

  test('that leaves few or none is on pages, and so is what comes in', async () => {
    const tags = [await sell(1, 100), await sell(88, 12), await sell(6, 6), await sell(6, 0)];
    expect(new Set([...tags, await sell(-30, 30), await sell(-60, 90)]).size).toBe(6);
  });
});

describe('a changed', () => {
  const changes = [
    [
      'price',
      () => [productPath, listingPath],
      sql`update packs set price_paise = price_paise - 7 where product_id = 1`,
    ],
    [
      'name',
      () => [productPath, listingPath],
      sql`update products set name = 'Renamed' where id = 1`,
    ],
    ['question', () => ['/faqs'], sql`update faqs set question = 'Asked anew?' where id = 1`],
    ['shop name', () => ['/', '/faqs'], sql`update settings set shop_name = 'Other Wholesale'`],
    [
      'review',
      () => [productPath],
      sql`insert into reviews (product_id, customer_id, rating, text)
      values (1, 2, 1, 'Not for my shop.') on conflict do nothing`,
    ],
  ] as const;

  test.each(changes)(
    '%s is on the next page, and only pages that show it are new',
    async (_, urls, statement) => {
      const etags = new Map<string, unknown>();
      for (const url of ['/refund-policy', ...urls()])
        etags.set(url, (await get(url)).headers.etag);
      await shop.database.db.execute(statement);
      await shop.catalogue.refresh();
      for (const url of urls()) expect((await get(url)).headers.etag, url).not.toBe(etags.get(url));
      if (!urls().some((url) => url === '/')) {
        expect((await get('/refund-policy')).headers.etag).toBe(etags.get('/refund-policy'));
      }
    },
  );

  test('review is at once on the page of whoever wrote it', async () => {
    const headers = await shop.signIn(1);
    await get(productPath, headers);
    const input = { product_id: 1, user_id: 1, rating: 5, review: 'Sold out in a day.' };
    await (await callerFor(shop, 1)).call('submitProductReview', input);
    expect((await get(productPath, headers)).body).toContain('Sold out in a day.');
  });
});

describe('a page of a customer', () => {
  const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const)('that is their own goes out to %s as %s', async (accepted, encoding) => {
    const headers = { ...(await shop.signIn(1)), 'accept-encoding': accepted };
    const answer = await get('/my-account', headers);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack[encoding](answer.rawPayload).toString()).toMatch(/Rakesh Negi[\s\S]*<\/html>/);
  });

  test('has room for what was bought before only where something was, and nothing of it', async () => {
    const room = (html: string) => html.includes('id="buy-again"');
    const [buyer, beginner] = [await shop.signIn(1), await shop.signIn(await newCustomer())];
    for (const _round of ['rendered', 'from the cache']) {
      expect(room((await get('/', buyer)).body)).toBe(true);
      expect(room((await get('/', beginner)).body)).toBe(false);
      expect(room((await get('/')).body)).toBe(false);
    }
    expect((await get('/', buyer)).body).not.toContain('getBuyAgain');
  });

  /** Their id and name are nowhere else in a page. */
  async function newCustomer(): Promise<number> {
    const { db } = shop.database;
    const id = await addCustomer(db);
    await db.execute(sql`update customers set owner_name = 'Asha Negi' where id = ${id}`);
    return id;
  }

  test('says that somebody is signed in, and not who: a cookie tells their browser', async () => {
    const headers = await shop.signIn(await newCustomer());
    for (const url of [...publicPages(), '/nothing-here', '/shop?own']) {
      const page = await get(url, headers);
      if (page.statusCode === 301) continue;
      expect(page.body, url).toContain('Logout');
      expect(page.body, url).not.toContain('Asha');
      expect(page.cookies, url).toContainEqual(
        expect.objectContaining({
          name: 'thok_customer',
          value: expect.stringMatching(/Asha Negi$/),
        }),
      );
    }
    expect((await get('/')).body).not.toContain('Logout');
  });

  test('that is not there is not there the second time either', async () => {
    const headers = await shop.signIn(1);
    for (const url of ['/nothing-here', '/product-detail/nothing-here', '/no/such/page/here']) {
      for (const time of ['first', 'second']) {
        const { statusCode, body } = await get(url, headers);
        expect([statusCode, body.includes('Logout')], `${url}, ${time}`).toEqual([404, true]);
      }
    }
  });
});
