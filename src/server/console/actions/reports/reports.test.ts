import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { type ReportGroup, reportGroups } from '#domain/reports/report-periods.ts';
import { creditWhole } from '#server/actions/invoices/credit-whole.ts';
import { readReturnable } from '#server/actions/invoices/invoiced-lines.ts';
import { issueInvoice } from '#server/actions/invoices/issue-invoice.ts';
import { rowsOf } from '#server/db/rows.ts';
import { orders } from '#server/db/schema/orders.ts';
import { settings } from '#server/db/schema/shop.ts';
import { taxRates } from '#server/db/schema/tax.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import { moveOrderTo, newBuyer } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { randomFrom } from '#test/random.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('sales reports on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  const refuse = consoleRefusalsOf('moveOrder');

  /** An order of that many packs (₹972 each), placed long ago, where nothing else was sold. */
  async function ordered(at: string, packs: number, { buyer = suite.buyer } = {}) {
    const product = await buyer.fill(packs);
    const id = await buyer.placed();
    await suite.db
      .update(orders)
      .set({ createdAt: new Date(at) })
      .where(eq(orders.id, id));
    return { product, id };
  }

  /** The same, invoiced on another day; perhaps taken back on a third. */
  async function sold(
    at: string,
    packs: number,
    { buyer = suite.buyer, placed = at, credited = '' } = {},
  ) {
    const order = await ordered(placed, packs, { buyer });
    const by = { operatorId: 1, creditDays: 0, reason: 'Not wanted.' };
    await suite.db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id);
      if (!locked) throw new Error('no order');
      const invoice = await issueInvoice(refuse, tx, locked, { ...by, now: new Date(at) });
      if (credited)
        await creditWhole(refuse, tx, invoice, await readReturnable(tx, invoice.id), {
          ...by,
          now: new Date(credited),
        });
    });
    await moveOrderTo(suite.db, order.id, credited ? 'cancelled' : 'out_for_delivery');
    return order;
  }

  const march = { from: '2024-03-01', to: '2024-03-31' };
  const report = async (by: ReportGroup, range = march) =>
    (await newOperator(suite.shop, 'staff')).call('getReport', { by, ...range });

  test('add up invoices by day in India, product, brand, customer and route', async () => {
    const other = await newBuyer(suite.shop);
    const dear = await sold('2024-03-02T20:00:00Z', 3); // after midnight in India
    const cheap = await sold('2024-03-05T06:00:00Z', 1, {
      ...{ buyer: other, placed: '2024-01-31T06:00:00Z' },
    });
    await sold('2024-02-05T06:00:00Z', 2);
    await sold('2024-02-29T18:29:00Z', 1);

    const days = await report('day');
    expect(days).toMatchObject({
      before: { from: '2024-02-01', to: '2024-02-29' },
      total: { orders: 2, amount: 4 * 972, amount_before: 3 * 972 },
      row_count: 31,
    });
    const none = { before_invoices: 0, on_order: 0 };
    expect(days.rows?.[2]).toEqual({
      ...{ key: '2024-03-03', name: '2024-03-03', orders: 1, amount: 3 * 972, amount_before: 0 },
      ...none,
    });
    expect(days.rows?.[4]).toMatchObject({ orders: 1, amount: 972, amount_before: 2 * 972 });

    const products = await report('product');
    expect(products.row_count).toBe(4);
    expect(products.rows?.slice(0, 2)).toMatchObject([
      { key: String(dear.product), units: 36, amount: 3 * 972, amount_before: 0 },
      { key: String(cheap.product), units: 12, amount: 972 },
    ]);
    expect(products.rows?.at(-1)).toMatchObject({ units: 0, amount: 0, amount_before: 972 });
    for (const by of ['brand', 'category'] as const) {
      const { rows, total } = await report(by);
      expect(rows).toMatchObject([{ units: 48, amount: 4 * 972, amount_before: 3 * 972 }]);
      expect(total).toEqual({ units: 48, amount: 4 * 972, amount_before: 3 * 972, ...none });
    }
    expect((await report('customer')).rows).toMatchObject([
      { key: String(suite.buyer.me.id), name: 'Test Stores', orders: 1, amount: 3 * 972 },
      { key: String(other.me.id), orders: 1, amount: 972 },
    ]);
    expect((await report('route')).rows).toMatchObject([{ key: '', orders: 2, amount: 4 * 972 }]);
  });

  test('and statements have each paper on its own date, whenever it was written', async () => {
    const { id } = await sold('2024-11-12T06:00:00Z', 1);
    const { call } = await newOperator(suite.shop, 'staff');
    const customer_id = suite.buyer.me.id;
    const september = { customer_id, from: '2024-11-12', to: '2024-11-12' };
    expect(await call('getLedger', september)).toMatchObject({
      ...{ opening: 0, balance: 972 },
      entries: [
        { paper: 'invoice', order_id: id, date: '2024-11-12', at: '2024-11-12T06:30:00.000Z' },
      ],
    });
  });

  test('take back what a credit note took back, on its own day', async () => {
    await sold('2024-04-30T06:00:00Z', 3, { credited: '2024-05-02T06:00:00Z' });
    await sold('2024-05-04T06:00:00Z', 5);
    const may = { from: '2024-05-01', to: '2024-05-31' };
    const { rows, total } = await report('day', may);
    expect(total).toMatchObject({ orders: 1, amount: 2 * 972, amount_before: 3 * 972 });
    expect(rows?.[1]).toMatchObject({ orders: 0, amount: -3 * 972 });
    const { total: units } = await report('product', may);
    expect(units).toMatchObject({ units: 24, amount: 2 * 972, amount_before: 3 * 972 });
  });

  test('show what is on order beside it, and what was delivered before invoices as a part of it', async () => {
    const july = { from: '2024-07-01', to: '2024-07-31' };
    await ordered('2024-07-03T06:00:00Z', 7);
    const cancelled = await ordered('2024-07-03T07:00:00Z', 9);
    await moveOrderTo(suite.db, cancelled.id, 'cancelled');
    const old = await ordered('2024-07-04T06:00:00Z', 2);
    await moveOrderTo(suite.db, old.id, 'delivered');
    await sold('2024-07-05T06:00:00Z', 1);
    const sums = { amount: 3 * 972, before_invoices: 2 * 972, on_order: 7 * 972 };
    expect((await report('day', july)).total).toMatchObject({ orders: 2, ...sums });
    expect((await report('product', july)).total).toMatchObject({ units: 36, ...sums });
    expect((await report('customer', july)).rows).toMatchObject([{ orders: 2, ...sums }]);
    const byDay = (await report('day', july)).rows ?? [];
    expect(byDay[2]).toMatchObject({ orders: 0, amount: 0, on_order: 7 * 972 });
    expect(byDay[3]).toMatchObject({ orders: 1, amount: 2 * 972, before_invoices: 2 * 972 });
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
      ...{ rows: [], row_count: 0, total: { units: 0, amount: 0, amount_before: 0, on_order: 0 } },
    });
  });

  test('are a file with the same figures', async () => {
    await sold('2024-10-05T06:00:00Z', 1);
    const { headers } = await newOperator(suite.shop, 'staff');
    const url = '/console/api/exportReport?by=customer&from=2024-10-01&to=2024-10-31';
    const file = await suite.shop.app.inject({ url, headers });
    expect(file.headers['content-disposition']).toContain('sales-by-customer-');
    expect(file.body.split('\r\n')).toEqual([
      '\uFEFFkey,name,orders,amount,amount_before,before_invoices,on_order',
      `${suite.buyer.me.id},Test Stores,1,972,0,0,0`,
      '',
    ]);
  });

  test('come to what the papers and the ledger do, on every day, whatever was sold', async () => {
    await suite.db
      .update(settings)
      .set({ gstMode: 'regular', gstin: '05AADCD4821K1ZS', state: 'Uttarakhand' });
    await suite.db
      .insert(taxRates)
      .values({ hsn: '33', from: '2017-07-01', rate: 18_00 })
      .onConflictDoNothing();
    const random = randomFrom(20_261_119);
    const inYear = () =>
      new Date(Date.UTC(2025, random.between(0, 9), random.between(1, 28), random.between(0, 23)));
    for (let n = 0; n < 12; n += 1) {
      const at = inYear();
      const back = new Date(at.getTime() + random.between(0, 40) * 86_400_000).toISOString();
      const credited = random.chance(0.4) ? back : '';
      await sold(at.toISOString(), random.between(1, 4), {
        placed: inYear().toISOString(),
        credited,
      });
    }
    const year = { from: '2025-01-01', to: '2025-12-31' };
    const { rows = [], total } = await report('day', year);
    // The demo shop's own, which the ledger has taken over, are the account `opening`.
    const ofPapers = ({ amount, before_invoices }: NonNullable<typeof total>) =>
      Math.round((amount - before_invoices) * 100);
    const ledger = await rowsOf<{ day: string; paise: number }>(
      suite.db,
      sql`select day::text, -sum(amount_paise)::int as paise from postings p
        join posting_lines l on l.posting_id = p.id
        where account in ('sales', 'cgst', 'sgst', 'igst') and day between ${year.from} and ${year.to}
        group by day having sum(amount_paise) <> 0 order by day`,
    );
    const days = rows.map((row) => ({ day: row.key, paise: ofPapers(row) }));
    expect(days.filter(({ paise }) => paise !== 0)).toEqual(ledger);
    const [papers] = await rowsOf<{ paise: number }>(
      suite.db,
      sql`select ((select coalesce(sum(total_paise), 0) from invoices where day between ${year.from} and ${year.to})
        - (select coalesce(sum(total_paise), 0) from credit_notes where day between ${year.from} and ${year.to}))::int as paise`,
    );
    expect(papers?.paise).toBeGreaterThan(0);
    for (const by of reportGroups) {
      const { total: sums } = await report(by, year);
      expect([by, sums && ofPapers(sums)]).toEqual([by, papers?.paise]);
    }
    const { call, headers } = await newOperator(suite.shop, 'staff');
    const taxes = await call('getTaxReport', year);
    expect(Math.round((taxes.total?.total ?? 0) * 100)).toBe(papers?.paise);
    const sumOf = (name: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total') =>
      Math.round((taxes.rows ?? []).reduce((sum, row) => sum + row[name], 0) * 100);
    const accounts = await rowsOf<{ account: string; paise: number }>(
      suite.db,
      sql`select account, -sum(amount_paise)::int as paise from postings p
        join posting_lines l on l.posting_id = p.id
        where account in ('sales', 'cgst', 'sgst') and day between ${year.from} and ${year.to}
        group by account order by account`,
    );
    expect(accounts).toEqual([
      { account: 'cgst', paise: sumOf('cgst') },
      { account: 'sales', paise: sumOf('taxable') },
      { account: 'sgst', paise: sumOf('sgst') },
    ]);
    expect(taxes.rows?.[0]).toMatchObject({
      month: expect.stringMatching(/^2025-\d\d$/),
      rate: 18,
    });
    const url = `/console/api/exportTaxReport?from=${year.from}&to=${year.to}`;
    const file = await suite.shop.app.inject({ url, headers });
    const [head, first] = file.body.split('\r\n');
    expect(head).toBe('\uFEFFmonth,rate,taxable,cgst,sgst,igst,total');
    const { month, rate, taxable, cgst, sgst, igst, total: sum } = taxes.rows?.[0] ?? {};
    expect(first).toBe([month, rate, taxable, cgst, sgst, igst, sum].join(','));
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
