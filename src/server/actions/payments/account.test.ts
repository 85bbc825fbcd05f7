import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { newBuyer, newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('one’s own account on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { chargeGst, invoiced } = returnsOf(suite);
  beforeEach(() => chargeGst());

  const me = () => suite.buyer.me;
  const account = async () => (await me().call('getAccount', { user_id: me().id })).account;
  const entries = (more: object = {}) =>
    me().call('getAccountEntries', { user_id: me().id, ...more });

  const agree = (terms: Partial<typeof customers.$inferInsert>) =>
    suite.db.update(customers).set(terms).where(eq(customers.id, me().id));

  async function record(amount: number, more: object = {}) {
    const { call } = await newOperator(suite.shop, 'staff');
    return call('recordReceipt', {
      ...{ customer_id: me().id, amount, method: 'upi', idempotency_key: newKey() },
      ...more,
    });
  }

  test('of a new customer is empty, without a limit', async () => {
    expect(await account()).toEqual({
      ...{ balance: 0, overdue: 0, advance: 0, uncleared: 0, bills: [], receipts: [] },
      on_order: { orders: 0, amount: 0 },
      credit: { limit: null, used: 0, left: null, days: 0 },
    });
    expect(await entries()).toMatchObject({ opening: 0, balance: 0, entries: [], next: null });
  });

  test('says what is due until when, what is ordered, and what is left of the limit', async () => {
    await agree({ creditLimitPaise: 5_000_00, creditDays: 7 });
    const first = await invoiced();
    await suite.buyer.fill(1);
    await suite.buyer.placed();
    const { number, due_day, date } = (await account())?.bills[0] ?? {};
    expect(await account()).toMatchObject({
      ...{ balance: 1_970, overdue: 0, advance: 0 },
      bills: [
        {
          ...{ kind: 'invoice', id: first.invoice_id, number: expect.stringMatching(/^INV/) },
          ...{ order_id: first.id, days_late: -7, total: 1_970, due: 1_970 },
        },
      ],
      on_order: { orders: 1, amount: 972 },
      credit: { limit: 5_000, used: 2_942, left: 2_058, days: 7 },
    });
    expect(Date.parse(`${due_day}`) - Date.parse(`${date}`)).toBe(7 * 24 * 60 * 60 * 1_000);
    const { receipt } = await record(2_000, { reference: '4012' });
    // The invoice is paid; what is left is an advance.
    expect(await account()).toMatchObject({
      ...{ balance: -30, bills: [], advance: 30 },
      credit: { used: 942, left: 4_058 },
      receipts: [{ id: receipt?.id, number: receipt?.number, amount: 2_000, advance: 30 }],
    });
    expect((await entries()).entries).toMatchObject([
      { paper: 'receipt', paper_id: receipt?.id, method: 'upi', credit: 2_000, balance: -30 },
      { paper: 'invoice', paper_id: first.invoice_id, number, debit: 1_970, balance: 1_970 },
    ]);
  });

  test('has bills that are late, and cheques that still count against the limit', async () => {
    await agree({ creditLimitPaise: 1_000_00 });
    const { call } = await newOperator(suite.shop, 'owner');
    await invoiced();
    const cheque = await record(1_970, { method: 'cheque', reference: '004512' });
    expect(await account()).toMatchObject({
      ...{ balance: 0, bills: [], uncleared: 1_970 },
      credit: { used: 1_970, left: -970 },
    });
    const receipt_id = cheque.receipt?.id ?? 0;
    await call('bounceCheque', { receipt_id, reason: 'Funds insufficient', charge: 250 });
    expect(await account()).toMatchObject({
      ...{ balance: 2_220, uncleared: 0 },
      bills: [
        { kind: 'charge', due: 250 },
        { kind: 'invoice', due: 1_970 },
      ],
      receipts: [{ kind: 'bounce', amount: -1_970 }, { cheque_state: 'bounced' }],
    });
  });

  test('is read in pages, the newest first, each going on where the one before ended', async () => {
    for (let i = 0; i < 51; i += 1) await record(1 + i);
    const first = await entries();
    expect([first.entries?.length, first.balance, first.opening]).toEqual([50, -1_326, -1]);
    const second = await entries({ cursor: first.next });
    expect(second).toMatchObject({ opening: 0, next: null, entries: [{ credit: 1, balance: -1 }] });
    expect(await entries({ to: '2020-01-01' })).toMatchObject({ balance: 0, entries: [] });
    expect(await entries({ from: '2040-01-01' })).toMatchObject({ opening: -1_326, entries: [] });
    expect(await entries({ from: '2026-02-02', to: '2026-02-01' })).toMatchObject({
      ...{ http: 400, code: 'bad-input', fields: { to: 'must not be before the first day' } },
    });
  });

  test('is nobody else’s', async () => {
    await record(500);
    const { next } = await entries();
    expect(next).toBe(null);
    const other = (await newBuyer(suite.shop)).me;
    for (const action of ['getAccount', 'getAccountEntries'] as const) {
      expect(await other.call(action, { user_id: me().id })).toMatchObject({
        ...{ http: 404, code: 'not-found' },
      });
    }
    // A line of someone else's is no place to go on from.
    expect(await other.call('getAccountEntries', { user_id: other.id, cursor: '1' })).toMatchObject(
      { entries: [] },
    );
  });
});
