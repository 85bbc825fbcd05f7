import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url, headers: { host: 'shop.example' } });

test('robots.txt keeps search engines out of private pages and names the sitemap', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Disallow: /cart');
  expect(body).toContain('Sitemap: http://shop.example/sitemap.xml');
});

test('the sitemap lists every product, category and brand once', async () => {
  const answer = await get('/sitemap.xml');
  expect(answer.headers['content-type']).toContain('application/xml');
  const found = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(new Set(found).size).toBe(found.length);
  const { shop: rows, productsBySlug } = shop.catalogue.current();
  for (const slug of productsBySlug.keys()) {
    expect(found).toContain(`http://shop.example/product-detail/${slug}`);
  }
  for (const { slug } of rows.subcategories) expect(found).toContain(`http://shop.example/${slug}`);
  expect(found.filter((url) => url?.includes('/brand/'))).toHaveLength(rows.brands.length);
});

test('a sitemap file past the end is 404', async () => {
  expect((await get('/sitemap-2.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-0.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-1.xml')).statusCode).toBe(200);
});
