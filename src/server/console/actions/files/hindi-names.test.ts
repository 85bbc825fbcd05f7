import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { auditLog } from '#server/db/schema/operators.ts';
import { checkFile, csvOf, download } from '#test/import-file.ts';
import { importSuite } from '#test/import-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('Hindi names on %s', (_kind, openDb) => {
  const { suite, as, product } = importSuite(openDb);

  const read = async (call: string) =>
    (await suite.shop.app.inject({ url: `/api?endpoint=${call}` })).json();
  const lastAudit = async (subject: string) => {
    const entries = await suite.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, subject))
      .orderBy(auditLog.id);
    return entries.at(-1)?.details;
  };

  test('of a product: saved, audited, shown and found without a restart, and taken away', async () => {
    const owner = await as('owner');
    const { id, read: row } = await product();
    const { slug } = await row();
    const call = `getProductBySlug&slug=${slug}`;
    await suite.shop.catalogue.refresh();
    expect((await read(call)).product).not.toHaveProperty('product_name_hi');
    const saved = await owner.call('saveProduct', { id, product_name_hi: ' जटामांसी उबटन 75 g ' });
    expect(saved.product).toMatchObject({ product_name_hi: 'जटामांसी उबटन 75 g', slug, version: 2 });
    expect(await lastAudit(`product ${id}`)).toEqual({
      before: { product_name_hi: '' },
      after: { product_name_hi: 'जटामांसी उबटन 75 g' },
    });
    await vi.waitFor(async () => {
      expect((await read(call)).product.product_name_hi).toBe('जटामांसी उबटन 75 g');
      const { data } = await read(`searchProducts&q=${encodeURIComponent('जटामांसी')}`);
      expect(data).toMatchObject([{ slug, product_name_hi: 'जटामांसी उबटन 75 g' }]);
    });
    await owner.call('saveProduct', { id, product_name_hi: '' });
    await vi.waitFor(async () => {
      expect((await read(call)).product).not.toHaveProperty('product_name_hi');
    });
  });

  test('of a product are the name that the cart has beside the English one', async () => {
    const { id } = await product();
    const owner = await as('owner');
    await owner.call('saveProduct', { id, product_name_hi: 'नीम साबुन' });
    const { me, addPacks } = suite.buyer;
    await addPacks(id, 2);
    const { cart } = await me.call('getCartProductByUserId', { userId: me.id });
    expect(cart).toMatchObject([{ product_id: id, product_name_hi: 'नीम साबुन' }]);
  });

  test('of categories on three levels and of a brand: saved, audited, and in the shop', async () => {
    const owner = await as('owner');
    const save = async (
      level: 'category' | 'subcategory' | 'sub_subcategory',
      parent_id?: number,
    ) => {
      const name = `Tea ${level} ${suite.buyer.me.id}`;
      const input = { level, parent_id, name, name_hi: `चाय ${level}` };
      const { category } = await owner.call('saveCategory', input);
      expect(category?.name_hi).toBe(`चाय ${level}`);
      return category?.id ?? 0;
    };
    const top = await save('category');
    const sub = await save('subcategory', top);
    const leaf = await save('sub_subcategory', sub);
    const { brand } = await owner.call('saveBrand', {
      ...{ brand_name: `Chai ${suite.buyer.me.id}`, brand_name_hi: 'चाय वाला' },
    });
    expect(await lastAudit(`brand ${brand?.id}`)).toMatchObject({
      after: { brand_name_hi: 'चाय वाला' },
    });
    await vi.waitFor(async () => {
      const { categories } = await read('getAllCategoriesWithSubcategories');
      expect(categories.at(-1)).toMatchObject({
        category_name_hi: 'चाय category',
        subcategories: [
          {
            subcategory_name_hi: 'चाय subcategory',
            sub_subcategories: [{ sub_subcategory_name_hi: 'चाय sub_subcategory' }],
          },
        ],
      });
      expect((await read('getAllBrands')).data.at(-1)).toMatchObject({ brand_name_hi: 'चाय वाला' });
    });
    const change = { level: 'sub_subcategory', id: leaf, version: 1 } as const;
    await owner.call('saveCategory', { ...change, name_hi: '' });
    expect(await lastAudit(`sub_subcategory ${leaf}`)).toMatchObject({
      ...{ before: { name_hi: 'चाय sub_subcategory' }, after: { name_hi: '' } },
    });
    expect(await owner.call('saveCategory', { ...change, name_hi: 'पत्ती' })).toMatchObject({
      ...{ code: 'changed-elsewhere', category: { version: 2, name_hi: '' } },
    });
  });

  test('in files of products: written out, taken in, left alone, emptied, and undone', async () => {
    const owner = await as('owner');
    const { id, sku, read: row } = await product();
    await owner.call('saveProduct', { id, product_name_hi: 'अदरक चाय' });
    const { bytes } = await download(suite.shop, owner, 'exportFile?kind=products&format=csv');
    const lines = bytes.toString().split('\r\n');
    expect(lines.find((line) => line.startsWith(`${sku},`))).toContain(',अदरक चाय,');
    const check = async (cells: Record<string, string | number>) => {
      const file = csvOf([{ sku, ...cells }]);
      return (await checkFile(suite.shop, owner, 'products', file)).file_id ?? 0;
    };
    const apply = async (file_id: number) => {
      expect(await owner.call('applyFile', { file_id })).toMatchObject({ success: true });
      return (await row()).nameHi;
    };
    expect(await apply(await check({ mrp: 121 }))).toBe('अदरक चाय');
    const renamed = await check({ product_name_hi: 'इलायची चाय' });
    const { rows } = await owner.call('listFileRows', { file_id: renamed, show: 'changes' });
    expect(rows).toMatchObject([{ after: { product_name_hi: 'इलायची चाय' } }]);
    expect(await apply(renamed)).toBe('इलायची चाय');
    expect(await owner.call('undoFile', { file_id: renamed })).toMatchObject({ success: true });
    expect((await row()).nameHi).toBe('अदरक चाय');
    expect(await apply(await check({ product_name_hi: '' }))).toBe('');
    const template = await download(suite.shop, owner, 'exportTemplate?kind=products');
    const file = template.bytes.toString().replace('NIM-FW-100', `NEW-${id}`);
    const added = await checkFile(suite.shop, owner, 'products', file);
    await owner.call('applyFile', { file_id: added.file_id ?? 0 });
    const { product: found } = await owner.call('findProduct', { code: `NEW-${id}` });
    const { product: whole } = await owner.call('getProduct', { id: found?.id ?? 0 });
    expect(whole).toMatchObject({ version: 1, product_name_hi: 'नीम फेस वॉश 100 ml' });
  });
});
