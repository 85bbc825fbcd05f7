import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url, headers: { host: 'shop.example' } });

test('robots.txt keeps search engines out of private pages and names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\n(Disallow: \/\S+\n)+Sitemap: .*\n$/);
  expect(body).toContain('\nDisallow: /cart\n');
  expect(body).toContain('\nSitemap: http://shop.example/sitemap.xml\n');
});

test('the sitemap lists every product, category and brand once', async () => {
  const answer = await get('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(answer.body).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">(<url><loc>[^<]+<\/loc><\/url>)+<\/urlset>$/,
  );
  const found = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  expect(new Set(found).size).toBe(found.length);
  const { shop: rows, productsBySlug } = shop.catalogue.current();
  for (const slug of productsBySlug.keys()) {
    expect(found).toContain(`http://shop.example/product-detail/${slug}`);
  }
  const parents = new Map(rows.subcategories.map(({ id, slug }) => [id, slug]));
  for (const slug of parents.values()) expect(found).toContain(`http://shop.example/${slug}`);
  for (const { subcategoryId, slug } of rows.subSubcategories) {
    expect(found).toContain(`http://shop.example/${parents.get(subcategoryId)}/${slug}`);
  }
  expect(found.filter((url) => url?.includes('/brand/'))).toHaveLength(rows.brands.length);
});

test('a sitemap file past the end is 404', async () => {
  const files = ['0', '1', '2', '10000', '1x'].map((file) => get(`/sitemap-${file}.xml`));
  const statuses = (await Promise.all(files)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([404, 200, 404, 404, 404]);
  const first = await get('/sitemap-1.xml');
  expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(first.body).toBe((await get('/sitemap.xml')).body);
});
