import { eq, getTableName, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  categories,
  products,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { savedProduct } from '#test/product-fields.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('an operator’s products on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const owner = () => newOperator(suite.shop, 'owner');

  test('are listed on beyond a page that ends with the longest of names', async () => {
    const me = await owner();
    for (const end of ['a', 'b']) {
      await savedProduct(me, { product_name: `${'Longest '.repeat(24)}${end.repeat(8)}` });
    }
    const first = await me.call('listProducts', { q: 'longest', limit: 1 });
    const cursor = first.next ?? '';
    const second = await me.call('listProducts', { q: 'longest', limit: 1, cursor });
    expect(second.products?.[0]?.product_name).toMatch(/b{8}$/);
    expect(second.next).toBeNull();
  });

  test('are listed page by page and by every filter', async () => {
    const me = await owner();
    const named = async (more: object) =>
      (await savedProduct(me, { product_name: 'Zz Lotion', ...more })).id;
    const [{ image } = { image: '' }] = await suite.db
      .select()
      .from(products)
      .where(ne(products.image, ''))
      .orderBy(products.id)
      .limit(1);
    const visible = await named({ stock: 600, image_name: image });
    const hidden = await named({ hidden: true, stock: 5 });
    const low = await named({ stock: 35, low_stock_units: null });
    const ids = async (input: object) =>
      (await me.call('listProducts', { q: 'lotion zz', ...input })).products?.map((one) => one.id);
    expect(await ids({})).toEqual([visible, hidden, low]);
    const page = await me.call('listProducts', { q: 'zz lotion', limit: 2 });
    expect(page.products?.map((one) => one.id)).toEqual([visible, hidden]);
    expect(await ids({ cursor: page.next ?? '' })).toEqual([low]);
    expect(await ids({ hidden: '1' })).toEqual([hidden]);
    expect(await ids({ low_stock: '1' })).toEqual([low]);
    expect(await ids({ low_stock: '1', hidden: '1' })).toEqual([hidden]);
    expect(await ids({ out_of_stock: '1' })).toEqual([]);
    expect(await ids({ without_picture: '1' })).toEqual([hidden, low]);
    expect(await ids({ brand: 2 })).toEqual([]);
    expect(await ids({ category: 1, subcategory: 1, brand: 1 })).toEqual([visible, hidden, low]);
    const { categories: tree } = await me.call('listCategories', {});
    const subSub = tree?.[0]?.subcategories.find(({ id }) => id === 1)?.sub_subcategories[0]?.id;
    await me.call('saveProduct', { id: visible, sub_subcategory_id: subSub });
    expect(await ids({ subcategory: 1, sub_subcategory: Number(subSub) })).toEqual([visible]);
    await me.call('saveProduct', { id: low, selling_price1: 30 });
    expect(await ids({ price_changed_since: '2026-01-01' })).toEqual([low]);
    expect(await ids({ price_changed_since: '2099-01-01' })).toEqual([]);
    const { categories, brands } = await me.call('listCategories', {});
    expect(categories?.[0]?.subcategories[0]?.sub_subcategories.length).toBeGreaterThan(0);
    expect(brands?.length).toBeGreaterThan(10);
  });

  test('are found by Hindi names: their own, their brand’s and their categories’', async () => {
    const me = await owner();
    const { brand } = await me.call('saveBrand', {
      brand_name: 'Zz Hills',
      brand_name_hi: 'झझपर्वत',
    });
    const own = (await savedProduct(me, { product_name_hi: 'झझसाबुन 100 ग्राम' })).id;
    const branded = (await savedProduct(me, { brand_id: brand?.id, hidden: true })).id;
    const found = async (q: string) =>
      (await me.call('listProducts', { q })).products?.map((one) => one.id);
    expect(await found('झझसाबुन')).toEqual([own]);
    expect(await found('ग्राम झझसाबु')).toEqual([own]);
    expect(await found('झझपर्वत')).toEqual([branded]);
    expect(await found('झझसाबुन झझपर्वत')).toEqual([]);
    expect(await me.call('countProducts', { q: 'झझसाबुन' })).toMatchObject({ count: 1 });
    for (const table of [categories, subcategories, subSubcategories]) {
      const word = `झझ${getTableName(table)}`;
      await suite.db.update(table).set({ nameHi: word }).where(eq(table.id, 1));
      const { products: rows = [] } = await me.call('listProducts', { q: word, limit: 100 });
      expect(rows.length, word).toBeGreaterThan(0);
    }
  });
});
