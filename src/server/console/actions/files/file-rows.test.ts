import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { checkFile, csvOf } from '#test/import-file.ts';
import { importSuite } from '#test/import-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('rows of a file on %s', (_kind, openDb) => {
  const { suite, as, product } = importSuite(openDb);

  test('of prices: the product’s name as the shop has it, and its margin before and after', async () => {
    const staff = await as('staff');
    const [one, two] = [await product(), await product()];
    const file = csvOf([
      { sku: one.sku.toUpperCase(), mrp: 1_200, selling_price1: 90, product_name: 'seen only' },
      { sku: two.sku, mrp: 108, selling_price1: 81, product_name: '' },
    ]);
    const { file_id = 0 } = await checkFile(suite.shop, staff, 'prices', file);
    const read = async () => (await staff.call('listFileRows', { file_id, show: 'changes' })).rows;
    const expected = [
      {
        ...{ key: one.sku.toUpperCase(), name: (await one.read()).name, target_id: one.id },
        margins: [{ slot: 1, before: 32.5, after: 92.5 }],
      },
      {
        ...{ key: two.sku, name: (await two.read()).name, target_id: two.id },
        margins: [{ slot: 1, before: 32.5, after: 25 }],
      },
    ];
    expect(await read()).toMatchObject(expected);
    await staff.call('applyFile', { file_id });
    await staff.call('saveProduct', { id: one.id, mrp: 2_400 });
    expect(await read()).toMatchObject(expected);
  });

  test('of products: a new one has no product until it is applied, and none once it is undone', async () => {
    const owner = await as('owner');
    const { categories, brands } = await owner.call('listCategories', {});
    const [category] = categories ?? [];
    const old = await product();
    const place = {
      ...{ brand_name: brands?.[0]?.name ?? '', category_name: category?.name ?? '' },
      subcategory_name: category?.subcategories[0]?.name ?? '',
    };
    const packs = { mrp: 100, selling_price1: 80, set_qty1: 6, maxqty: 60 };
    const file = csvOf([{ sku: `R-${old.id}`, product_name: 'Fresh', ...place, ...packs }]);
    const { file_id = 0 } = await checkFile(suite.shop, owner, 'products', file);
    const read = async () => (await owner.call('listFileRows', { file_id, show: 'changes' })).rows;
    const margins = [{ slot: 1, before: null, after: 20 }];
    expect(await read()).toMatchObject([{ name: 'Fresh', target_id: null, margins }]);
    await owner.call('applyFile', { file_id });
    const { product: added } = await owner.call('findProduct', { code: `R-${old.id}` });
    expect(await read()).toMatchObject([{ name: 'Fresh', target_id: added?.id, margins }]);
    await owner.call('undoFile', { file_id });
    expect(await read()).toMatchObject([{ name: 'Fresh', target_id: null }]);
  });

  test('a text that is called .xlsx is read where it can be, and told where it cannot', async () => {
    const staff = await as('staff');
    const { sku } = await product();
    const upload = async (text: string, name: string) => {
      const { errors, file_id = 0 } = await checkFile(suite.shop, staff, 'stock', text, { name });
      return { errors, file: (await staff.call('getFile', { file_id })).file };
    };
    const { errors, file } = await upload('no spreadsheet\n', 'count.XLSX');
    expect(errors?.map(({ row, column }) => [row, column])).toEqual([
      [1, 'no spreadsheet'],
      [1, 'sku'],
    ]);
    const problem = expect.stringContaining('Its name says Excel');
    expect(file).toMatchObject({ state: 'checked', rows: 0, wrong: 1, problem });
    const asText = await upload('no spreadsheet\n', 'count.csv');
    expect(asText.file).toMatchObject({ state: 'checked', rows: 0, wrong: 1, problem: '' });
    const right = await upload(csvOf([{ sku, stock: 9 }]), 'count.xlsx');
    expect(right).toMatchObject({ errors: [], file: { rows: 1, changed: 1, problem: '' } });
  });

  test('of stock and of customers: who they are about, where the file does not name them', async () => {
    const staff = await as('staff');
    const one = await product({ stock: 3 });
    const rowsOf = async (
      kind: 'stock' | 'customers',
      file: string,
      show: 'changes' | 'errors',
    ) => {
      const { file_id = 0 } = await checkFile(suite.shop, staff, kind, file);
      return (await staff.call('listFileRows', { file_id, show })).rows;
    };
    const stock = csvOf([{ sku: one.sku, stock: 5 }]);
    expect(await rowsOf('stock', stock, 'changes')).toMatchObject([
      { name: (await one.read()).name, target_id: one.id, margins: [] },
    ]);
    const wrong = csvOf([{ sku: one.sku, stock: 'a few' }]);
    expect(await rowsOf('stock', wrong, 'errors')).toMatchObject([
      {
        ...{ name: (await one.read()).name, target_id: one.id },
        errors: [{ column: 'stock', value: 'a few', message: expect.stringMatching(/^must be/) }],
      },
    ]);
    const { id } = suite.buyer.me;
    const [me] = await suite.db.select().from(customers).where(eq(customers.id, id));
    const city = csvOf([{ mobile: me?.mobile ?? '', city: 'Haridwar' }]);
    expect(await rowsOf('customers', city, 'changes')).toMatchObject([
      { name: me?.firmName, target_id: id },
    ]);
  });
});
