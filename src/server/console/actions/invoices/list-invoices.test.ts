import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('the list of invoices on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  let owner: TestOperator;
  beforeAll(async () => {
    owner = await newOperator(suite.shop, 'owner');
  });

  /** An order of the test's own customer that has left, and its invoice. */
  async function issued() {
    await suite.buyer.fill(1);
    const orderId = await suite.buyer.placed({ delivery_type: 'delivery' });
    await moveOrderTo(suite.db, orderId, 'processing');
    await owner.call('moveOrder', { id: orderId, to: 'out_for_delivery' });
    const [invoice] = await suite.db.select().from(invoices).where(eq(invoices.orderId, orderId));
    if (!invoice) throw new Error('It was not invoiced.');
    return invoice;
  }
  const numbersOf = async (input: Parameters<typeof owner.call<'listInvoices'>>[1]) =>
    (await owner.call('listInvoices', input)).invoices?.map(({ number }) => number);

  test('has the newest first, page by page, and finds one by any way to write its number', async () => {
    const [first, second] = [await issued(), await issued()];
    const own = { customer_id: suite.buyer.me.id };
    const page = await owner.call('listInvoices', { ...own, limit: 1 });
    expect(page.invoices).toMatchObject([
      {
        ...{ id: second.id, number: second.number, paper: 'invoice', kind: 'tax-invoice' },
        ...{ order_id: second.orderId, firm_name: 'Test Stores', total: 998, due: 998 },
      },
    ]);
    expect(await numbersOf({ ...own, limit: 1, cursor: page.next ?? '' })).toEqual([first.number]);
    const [prefix = '', year = '', digits = ''] = first.number.split('/');
    const count = String(Number(digits));
    const ways = [first.number, first.number.toLowerCase(), `${prefix} ${count}`];
    for (const q of [...ways, `${year}/${count}`, `${prefix}/${year}/${count}`]) {
      expect([q, await numbersOf({ q })]).toEqual([q, [first.number]]);
    }
    expect(await numbersOf({ q: 'INV/01-02/000001' })).toEqual([]);
    expect(await numbersOf({ q: `#${second.orderId}`, ...own })).toContain(second.number);
    const found = await owner.call('searchConsole', { q: first.number });
    expect(found.invoices).toMatchObject([{ id: first.id, order_id: first.orderId, total: 998 }]);
  });

  test('finds by firm, GSTIN, day and what is due', async () => {
    const gstNumber = `05AAACB${String(suite.buyer.me.id).padStart(4, '0')}D1ZH`;
    await suite.db
      .update(customers)
      .set({ firmName: `Firm ${gstNumber}`, gstNumber })
      .where(eq(customers.id, suite.buyer.me.id));
    const [paid, due] = [await issued(), await issued()];
    const pay = { amount: 998, method: 'cash', idempotency_key: newKey() } as const;
    await owner.call('recordPayment', { ...pay, order_id: paid.orderId });
    const both = [due.number, paid.number];
    expect(await numbersOf({ q: `firm ${gstNumber}` })).toEqual(both);
    expect(await numbersOf({ q: gstNumber.toLowerCase() })).toEqual(both);
    expect(await numbersOf({ q: gstNumber, due: '1' })).toEqual([due.number]);
    expect(await numbersOf({ q: gstNumber, from: paid.day, to: paid.day })).toEqual(both);
    expect(await numbersOf({ q: gstNumber, to: '2020-01-01' })).toEqual([]);
    expect(await numbersOf({ q: gstNumber, kind: 'bill' })).toEqual([]);
    // What came back is due no more.
    await owner.call('moveOrder', { id: due.orderId, to: 'cancelled', reason: 'Closed.' });
    expect(await numbersOf({ q: gstNumber, due: '1' })).toEqual([]);
    const notes = await owner.call('listInvoices', { q: gstNumber, paper: 'credit-note' });
    expect(notes.invoices).toMatchObject([
      { kind: 'credit-note', of_invoice: due.number, reason: 'Closed.', total: 998, due: 0 },
    ]);
    expect(await owner.call('countInvoices', { q: gstNumber })).toMatchObject({
      ...{ count: 2, states: { invoice: 2, 'credit-note': 1 } },
    });
    const file = await suite.shop.app.inject({
      url: `/console/api/exportInvoices?q=${gstNumber}`,
      headers: owner.headers,
    });
    expect(file.body.split('\r\n').length - 1).toBeGreaterThanOrEqual(2);
    expect(file.body).toContain(due.number);
  });

  test('is for those who may see prices', async () => {
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('listInvoices', {})).toMatchObject({ http: 403 });
    const { number } = await issued();
    expect(await packer.call('searchConsole', { q: number })).not.toHaveProperty('invoices');
  });
});
