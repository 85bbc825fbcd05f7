import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { addProduct } from '#test/builders.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

const twoPacks = [
  { size: 6, pricePaise: 84_50 },
  { size: 12, pricePaise: 81_00, mrpPaise: 118_00 },
];

describe.each(databases)('what a list of products shows, on %s,', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  const added = async (name: string, sku: string, stock = 1_000) => {
    const id = await addProduct(suite.db, twoPacks, { stock });
    await suite.db.update(products).set({ name, sku }).where(eq(products.id, id));
  };
  const fileAs = async (role: 'staff' | 'packer', query: string) => {
    const { headers } = await newOperator(suite.shop, role);
    return suite.shop.app.inject({ url: `/console/api/exportProducts?${query}`, headers });
  };

  test('is counted by the same filters, for whoever may see it', async () => {
    await added('Counted Soap 1', 'C-1');
    await added('Counted Soap 2', 'C-2', 0);
    const { call } = await newOperator(suite.shop, 'staff');
    const q = 'counted soap';
    expect(await call('countProducts', { q })).toMatchObject({ count: 2 });
    expect(await call('countProducts', { q, out_of_stock: '1' })).toMatchObject({ count: 1 });
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('countProducts', {})).toMatchObject({ http: 403 });
  });

  test('is exported by the same filters in the contract’s words; no spreadsheet runs it', async () => {
    await added('Exported Balm, "mint"', 'E-1', 96);
    await added('+Exported Balm', '=1+1', 0);
    const file = await fileAs('staff', 'q=exported');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="products-[\d-]+\.csv"$/),
    });
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFsku,barcode,slug,product_name,image_name,brand_name,category_name,subcategory_name,' +
        'mrp,mrp1,mrp2,mrp3,selling_price1,selling_price2,selling_price3,' +
        'set_qty1,set_qty2,set_qty3,stock,promised,hidden,low_stock,sold_units,days_of_cover,without_rate',
    );
    // By name as the database sorts it: the two may differ in where the sign goes.
    const [balm, unsafe] = lines.slice(1).toSorted((a, b) => b.localeCompare(a));
    expect(lines).toHaveLength(3);
    expect(balm).toMatch(/^E-1,,p-[\w-]+,"Exported Balm, ""mint""",default\.webp,/);
    expect(balm).toMatch(/,120,,118,,84\.5,81,,6,12,,96,0,no,no,0,,no$/);
    expect(unsafe).toMatch(/^'=1\+1,,p-[\w-]+,'\+Exported Balm,/);
    expect((await fileAs('staff', 'q=exported&out_of_stock=1')).body).not.toContain('E-1');
  });

  test('goes on past one page of the export, each product once', async () => {
    const [row] = await suite.db.select().from(products).limit(1);
    if (!row) throw new Error('There is no product to copy.');
    const { id: _id, searchText: _made, ...facts } = row;
    const many = Array.from({ length: 1_003 }, (_, i) => ({
      ...{ ...facts, name: `Paged ${i % 7}`, sku: `P-${i}`, slug: `paged-${i}` },
      ...{ uniqueId: `paged-${i}`, barcode: '', stock: 0, initialStock: 0 },
    }));
    await suite.db.insert(products).values(many);
    const { call } = await newOperator(suite.shop, 'staff');
    expect(await call('countProducts', { q: 'paged' })).toMatchObject({ count: 1_001 });
    const lines = (await fileAs('staff', 'q=paged')).body.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1_003);
    expect(lines).toHaveLength(1_003);
  });

  test('is refused to a packer, and with a filter that there is not', async () => {
    expect((await fileAs('packer', '')).statusCode).toBe(403);
    expect((await fileAs('staff', 'brand=x')).statusCode).toBe(400);
  });
});
