import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { addProduct } from '#test/builders.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { openTestDb } from '#test/test-db.ts';
import { toldFields } from '#test/told-fields.ts';

let shop: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startApp(await openTestDb());
  owner = await newOperator(shop, 'owner');
});
afterAll(() => shop.close());

const db = () => shop.database.db;
let names = 0;
const newName = () => `Test ${++names}`;

async function add(level: 'category' | 'subcategory' | 'sub_subcategory', parent_id?: number) {
  const answer = await owner.call('saveCategory', { level, parent_id, name: newName() });
  if (!answer.category) throw new Error(JSON.stringify(answer));
  return answer.category;
}

async function lastAudit(subject: string) {
  const entries = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(auditLog.id);
  const { details, ...entry } = entries.at(-1) ?? {};
  return { ...entry, ...(details as object) }; // `as`: what an audit entry keeps
}

describe('saveCategory', () => {
  test('adds one of each level, last, with a slug made from its name', async () => {
    const top = await add('category');
    const sub = await owner.call('saveCategory', {
      ...{ level: 'subcategory', parent_id: top.id, name: 'Hair & Beard  Care' },
    });
    expect(sub.category).toMatchObject({ slug: 'hair-beard-care', version: 1, image: '' });
    const leaf = await owner.call('saveCategory', {
      ...{ level: 'sub_subcategory', parent_id: sub.category?.id, name: 'तेल' },
    });
    expect(leaf.category).toMatchObject({ slug: 'sub-subcategory', parent_id: sub.category?.id });
    const { categories = [] } = await owner.call('getCategoryTree', {});
    expect(categories.at(-1)).toMatchObject({
      ...{ name: top.name, slug: '', product_count: 0 },
      children: [{ name: 'Hair & Beard Care', children: [{ name: 'तेल', product_count: 0 }] }],
    });
    expect(await lastAudit(`subcategory ${sub.category?.id}`)).toMatchObject({
      ...{ action: 'saveCategory', operatorId: owner.id },
      after: { name: 'Hair & Beard Care', slug: 'hair-beard-care' },
    });
  });

  test('gives a slug once over both levels, and none of the shop’s own addresses', async () => {
    const { id } = await add('category');
    const save = async (
      level: 'subcategory' | 'sub_subcategory',
      parent_id: number,
      name: string,
    ) => (await owner.call('saveCategory', { level, parent_id, name })).category;
    const first = await save('subcategory', id, 'Kajal');
    const second = await save('sub_subcategory', first?.id ?? 0, 'Kajal');
    expect([first?.slug, second?.slug]).toEqual(['kajal', 'kajal-2']);
    expect((await save('subcategory', id, 'Cart'))?.slug).toBe('cart-2');
    const both = await Promise.all([
      save('subcategory', id, 'Twin'),
      save('sub_subcategory', first?.id ?? 0, 'Twin'),
    ]);
    expect(both.map((one) => one?.slug).sort()).toEqual(['twin', 'twin-2']);
  });

  test('renames without touching the slug; a slug of its own is tidied', async () => {
    const { id, slug } = await add('subcategory', (await add('category')).id);
    const change = { level: 'subcategory', id } as const;
    expect(
      (await owner.call('saveCategory', { ...change, name: 'New name' })).category,
    ).toMatchObject({ name: 'New name', slug, version: 2 });
    const own = await owner.call('saveCategory', { ...change, slug: 'Wholly New!' });
    expect(own.category).toMatchObject({ slug: 'wholly-new', version: 3 });
  });

  test('moves a sub-subcategory with its products', async () => {
    const top = await add('category');
    const [from, to] = [await add('subcategory', top.id), await add('subcategory', top.id)];
    const leaf = await add('sub_subcategory', from.id);
    const id = await addProduct(db(), [{ size: 6, pricePaise: 100 }]);
    const place = { subcategoryId: from.id, subSubcategoryId: leaf.id };
    await db().update(products).set(place).where(eq(products.id, id));
    const moved = await owner.call('saveCategory', {
      ...{ level: 'sub_subcategory', id: leaf.id, parent_id: to.id },
    });
    expect(moved.category).toMatchObject({ parent_id: to.id, slug: leaf.slug });
    const [product] = await db().select().from(products).where(eq(products.id, id));
    expect(product).toMatchObject({ subcategoryId: to.id, subSubcategoryId: leaf.id, version: 2 });
    expect(await lastAudit(`sub_subcategory ${leaf.id}`)).toMatchObject({
      before: { parent_id: from.id },
      after: { parent_id: to.id, products_moved: 1 },
    });
  });

  test('tells whoever saves second what is there now', async () => {
    const { id, name } = await add('category');
    await owner.call('saveCategory', { level: 'category', id, version: 1, name: `${name} b` });
    expect(
      await owner.call('saveCategory', { level: 'category', id, version: 1, name: 'Mine' }),
    ).toMatchObject({ code: 'changed-elsewhere', category: { name: `${name} b`, version: 2 } });
  });

  test('refuses a name that is taken, in whatever case', async () => {
    const { name } = await add('category');
    expect(
      await owner.call('saveCategory', { level: 'category', name: name.toUpperCase() }),
    ).toMatchObject({ http: 200, code: 'name-taken' });
  });

  test('refuses a name that another of the same parent has; elsewhere it is free', async () => {
    const [one, other] = [await add('category'), await add('category')];
    const level = 'subcategory';
    const { name } = await add(level, one.id);
    const twice = { level, parent_id: one.id, name: name.toUpperCase() } as const;
    expect(await owner.call('saveCategory', twice)).toMatchObject({
      ...{ code: 'name-taken', message: 'Another subcategory of this category has this name.' },
    });
    const elsewhere = await owner.call('saveCategory', { level, parent_id: other.id, name });
    expect(elsewhere.success).toBe(true);
    const id = elsewhere.category?.id ?? 0;
    const moved = await owner.call('saveCategory', { level, id, parent_id: one.id });
    expect(moved).toMatchObject({ code: 'name-taken' });
    expect(await owner.call('saveCategory', { level, id, slug: 'another' })).toMatchObject({
      success: true,
    });
  });

  test.each([
    [{ level: 'category' }, 'name'],
    [{ level: 'category', name: ' ' }, 'name'],
    [{ level: 'subcategory', name: 'x' }, 'parent_id'],
    [{ level: 'subcategory', name: 'x', parent_id: 999_999 }, 'parent_id'],
    [{ level: 'sub_subcategory', name: 'x', parent_id: 999_999 }, 'parent_id'],
    [{ level: 'subcategory', name: 'x', parent_id: 1, image: 'not-there.webp' }, 'image'],
  ] as const)('refuses %j by the field’s name', async (input, field) => {
    const answer = await owner.call('saveCategory', input);
    expect([answer.http, answer.code]).toEqual([400, 'bad-input']);
    expect(toldFields(answer)).toContain(`${field}:`);
  });

  test('of one that is not there is a 404', async () => {
    expect(
      await owner.call('saveCategory', { level: 'category', id: 999_999, name: 'x' }),
    ).toMatchObject({ http: 404 });
  });
});

