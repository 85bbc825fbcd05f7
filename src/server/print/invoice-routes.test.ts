import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer, addProduct } from '#test/builders.ts';
import { callerFor, type TestCaller } from '#test/caller.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

describe('an invoice as a file', () => {
  let shop: TestApp;
  let me: TestCaller;
  let orderId: number;

  beforeAll(async () => {
    shop = await startApp();
    const { db } = shop.database;
    me = await callerFor(shop, await addCustomer(db));
    const product = await addProduct(db, [{ size: 12, pricePaise: 81_00 }]);
    await me.call('addToCart', {
      product_id: product,
      set_qty: '+12',
      type: 'variant1',
      user_id: me.id,
    });
    const placed = await me.call('insertOrder', {
      user_id: me.id,
      idempotency_key: 'invoice',
      paymentMethod: 'cod',
      delivery_type: 'pickup',
      note: 'घंटी बजाएँ',
    });
    orderId = Number(placed.order_id);
  });
  afterAll(() => shop.close());

  const fetch = async (path: string, customerId?: number) =>
    shop.app.inject({
      url: path,
      headers: customerId === undefined ? {} : await shop.signIn(customerId),
    });

  test('is a PDF for its owner, kept by nobody on the way', async () => {
    const answer = await fetch(`/order/${orderId}/invoice.pdf`, me.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="invoice-${orderId}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.subarray(-6).toString()).toContain('%%EOF');
  });

  test('is made for several askers at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => fetch(`/order/${orderId}/invoice.pdf`, me.id)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  });

  test('beyond what can wait its turn is refused with a time to come back', async () => {
    const headers = await shop.signIn(me.id);
    const ask = () => shop.app.inject({ url: `/order/${orderId}/invoice.pdf`, headers });
    const answers = await Promise.all(Array.from({ length: 40 }, ask));
    // One is drawn and four of this customer wait; a machine that is busy may have drawn some before the last came.
    const refused = answers.filter((answer) => answer.statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(
      answers.length - refused.length,
    );
    expect(refused[0]?.headers['retry-after']).toBe('5');
  });

  test.each(['0', '-1', '1e3', 'x', '99999999999', '999999'])(
    'of order %s is not there',
    async (id) => {
      expect((await fetch(`/order/${id}/invoice.pdf`, me.id)).statusCode).toBe(404);
    },
  );

  test('a receipt is a PDF for whoever paid, on A5 or a roll, and for nobody else', async () => {
    const { call } = await newOperator(shop, 'staff');
    const { receipt } = await call('recordReceipt', {
      ...{ customer_id: me.id, amount: 500, method: 'upi', idempotency_key: 'receipt' },
      ...{ reference: '4012', reason: 'for ourselves' },
    });
    const path = `/receipt/${receipt?.id}.pdf`;
    const answer = await me.call('getReceiptById', { id: receipt?.id ?? 0 });
    expect(answer).toMatchObject({
      receipt: { number: receipt?.number, amount: 500, method: 'upi', advance: 500 },
      paid: [],
    });
    expect(JSON.stringify(answer)).not.toContain('for ourselves');
    for (const size of ['', '?size=80mm']) {
      const { headers, rawPayload } = await fetch(`${path}${size}`, me.id);
      expect(headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="receipt-${receipt?.id}.pdf"`,
      });
      const width = /\/MediaBox \[0 0 ([\d.]+)/.exec(rawPayload.toString('latin1'))?.[1];
      expect(Math.round(Number(width))).toBe(size === '' ? 420 : 227);
    }
    const other = await callerFor(shop, await addCustomer(shop.database.db));
    expect(await other.call('getReceiptById', { id: receipt?.id ?? 0 })).toMatchObject({
      code: 'not-found',
    });
    for (const stranger of [await fetch(path), await fetch(path, other.id)]) {
      expect([stranger.statusCode, stranger.body]).toEqual([404, 'This receipt was not found.\n']);
    }
  });

  test('is not there for visitors and other customers', async () => {
    const path = `/order/${orderId}/invoice.pdf`;
    const other = await addCustomer(shop.database.db);
    for (const answer of [await fetch(path), await fetch(path, other)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe('Order not found.\n');
    }
  });
});
