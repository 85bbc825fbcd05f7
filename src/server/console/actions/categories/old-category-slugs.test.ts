import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subcategories, subSubcategories } from '#server/db/schema/catalogue.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let owner: TestOperator;
let faceCare: { id: number; categoryId: number };
let faceWash: { id: number };
beforeAll(async () => {
  shop = await startApp(undefined, { pages: true });
  owner = await newOperator(shop, 'owner');
  const { db } = shop.database;
  const [sub] = await db.select().from(subcategories).where(eq(subcategories.slug, 'face-care'));
  const [leaf] = await db
    .select()
    .from(subSubcategories)
    .where(eq(subSubcategories.slug, 'face-wash'));
  if (!sub || !leaf) throw new Error('The demo shop has no face care.');
  [faceCare, faceWash] = [sub, leaf];
});
afterAll(() => shop.close());

async function rename(level: 'subcategory' | 'sub_subcategory', id: number, slug: string) {
  await owner.call('saveCategory', { level, id, slug });
  await shop.catalogue.refresh();
}

async function open(url: string) {
  const { statusCode, headers } = await shop.app.inject({ url });
  return headers.location ? `${statusCode} ${headers.location}` : `${statusCode}`;
}

test('the addresses that a subcategory and a sub-subcategory had lead to those of today', async () => {
  await rename('subcategory', faceCare.id, 'for-the-face');
  expect(await open('/face-care?in_stock=1')).toBe('301 /for-the-face?in_stock=1');
  expect(await open('/face-care/face-wash/Skin%20Care')).toBe('301 /for-the-face/face-wash');
  expect(await open('/sub-category/face-care')).toBe('301 /face-care');
  await rename('sub_subcategory', faceWash.id, 'cleansers');
  expect(await open('/for-the-face/face-wash')).toBe('301 /for-the-face/cleansers');
  expect(await open('/face-care/face-wash')).toBe('301 /for-the-face/cleansers');
  expect(await open('/for-the-face/cleansers')).toBe('200');
});

test('a slug that was left stays with its category, which may take it back', async () => {
  const { category } = await owner.call('saveCategory', {
    ...{ level: 'subcategory', parent_id: faceCare.categoryId, name: 'Face-Care' },
  });
  expect(category).toMatchObject({ slug: 'face-care-2' });
  await rename('subcategory', faceCare.id, 'face-care');
  expect(await open('/for-the-face/cleansers')).toBe('301 /face-care/cleansers');
  expect(await open('/face-care')).toBe('200');
});
