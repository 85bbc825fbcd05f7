import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { nameShop } from '#server/queries/shop/shop-settings.ts';
import { noteError } from '#test/logged-errors.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';

let shop: TestApp;
beforeAll(async () => {
  const database = await openPostgres(await newPostgresDb('template0'), noteError);
  await database.migrate();
  await nameShop(database.db, 'Hill Wholesale'); // as the set-up link does
  shop = await startApp(database, { pages: true });
});
afterAll(() => shop.close());

test.each([
  ['/', 'The shelves are being filled.'],
  ['/', 'Hill Wholesale'],
  ['/', 'No categories found.'],
  ['/shop', 'No products found'],
])('%s of a shop on its first day says: %s', async (url, text) => {
  const { statusCode, body } = await shop.app.inject(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(text);
});
