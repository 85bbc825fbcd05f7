import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countProductSales } from '#server/queries/catalogue/product-sales.ts';
import { addProduct } from '#test/builders.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('days of cover on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  /** Not low by its number of units: 3 packs of 6. */
  const sold = async (units: number, stock: number) => {
    const { call } = await newOperator(suite.shop, 'owner');
    const product_id = await addProduct(suite.db, [{ size: 6, pricePaise: 84_00 }], {
      stock: stock + units,
    });
    await call('changeStock', { product_id, units, reason: 'counter-sale' });
    return product_id;
  };
  const read = async (id: number) => {
    await countProductSales(suite.db);
    const { call } = await newOperator(suite.shop, 'staff');
    return (await call('getProduct', { id })).product;
  };

  test('count what sold in 28 days: not what was cancelled, nor what is longer ago', async () => {
    const id = await suite.buyer.fill(5, { stock: 1_000 });
    const order = await suite.buyer.placed();
    const before = await read(id);
    expect(before?.sold_units).toBeGreaterThan(0);
    const { call } = await newOperator(suite.shop, 'owner');
    await call('moveOrder', { id: order, to: 'cancelled', reason: 'Not wanted' });
    expect(await read(id)).toMatchObject({ stock: 1_000, sold_units: 0, days_of_cover: null });
    const old = await sold(280, 140);
    expect(await read(old)).toMatchObject({ sold_units: 280, days_of_cover: 14 });
    await suite.db.execute(sql`update stock_movements
      set created_at = now() - interval '29 days' where product_id = ${old}`);
    expect(await read(old)).toMatchObject({ sold_units: 0, days_of_cover: null });
  });

  test('make a product low on stock that would last for fewer than the shop wants', async () => {
    const { call } = await newOperator(suite.shop, 'owner');
    const lowNow = async () => (await call('getToday', {})).waiting?.low_stock ?? 0;
    const before = await lowNow();
    const [short, enough] = [await sold(280, 69), await sold(280, 70)];
    expect(await read(short)).toMatchObject({ low_stock: true, days_of_cover: 6 });
    expect(await read(enough)).toMatchObject({ low_stock: false, days_of_cover: 7 });
    const found = async (filters: object) => {
      const { products } = await call('listProducts', { ...filters, limit: 100 });
      return [short, enough].map((id) => products?.some((one) => one.id === id));
    };
    expect(await found({ low_stock: '1' })).toEqual([true, false]);
    expect(await found({ cover_below: 7 })).toEqual([true, false]);
    expect(await found({ cover_below: 8 })).toEqual([true, true]);
    expect(await lowNow()).toBe(before + 1);
    await call('saveSettings', { cover_days: 8 });
    expect(await found({ low_stock: '1' })).toEqual([true, true]);
    await call('saveSettings', { cover_days: 0 });
    expect(await found({ low_stock: '1' })).toEqual([false, false]);
    expect((await read(short))?.low_stock).toBe(false);
    expect(await lowNow()).toBe(before);
    await call('saveSettings', { cover_days: 7 });
  });
});
