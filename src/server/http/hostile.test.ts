import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '#test/rounds.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(undefined, { pages: true });
});
afterAll(() => shop.close());

const hostile = fc.oneof(
  fc.constantFrom(
    '..',
    '../../etc/passwd',
    '%00',
    '\0',
    '%',
    '%zz',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=x>',
    '😀'.repeat(20),
    'a'.repeat(5_000),
    '-1',
    '0',
    '1e99',
    'NaN',
    '99999999999999999999',
    '__proto__',
    '{{constructor}}',
    'शैम्पू',
  ),
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.integer().map(String),
);
const known = fc.constantFrom('fever-pain-relief', 'pain-tablets', 'shampoo', 'price', '1', '24');
const value = fc.oneof(hostile, known);
/** As it stands or encoded: a browser encodes, an attacker need not. */
const inUrl = fc
  .tuple(value, fc.boolean())
  .map(([text, raw]) =>
    raw ? text.replace(/[^!-~]|[#?&\\]/gu, '') : encodeURIComponent(text.toWellFormed()),
  );
const fields = [
  'page',
  'limit',
  'sort',
  'brand',
  'in_stock',
  'margin_min',
  'price_min',
  'price_max',
  'facets',
  'q',
  'slug',
  'cards',
];
const query = fc
  .array(fc.tuple(fc.constantFrom(...fields), inUrl), { maxLength: 5 })
  .map((pairs) => pairs.map(([name, text]) => `${name}=${text}`).join('&'));

test('absurd reads are answered, refused or not found, never a fault', async () => {
  const actions = fc.constantFrom(
    'getProductsBySubcategorySlug',
    'getSubSubcategoriesBySubcategorySlug',
    'getSubSubcategoriesBySubcategorySlugiff',
    'getAllProductsByBrand',
    'getAllProductsWithImageNew',
    'searchProducts',
    'getProductBySlug',
    'getReviewsByProductId',
    'getProductStock',
  );
  await fc.assert(
    fc.asyncProperty(actions, query, async (action, search) => {
      const answer = await shop.app.inject({ url: `/api?endpoint=${action}&${search}` });
      expect([200, 400, 404, 413], `${action}&${search} ${answer.body}`).toContain(
        answer.statusCode,
      );
    }),
    { numRuns: rounds(3_000, 800) },
  );
});

test('absurd addresses of pages are pages, redirects or clear refusals, never a fault', async () => {
  const path = fc.oneof(
    fc.tuple(inUrl).map(([a]) => `/${a}`),
    fc.tuple(inUrl, inUrl).map(([a, b]) => `/${a}/${b}`),
    fc.tuple(inUrl, inUrl, inUrl).map(([a, b, c]) => `/${a}/${b}/${c}`),
    fc.tuple(inUrl).map(([a]) => `/fever-pain-relief//${a}`),
    fc.tuple(inUrl).map(([a]) => `/product-detail/${a}`),
    fc.tuple(inUrl).map(([a]) => `/product/${a}`),
    fc.tuple(inUrl, inUrl).map(([a, b]) => `/brand/${a}/${b}`),
    fc.constant('/shop'),
    fc.constant('/fever-pain-relief'),
  );
  await fc.assert(
    fc.asyncProperty(path, query, async (address, search) => {
      const answer = await shop.app.inject({
        url: `${address}?${search}`,
        headers: { accept: 'text/html' },
      });
      expect([200, 301, 302, 303, 400, 404, 413], `${address}?${search}`).toContain(
        answer.statusCode,
      );
    }),
    { numRuns: rounds(250, 60) },
  );
}, 120_000);