describe('orderCategories', () => {
  test('puts a level in order, unless someone else has changed it', async () => {
    const { id: parent_id } = await add('category');
    const a = await add('subcategory', parent_id);
    const b = await add('subcategory', parent_id);
    const list = { level: 'subcategory', parent_id } as const;
    const [was, ids] = [
      [a.id, b.id],
      [b.id, a.id],
    ];
    expect(await owner.call('orderCategories', { ...list, ids, was })).toMatchObject({ ids });
    const { categories = [] } = await owner.call('getCategoryTree', {});
    const shown = categories.find((one) => one.id === parent_id)?.children;
    expect(shown?.map((one) => one.id)).toEqual(ids);
    const late = await owner.call('orderCategories', { ...list, ids: was, was });
    expect(late).toMatchObject({ code: 'changed-elsewhere', ids });
    const short = await owner.call('orderCategories', { ...list, ids: [a.id] });
    expect(short).toMatchObject({ code: 'changed-elsewhere' });
  });
});

describe('deleteCategory', () => {
  test('takes an empty one; else it says in numbers what is in it', async () => {
    const top = await add('category');
    const sub = await add('subcategory', top.id);
    const id = await addProduct(db(), [{ size: 6, pricePaise: 100 }]);
    await db().update(products).set({ subcategoryId: sub.id }).where(eq(products.id, id));
    const remove = (level: 'category' | 'subcategory', of: number) =>
      owner.call('deleteCategory', { level, id: of });
    expect(await remove('category', top.id)).toMatchObject({
      ...{ code: 'in-use', children: 1, products: 1 },
      message: `${top.name} still has 1 subcategory and 1 product.`,
    });
    expect(await remove('subcategory', sub.id)).toMatchObject({
      message: `${sub.name} still has 1 product.`,
    });
    await db().update(products).set({ subcategoryId: 1 }).where(eq(products.id, id));
    expect(await remove('subcategory', sub.id)).toMatchObject({ deleted: true });
    expect(await remove('category', top.id)).toMatchObject({ deleted: true });
    expect(await remove('category', top.id)).toMatchObject({ http: 404 });
    expect(await lastAudit(`category ${top.id}`)).toMatchObject({ after: { deleted: true } });
  });

  test('of one that was changed meanwhile is refused', async () => {
    const { id } = await add('category');
    await owner.call('saveCategory', { level: 'category', id, name: newName() });
    expect(await owner.call('deleteCategory', { level: 'category', id, version: 1 })).toMatchObject(
      {
        code: 'changed-elsewhere',
      },
    );
  });
});

