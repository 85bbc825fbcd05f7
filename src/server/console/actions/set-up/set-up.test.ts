import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { nameShop } from '#server/queries/shop/shop-settings.ts';
import { noteError } from '#test/logged-errors.ts';
import { newOperator } from '#test/operator.ts';
import { startApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';

/** As `setUpShop` leaves it: it has a name, an owner and an empty folder, and nothing else. */
async function newShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'thok-new-shop-'));
  const database = await openPostgres(await newPostgresDb('template0'), noteError);
  await database.migrate();
  await database.db.transaction((tx) => nameShop(tx, 'Hill Wholesale'));
  const shop = await startApp(database, { dataDir });
  onTestFinished(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true });
  });
  return { ...shop, owner: await newOperator(shop, 'owner') };
}

test('a new shop is told what it needs, until it has it', async () => {
  const { owner, database } = await newShop();
  const nothing = {
    details: false,
    logo: false,
    charges: false,
    categories: false,
    products: false,
    empty: true,
  };
  expect(await owner.call('getSetUp', {})).toMatchObject(nothing);
  expect(await owner.call('getToday', {})).toMatchObject({ needs_set_up: true });
  const only = await owner.call('saveCategory', { level: 'category', name: 'Tea' });
  expect(only.success).toBe(true);
  // A category without a subcategory holds no products, and yet the demo's would not fit in.
  expect(await owner.call('getSetUp', {})).toMatchObject({ categories: false, empty: false });
  await database.db.execute(sql`update settings set address = '1 Mall Road', phone = '9876543210',
    logo = 'logo.webp', cost_per_km_paise = 400`);
  expect(await owner.call('getSetUp', {})).toMatchObject({
    ...{ details: true, logo: true, charges: true, categories: false, products: false },
  });
});

test('a new shop has the default picture', async () => {
  const { app } = await newShop();
  const picture = await app.inject('/images/products/default.webp?w=96');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('the demo’s products come with their pictures into an empty shop, once', async () => {
  const { owner, app, catalogue } = await newShop();
  const both = await Promise.all([
    owner.call('addDemoProducts', {}),
    owner.call('addDemoProducts', {}),
  ]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect((await owner.call('addDemoProducts', {})).code).toBe('not-empty');
  const { size } = catalogue.current().productsById;
  expect(size).toBeGreaterThan(250);
  expect(both.find(({ success }) => success)).toMatchObject({ categories: 5, products: size });
  expect(await owner.call('getSetUp', {})).toMatchObject({ categories: true, products: true });
  expect(await owner.call('getToday', {})).toMatchObject({ needs_set_up: false });
  const [product] = catalogue.current().productsById.values();
  const picture = await app.inject({ url: `/images/products/${product?.image}?w=160` });
  expect([picture.statusCode, product?.stock]).toEqual([200, expect.any(Number)]);
  const { entries = [] } = await owner.call('getAuditLog', {});
  expect(entries[0]).toMatchObject({ action: 'addDemoProducts', subject: 'shop' });
});
