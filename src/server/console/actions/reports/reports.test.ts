import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ReportGroup } from '#domain/reports/report-periods.ts';
import { orders } from '#server/db/schema/orders.ts';
import { newBuyer } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('sales reports on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  /** An order of that many packs (₹972 each) at a time long ago, where nothing else was sold. */
  async function sold(at: string, packs: number, { buyer = suite.buyer, cancel = false } = {}) {
    const product = await buyer.fill(packs);
    const id = await buyer.placed();
    if (cancel) await buyer.cancel(id);
    await suite.db
      .update(orders)
      .set({ createdAt: new Date(at) })
      .where(eq(orders.id, id));
    return product;
  }
  const march = { from: '2024-03-01', to: '2024-03-31' };
  const report = async (by: ReportGroup, range = march) =>
    (await newOperator(suite.shop, 'staff')).call('getReport', { by, ...range });

  test('add up what was sold by day in India, product, brand, customer and route', async () => {
    const other = await newBuyer(suite.shop);
    const dear = await sold('2024-03-02T20:00:00Z', 3); // after midnight in India
    const cheap = await sold('2024-03-05T06:00:00Z', 1, { buyer: other });
    await sold('2024-03-05T07:00:00Z', 9, { cancel: true });
    await sold('2024-02-05T06:00:00Z', 2);
    await sold('2024-02-29T18:29:00Z', 1);

    const days = await report('day');
    expect(days).toMatchObject({
      before: { from: '2024-02-01', to: '2024-02-29' },
      total: { orders: 2, amount: 4 * 972, amount_before: 3 * 972 },
      row_count: 31,
    });
    expect(days.rows?.[2]).toEqual({
      ...{ key: '2024-03-03', name: '2024-03-03', orders: 1, amount: 3 * 972, amount_before: 0 },
    });
    expect(days.rows?.[4]).toMatchObject({ orders: 1, amount: 972, amount_before: 2 * 972 });

    const products = await report('product');
    expect(products.row_count).toBe(4);
    expect(products.rows?.slice(0, 2)).toMatchObject([
      { key: String(dear), units: 36, amount: 3 * 972, amount_before: 0 },
      { key: String(cheap), units: 12, amount: 972 },
    ]);
    expect(products.rows?.at(-1)).toMatchObject({ units: 0, amount: 0, amount_before: 972 });
    for (const by of ['brand', 'category'] as const) {
      const { rows, total } = await report(by);
      expect(rows).toMatchObject([{ units: 48, amount: 4 * 972, amount_before: 3 * 972 }]);
      expect(total).toEqual({ units: 48, amount: 4 * 972, amount_before: 3 * 972 });
    }
    expect((await report('customer')).rows).toMatchObject([
      { key: String(suite.buyer.me.id), name: 'Test Stores', orders: 1, amount: 3 * 972 },
      { key: String(other.me.id), orders: 1, amount: 972 },
    ]);
    expect((await report('route')).rows).toMatchObject([{ key: '', orders: 2, amount: 4 * 972 }]);
  });

  test('compare a week to the same days of the week before', async () => {
    await sold('2024-06-03T06:00:00Z', 1);
    await sold('2024-06-10T06:00:00Z', 2);
    const week = await report('day', { from: '2024-06-10', to: '2024-06-12' });
    expect(week.before).toEqual({ from: '2024-06-03', to: '2024-06-05' });
    expect(week.rows?.[0]).toMatchObject({ amount: 2 * 972, amount_before: 972 });
  });

  test('of days without orders are empty, not missing', async () => {
    const range = { from: '2020-01-01', to: '2020-01-07' };
    expect((await report('day', range)).rows).toHaveLength(7);
    expect(await report('product', range)).toMatchObject({
      ...{ rows: [], row_count: 0, total: { units: 0, amount: 0, amount_before: 0 } },
    });
  });

  test('are a file with the same figures', async () => {
    await sold('2024-08-05T06:00:00Z', 1);
    const { headers } = await newOperator(suite.shop, 'staff');
    const url = '/console/api/exportReport?by=customer&from=2024-08-01&to=2024-08-31';
    const file = await suite.shop.app.inject({ url, headers });
    expect(file.headers['content-disposition']).toContain('sales-by-customer-');
    expect(file.body.split('\r\n')).toEqual([
      '\uFEFFkey,name,orders,amount,amount_before',
      `${suite.buyer.me.id},Test Stores,1,972,0`,
      '',
    ]);
  });

  test('take up to a year, by one of their groups, and are not for packers', async () => {
    const { call } = await newOperator(suite.shop, 'owner');
    const year = { from: '2024-01-01', to: '2024-12-31' };
    expect(await call('getReport', { by: 'route', ...year })).toMatchObject({ success: true });
    for (const wrong of [
      { by: 'day', from: '2024-01-01', to: '2025-01-01' },
      { by: 'day', from: '2024-01-02', to: '2024-01-01' },
      { by: 'moon', from: '2024-01-01', to: '2024-01-02' },
    ]) {
      const input = wrong as { by: ReportGroup; from: string; to: string }; // `as`: wrong on purpose
      expect(await call('getReport', input)).toMatchObject({ http: 400 });
    }
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('getReport', { by: 'day', ...march })).toMatchObject({ http: 403 });
  });
});