describe('brands', () => {
  const addBrand = async () => {
    const { brand } = await owner.call('saveBrand', { brand_name: newName() });
    if (!brand) throw new Error('not added');
    return brand;
  };

  test('are added, changed and counted', async () => {
    const brand = await addBrand();
    expect(brand).toMatchObject({ version: 1, brand_logo: '', alt_text: '' });
    const changed = await owner.call('saveBrand', { id: brand.id, version: 1, alt_text: 'A lamp' });
    expect(changed.brand).toEqual({ ...brand, version: 2, alt_text: 'A lamp' });
    const { brands = [] } = await owner.call('listBrands', {});
    expect(brands.at(-1)).toEqual({ ...changed.brand, product_count: 0 });
    expect(await owner.call('saveBrand', { id: brand.id, version: 1, alt_text: '' })).toMatchObject(
      {
        code: 'changed-elsewhere',
        brand: changed.brand,
      },
    );
    const same = { brand_name: brand.brand_name.toLowerCase() };
    expect(await owner.call('saveBrand', same)).toMatchObject({ code: 'name-taken' });
    expect(await owner.call('saveBrand', {})).toMatchObject({ http: 400 });
    expect(await owner.call('saveBrand', { id: brand.id, brand_logo: 'no.webp' })).toMatchObject({
      http: 400,
    });
    expect(await lastAudit(`brand ${brand.id}`)).toMatchObject({ after: { alt_text: 'A lamp' } });
  });

  test('are put in order', async () => {
    const { brands = [] } = await owner.call('listBrands', {});
    const was = brands.map(({ id }) => id);
    const ids = was.toReversed();
    expect(await owner.call('orderBrands', { ids, was })).toMatchObject({ ids });
    await shop.catalogue.refresh();
    const { data } = (await shop.app.inject('/api/getAllBrands')).json();
    expect(data.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(await owner.call('orderBrands', { ids, was })).toMatchObject({
      code: 'changed-elsewhere',
    });
  });

  test('are deleted only where no product has one', async () => {
    const { id, brand_name } = await addBrand();
    const productId = await addProduct(db(), [{ size: 6, pricePaise: 100 }]);
    await db().update(products).set({ brandId: id }).where(eq(products.id, productId));
    expect(await owner.call('deleteBrand', { id })).toMatchObject({
      ...{ code: 'in-use', products: 1, message: `${brand_name} still has 1 product.` },
    });
    await db().update(products).set({ brandId: 1 }).where(eq(products.id, productId));
    expect(await owner.call('deleteBrand', { id, version: 9 })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(await owner.call('deleteBrand', { id, version: 1 })).toMatchObject({ deleted: true });
    expect(await owner.call('deleteBrand', { id })).toMatchObject({ http: 404 });
  });
});

test('nothing of it is for staff', async () => {
  const staff = await newOperator(shop, 'staff');
  const no = { http: 403, code: 'not-allowed' };
  expect(await staff.call('getCategoryTree', {})).toMatchObject(no);
  expect(await staff.call('saveCategory', { level: 'category', name: 'x' })).toMatchObject(no);
  expect(await staff.call('saveBrand', { brand_name: 'x' })).toMatchObject(no);
  expect(await staff.call('deleteBrand', { id: 1 })).toMatchObject(no);
});
