import { beforeEach, describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import { newBuyer, newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('lists and papers of receipts on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { chargeGst, invoiced } = returnsOf(suite);
  beforeEach(() => chargeGst());

  async function books() {
    const { call, headers } = await newOperator(suite.shop, 'staff');
    const customer_id = suite.buyer.me.id;
    const record = (amount: number, more: Partial<ConsoleInput<'recordReceipt'>> = {}) =>
      call('recordReceipt', {
        ...{ customer_id, amount, method: 'cash', idempotency_key: newKey() },
        ...more,
      });
    const ids = async (asked: ConsoleInput<'listReceipts'>) =>
      (await call('listReceipts', { customer_id, ...asked })).receipts?.map(({ id }) => id);
    return { call, headers, record, customer_id, ids };
  }

  test('receipts are found by number, reference, amount, method, state and what is left', async () => {
    const { call, record, ids, customer_id } = await books();
    const cash = (await record(100)).receipt;
    const upi = (await record(250.5, { method: 'upi', reference: '462718829911' })).receipt;
    const cheque = (await record(300, { method: 'cheque', reference: '004512' })).receipt;
    expect(await ids({})).toEqual([cheque?.id, upi?.id, cash?.id]);
    expect(await ids({ q: cash?.number ?? '' })).toEqual([cash?.id]);
    expect(await ids({ q: '462718829911' })).toEqual([upi?.id]);
    expect(await ids({ q: '₹250.50' })).toEqual([upi?.id]);
    expect(await ids({ method: 'cheque', state: 'held' })).toEqual([cheque?.id]);
    expect(await ids({ kind: 'refund' })).toEqual([]);
    await invoiced();
    expect(await ids({ advance: true })).toEqual([]);
    expect(await call('countReceipts', { customer_id })).toMatchObject({ count: 3 });
    const { operators } = await call('listTakers', {});
    expect(operators?.length).toBeGreaterThan(0);
    const other = await newBuyer(suite.shop, 6.5);
    expect(await call('listReceipts', { customer_id: other.me.id })).toMatchObject({
      receipts: [],
    });
  });

  test('a customer’s money: what is due is the sum of the bills, what is left an advance', async () => {
    const { call, record, customer_id } = await books();
    const { id } = await invoiced();
    await record(2_000, { method: 'cheque', reference: '1' });
    const second = await invoiced();
    const money = await call('getCustomerMoney', { customer_id });
    expect(money).toMatchObject({
      ...{ balance: 1_940, advance: 0, uncleared: 2_000, refundable: 0, bounces: 0 },
      bills: [{ order_id: second.id, due: 1_940, days_over: 0 }],
      receipts: [{ amount: 2_000, cheque_state: 'held' }],
    });
    expect(id).not.toBe(second.id);
    await record(2_000);
    expect(await call('getCustomerMoney', { customer_id })).toMatchObject({
      ...{ balance: -60, advance: 60, refundable: 60, bills: [] },
    });
    expect(await call('getCustomerMoney', { customer_id: 999_999 })).toMatchObject({
      code: 'not-found',
    });
  });

  test('cheques wait by the day from which the bank takes them, page by page', async () => {
    const { call, record } = await books();
    // The demo shop has cheques of its own.
    const q = 'WAIT-77';
    const make = async (cheque_date: string) =>
      (await record(10, { method: 'cheque', reference: q, cheque_date })).receipt?.id;
    const late = await make('2099-01-02');
    const soon = await make('2026-10-01');
    const first = await call('listCheques', { q, limit: 1 });
    expect(first.cheques).toMatchObject([{ id: soon, due_date: '2026-10-01' }]);
    const next = await call('listCheques', { q, limit: 1, cursor: first.next ?? undefined });
    expect(next).toMatchObject({ cheques: [{ id: late }], next: null });
    expect((await call('listCheques', { q, due: true })).cheques).toMatchObject([{ id: soon }]);
    await call('bounceCheque', { receipt_id: soon ?? 0, reason: 'Signature differs' });
    expect(await call('listCheques', { q, state: 'bounced' })).toMatchObject({
      cheques: [{ id: soon, bounces: 1 }],
    });
    expect(await call('countCheques', { q })).toMatchObject({ states: { held: 1, bounced: 1 } });
  });

  test('a receipt is printed on both papers, and opened by a link until that is voided', async () => {
    const { call, record, headers } = await books();
    await invoiced();
    const { receipt } = await record(2_000, { method: 'cheque', reference: '4512', bank: 'SBI' });
    const id = receipt?.id ?? 0;
    for (const paper of ['a5', '80mm'] as const) {
      const url = `/console/api/printReceipt?id=${id}&paper=${paper}`;
      const { rawPayload } = await suite.shop.app.inject({ url, headers });
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    const { path = '' } = await call('shareReceipt', { id });
    expect(path).toMatch(/^\/shared-receipt\/[\w-]{43}\.pdf$/);
    const open = async (url: string) => (await suite.shop.app.inject({ url })).statusCode;
    expect(await open(path)).toBe(200);
    expect(await open(path.replace('receipt', 'invoice'))).toBe(404);
    await call('unshareReceipt', { id });
    expect(await open(path)).toBe(404);
    expect(await call('shareReceipt', { id: 999_999 })).toMatchObject({ code: 'not-found' });
    expect(await call('getReceipt', { id })).toMatchObject({ balance: -30, bounce_id: null });
  });

  test('an evening is recorded whole, each row once, or not at all', async () => {
    const { call, customer_id, ids } = await books();
    const other = await newBuyer(suite.shop, 6.5);
    const row = (id: number, amount: number, idempotency_key = newKey()) => ({
      ...{ customer_id: id, amount, method: 'cash' as const, idempotency_key },
    });
    const bad = [row(customer_id, 10), row(999_999, 20)];
    expect(await call('recordReceipts', { rows: bad })).toMatchObject({
      ...{ code: 'not-found', row: 1 },
    });
    expect(await ids({})).toEqual([]);
    const rows = [row(other.me.id, 30), row(customer_id, 10), row(customer_id, 15)];
    const answers = await Promise.all([1, 2].map(() => call('recordReceipts', { rows })));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ total: 55, receipts: [{ amount: 30 }, {}, {}] });
    expect(await ids({})).toHaveLength(2);
    const changed = rows.map((one, at) => (at === 2 ? { ...one, amount: 16 } : one));
    expect(await call('recordReceipts', { rows: changed })).toMatchObject({
      ...{ code: 'key-reused', row: 2 },
    });
  });
});
