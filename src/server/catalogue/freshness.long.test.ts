import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ActionName } from '#contract/index.ts';
import { actionNamed, actionNames } from '#contract/index.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { catalogueChanges, changedProducts } from '#test/catalogue-changes.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { openTestDb } from '#test/test-db.ts';

const listings = [
  '',
  'page=2&sort=name',
  'sort=price&in_stock=1&limit=100',
  'sort=price-desc&margin_min=30',
  'sort=margin&facets=1&price_min=50&price_max=150',
  'sort=newest&brand=1,2,3&facets=1',
];

const searches = ['zebra', 'kamal', 'kesar', 'chandan', 'tulsi', 'शैम्पू', 'baby', 'zb'];

type Answer = { status: number; etag: unknown; body: string };
/** By address. */
type Answers = Map<string, Answer>;

async function read(shop: TestApp, url: string, knownEtag?: unknown): Promise<Answer> {
  const headers = typeof knownEtag === 'string' ? { 'if-none-match': knownEtag } : {};
  const { statusCode, headers: sent, body } = await shop.app.inject({ url, headers });
  return { status: statusCode, etag: sent.etag, body };
}

/** What each action with a subject is asked for. */
async function subjectsIn(db: Db): Promise<Partial<Record<ActionName, string[]>>> {
  const slugs = async (rows: SQL) =>
    (await rowsOf<{ slug: string }>(db, rows)).map(({ slug }) => `slug=${slug}`);
  const subcategories = await slugs(sql`select slug from subcategories order by id limit 6`);
  return {
    getAllProductsByBrand: ['brand_id=1', 'brand_id=2', 'brand_id=999'],
    getProductsBySubcategorySlug: subcategories,
    getSubSubcategoriesBySubcategorySlugiff: subcategories,
    getSubSubcategoriesBySubcategorySlug: await slugs(
      sql`select slug from sub_subcategories order by id limit 5`,
    ),
    getProductBySlug: await slugs(
      sql`select unnest(array[slug, unique_id]) as slug from products where id in ${changedProducts}`,
    ),
    searchProducts: searches.map((words) => `q=${encodeURIComponent(words)}&cards=1&limit=100`),
  };
}

/** Addresses of every cacheable action, for what the changes touch. */
async function cacheableUrls(db: Db): Promise<string[]> {
  const subjects = await subjectsIn(db);
  return actionNames.flatMap((name) => {
    const { cacheable, output } = actionNamed(name);
    if (!cacheable) return [];
    const [first = '', ...others] = subjects[name] ?? [];
    // Every list takes the same orders and filters: asking one subject for them is enough.
    const asked = 'facets' in output.shape ? listings.map((list) => `${first}&${list}`) : [first];
    return [...asked, ...others].map((query) => `/api/${name}?${query}`);
  });
}

async function openShop(): Promise<TestApp> {
  const shop = await startApp(await openTestDb());
  onTestFinished(() => shop.close());
  return shop;
}

/** What an app answers that was started just now, and so has cached nothing. */
async function freshAnswers({ database }: TestApp, urls: string[]): Promise<Answers> {
  const borrowed = { ...database, listen: async () => async () => {}, close: async () => {} };
  const fresh = await startApp(borrowed);
  const answers = await readAll(fresh, urls);
  await fresh.close();
  return answers;
}

async function readAll(shop: TestApp, urls: string[]): Promise<Answers> {
  const answers: Answers = new Map();
  for (const url of urls) answers.set(url, await read(shop, url));
  return answers;
}

/**
 * Refreshes while everything is being read, so that an answer made of the old catalogue could be
 * cached with the new one. Gives the answers as they are now.
 */
async function expectFresh(shop: TestApp, before: Answers): Promise<Answers> {
  const urls = [...new Set([...before.keys(), ...(await cacheableUrls(shop.database.db))])];
  await Promise.all([shop.catalogue.refresh(), readAll(shop, urls)]);
  const expected = await freshAnswers(shop, urls);
  for (const [url, { body }] of expected) {
    const { status } = await read(shop, url, before.get(url)?.etag);
    if (status === 304) expect(before.get(url)?.body, `304 from ${url}`).toBe(body);
  }
  const now = await readAll(shop, urls);
  for (const [url, { status, body }] of expected) {
    expect({ url, status: now.get(url)?.status, body: now.get(url)?.body }).toEqual({
      url,
      status,
      body,
    });
  }
  return expected;
}

async function answersNow(shop: TestApp): Promise<Answers> {
  return readAll(shop, await cacheableUrls(shop.database.db));
}

describe('cached answers', () => {
  test('are there for every cacheable action', async () => {
    const shop = await openShop();
    const answered = new Set<string>();
    for (const [url, { status, etag }] of await answersNow(shop)) {
      if (status !== 200) continue;
      answered.add(url.slice('/api/'.length, url.indexOf('?')));
      expect((await read(shop, url, etag)).status).toBe(304);
    }
    const cacheable = actionNames.filter((name) => actionNamed(name).cacheable);
    expect([...answered].toSorted()).toEqual(cacheable.toSorted());
  });

  test('show each kind of change after a refresh, as a fresh start does', async () => {
    const shop = await openShop();
    let before = await answersNow(shop);
    const shown = [];
    for (const [i, [what, change]] of Object.entries(catalogueChanges).entries()) {
      await change(shop.database.db, i);
      const now = await expectFresh(shop, before).catch((error) => {
        throw new Error(`not fresh after ${what}`, { cause: error });
      });
      if ([...before].some(([url, { body }]) => now.get(url)?.body !== body)) shown.push(what);
      before = now;
    }
    expect(shown).toEqual(Object.keys(catalogueChanges));
  }, 180_000);

  test('show any sequence of changes after a refresh, as a fresh start does', async () => {
    const change = fc.tuple(fc.constantFrom(...Object.keys(catalogueChanges)), fc.nat(99));
    const batches = fc.array(fc.array(change, { minLength: 1, maxLength: 5 }), {
      minLength: 8,
      maxLength: 8,
    });
    const showAll = fc.asyncProperty(batches, async (sequence) => {
      const shop = await startApp(await openTestDb());
      try {
        let before = await answersNow(shop);
        for (const batch of sequence) {
          for (const [what, pick] of batch) await catalogueChanges[what]?.(shop.database.db, pick);
          before = await expectFresh(shop, before);
        }
      } finally {
        await shop.close();
      }
    });
    await fc.assert(showAll, { numRuns: 1, interruptAfterTimeLimit: 30_000 });
  }, 90_000);
});
