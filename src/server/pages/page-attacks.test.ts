import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let customer: Record<string, string>;
let product: { slug: string; unique_id: string };
beforeAll(async () => {
  shop = await startApp(undefined, { pages: true });
  customer = await shop.signIn(1);
  // `inject` would tidy the odd addresses below.
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { db } = shop.database;
  const found = await rowsOf<typeof product>(
    db,
    sql`select slug, unique_id from products where id = 1`,
  );
  product = found[0] ?? { slug: '', unique_id: '' };
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

async function review(words: string): Promise<void> {
  await shop.database.db.execute(sql`insert into reviews (product_id, customer_id, rating, text)
    values (1, 2, 5, ${words})
    on conflict (product_id, customer_id) do update set text = excluded.text`);
  await shop.catalogue.refresh();
}

describe('a review with a script in it', () => {
  const script = 'document.title = "taken over"';
  const hash = createHash('sha256').update(script).digest('base64');
  const urls = () => [`/product-detail/${product.slug}`, `/product-detail/${product.slug}.data`];

  test('runs nowhere', async () => {
    await review(`<script>${script}</script>`);
    for (const url of urls()) {
      for (const headers of [{}, customer]) {
        const answer = await get(url, headers);
        expect(answer.statusCode).toBe(200);
        expect(answer.headers['content-security-policy']).not.toContain(hash);
        const isPage = String(answer.headers['content-type']).startsWith('text/html');
        expect(isPage).toBe(!url.endsWith('.data'));
        if (isPage) expect(answer.body).not.toContain('<script>document');
      }
    }
  });
});

test.each([
  ...['/CART', '/%63art', '/./cart', '/shop/../cart', '/shop/%2E%2e/cart', '/cart#shop'],
  ...['/Cart/', '/cart.data', '/My-Account', '/Notification'],
])('%s is the page of its customer alone', async (path) => {
  const request = http.get(shop.app.listeningOrigin, { path, headers: customer });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]; // `as`: what http says it emits
  expect(response.statusCode).toBe(200);
  expect(await text(response)).not.toContain('Something went wrong');
});
