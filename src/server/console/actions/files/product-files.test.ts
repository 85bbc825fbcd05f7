import { describe, expect, test } from 'vitest';
import { checkFile, csvOf, download } from '#test/import-file.ts';
import { importSuite } from '#test/import-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('files of products on %s', (_kind, openDb) => {
  const { suite, as, product } = importSuite(openDb);

  test('products: new ones with packs and opening stock, others renamed and moved; undone', async () => {
    const owner = await as('owner');
    const { categories } = await owner.call('listCategories', {});
    const places = (categories ?? []).flatMap((category) =>
      category.subcategories.map((one) => ({
        ...{ category_name: category.name, subcategory_name: one.name, subcategory_id: one.id },
      })),
    );
    const other = places.at(-1) ?? { category_name: '', subcategory_name: '', subcategory_id: 0 };
    const [brand] = (await owner.call('listCategories', {})).brands ?? [];
    const old = await product();
    const was = await old.read();
    const sku = `N-${old.id}`;
    const { subcategory_id, ...names } = other;
    const file = csvOf([
      {
        ...{
          sku,
          product_name: 'Neem, "Tulsi" & हल्दी',
          brand_name: String(brand?.name).toUpperCase(),
        },
        ...{ ...names, mrp: 100, selling_price1: 80, set_qty1: 6, maxqty: 60, stock: 24 },
        ...{ barcode: `b${old.id}`, hidden: '', selling_price2: '', set_qty2: '' },
      },
      {
        ...{ sku: old.sku, product_name: `Renamed ${old.id}`, brand_name: brand?.name ?? '' },
        ...{ ...names, mrp: 100, selling_price1: 80, set_qty1: 12, maxqty: 240, stock: 5 },
        ...{ barcode: '', hidden: 'yes', selling_price2: 79, set_qty2: 24 },
      },
    ]);
    const checked = await checkFile(suite.shop, owner, 'products', file);
    expect(checked).toMatchObject({ errors: [], changes: 2 });
    const file_id = checked.file_id ?? 0;
    const preview = await owner.call('listFileRows', { file_id, show: 'changes' });
    const shown = preview.rows?.find((row) => row.key === old.sku);
    expect(shown?.after).toMatchObject({ product_name: `Renamed ${old.id}`, ...names });
    expect(Object.keys(shown?.after ?? {}).filter((name) => name.endsWith('_id'))).toEqual([]);
    expect((await owner.call('applyFile', { file_id })).file).toMatchObject({
      added: 1,
      changed: 1,
    });
    const { product: added } = await owner.call('findProduct', { code: sku });
    expect(added).toMatchObject({
      ...{ product_name: 'Neem, "Tulsi" & हल्दी', stock: 24, selling_price1: 80, set_qty1: 6 },
      ...{ barcode: `b${old.id}`, selling_price2: null, hidden: false },
    });
    expect(added?.slug).toMatch(/^neem-tulsi/);
    expect(await old.read()).toMatchObject({
      ...{
        name: `Renamed ${old.id}`,
        hidden: true,
        stock: was.stock,
        subcategoryId: subcategory_id,
      },
      ...{
        packs: [
          { slot: 1, pricePaise: 80_00 },
          { slot: 2, size: 24 },
        ],
        smallestPack: 12,
      },
      slug: `renamed-${old.id}`,
      oldSlugs: [was.slug],
    });
    expect(await owner.call('undoFile', { file_id })).toMatchObject({ success: true });
    expect(await owner.call('findProduct', { code: sku })).toMatchObject({ http: 404 });
    const { version: _v, oldSlugs, pricesChangedAt: _p, ...now } = await old.read();
    const { version: _w, oldSlugs: _none, pricesChangedAt: _q, ...then } = was;
    expect(now).toEqual(then);
    expect(oldSlugs).toEqual([`renamed-${old.id}`]);
  });

  test('products: brands that the shop does not have are counted, made, and taken back', async () => {
    const owner = await as('owner');
    const old = await product();
    const brand_name = `Hill Tea ${old.id}`;
    const { bytes } = await download(suite.shop, owner, 'exportTemplate?kind=products');
    const [head = '', example = ''] = bytes.toString().slice(1).split('\r\n');
    const cells = example.split(',').with(head.split(',').indexOf('brand_name'), brand_name);
    const checked = await checkFile(suite.shop, owner, 'products', `${head}\r\n${cells}`);
    expect(checked).toMatchObject({ errors: [], changes: 1 });
    const file_id = checked.file_id ?? 0;
    const { file } = await owner.call('getFile', { file_id });
    expect(file).toMatchObject({ new_brand_count: 1, new_brands: [brand_name] });
    const named = async () =>
      (await owner.call('listBrands', {})).brands?.find((one) => one.brand_name === brand_name);
    expect(await named()).toBeUndefined();
    const move = csvOf([{ sku: old.sku, brand_name: brand_name.toUpperCase() }]);
    const other = await checkFile(suite.shop, owner, 'products', move);
    expect((await owner.call('applyFile', { file_id })).success).toBe(true);
    expect(await named()).toMatchObject({ product_count: 1 });
    // The brand is there by now: the second file takes it as it is.
    const second = { file_id: other.file_id ?? 0 };
    expect((await owner.call('applyFile', second)).success).toBe(true);
    expect(await named()).toMatchObject({ product_count: 2 });
    expect((await owner.call('undoFile', second)).success).toBe(true);
    expect(await named()).toMatchObject({ product_count: 1 });
    expect((await owner.call('undoFile', { file_id })).success).toBe(true);
    expect(await named()).toBeUndefined();
  });

  test('products: what is missing, taken or nowhere is told by row and column', async () => {
    const owner = await as('owner');
    const one = await product();
    await owner.call('saveProduct', { id: one.id, barcode: `code-${one.id}` });
    const file = csvOf([
      {
        sku: `x1-${one.id}`,
        product_name: 'No brand',
        barcode: '',
        brand_name: '',
        set_qty1: 1,
      },
      { sku: `x2-${one.id}`, product_name: '', barcode: '', brand_name: '', set_qty1: '' },
      { sku: one.sku, product_name: '', barcode: '', brand_name: '', set_qty1: 'many' },
    ]);
    expect((await checkFile(suite.shop, owner, 'products', file)).errors).toEqual([
      { row: 2, column: 'brand_name', message: 'is required' },
      { row: 3, column: 'product_name', message: 'is required' },
      { row: 4, column: 'set_qty1', message: 'must be a whole number from 1 to 10,00,000' },
      { row: 4, column: 'product_name', message: 'must not be empty' },
      { row: 4, column: 'brand_name', message: 'must not be empty' },
    ]);
    const two = await product();
    const taken = csvOf([
      {
        sku: two.sku,
        barcode: `code-${one.id}`,
        image_name: 'nowhere.webp',
        subcategory_name: 'Moon',
      },
    ]);
    expect((await checkFile(suite.shop, owner, 'products', taken)).errors).toMatchObject([
      { row: 2, column: 'subcategory_name', message: 'There is no subcategory “Moon”.' },
    ]);
    const gone = csvOf([
      { sku: two.sku, barcode: `code-${one.id}`, image_name: 'nowhere.webp', maxqty: 3 },
    ]);
    expect((await checkFile(suite.shop, owner, 'products', gone)).errors).toMatchObject([
      { row: 2, column: 'set_qty1', message: 'must not be above the most units in a cart (3)' },
    ]);
    const last = csvOf([{ sku: two.sku, barcode: `code-${one.id}`, image_name: 'nowhere.webp' }]);
    expect((await checkFile(suite.shop, owner, 'products', last)).errors).toMatchObject([
      { row: 2, column: 'barcode', message: 'Another product has this barcode.' },
      { row: 2, column: 'image_name', message: 'There is no such picture in the shop.' },
    ]);
  });

  /** Of a file that added it just now. */
  async function newProduct(owner: Awaited<ReturnType<typeof as>>) {
    const { categories, brands } = await owner.call('listCategories', {});
    const [category] = categories ?? [];
    const sku = `new-${suite.buyer.me.id}`;
    const row = {
      ...{ sku, product_name: 'New', brand_name: brands?.[0]?.name ?? '', mrp: 100, stock: 60 },
      ...{ subcategory_name: category?.subcategories[0]?.name ?? '', set_qty1: 6, maxqty: 60 },
      ...{ category_name: category?.name ?? '', selling_price1: 90 },
    };
    const { file_id = 0 } = await checkFile(suite.shop, owner, 'products', csvOf([row]));
    await owner.call('applyFile', { file_id });
    const find = async () => (await owner.call('findProduct', { code: sku })).product;
    return { file_id, find, id: (await find())?.id ?? 0 };
  }

  test('a new product that was sold is no longer undone', async () => {
    const owner = await as('owner');
    const { file_id, find, id } = await newProduct(owner);
    await owner.call('changeStock', { product_id: id, units: 1, reason: 'counter-sale' });
    expect(await owner.call('undoFile', { file_id })).toMatchObject({ code: 'changed-elsewhere' });
    expect(await find()).toMatchObject({ stock: 59 });
  });

  test('a new product that was renamed since is no longer undone', async () => {
    const owner = await as('owner');
    const { file_id, find, id } = await newProduct(owner);
    await owner.call('saveProduct', { id, product_name: 'Renamed' });
    expect(await owner.call('undoFile', { file_id })).toMatchObject({ code: 'changed-elsewhere' });
    expect(await find()).toMatchObject({ product_name: 'Renamed', stock: 60 });
  });
});
