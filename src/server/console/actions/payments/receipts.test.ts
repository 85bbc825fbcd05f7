import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import { orders } from '#server/db/schema/orders.ts';
import { bills, receipts } from '#server/db/schema/receipts.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { newBuyer, newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { databases } from '#test/test-db.ts';

type Receipt = ConsoleInput<'recordReceipt'>;

describe.each(databases)('receipts on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { chargeGst, invoiced, accountOf } = returnsOf(suite);
  beforeEach(() => chargeGst());

  async function books() {
    const { call } = await newOperator(suite.shop, 'staff');
    const customer_id = suite.buyer.me.id;
    const record = (amount: number, more: Partial<Receipt> = {}) =>
      call('recordReceipt', {
        ...{ customer_id, amount, method: 'cash', idempotency_key: newKey() },
        ...more,
      });
    return { call, record, customer_id };
  }

  test('pay what is oldest due, complete what is settled, and leave an advance', async () => {
    const first = await invoiced();
    const second = await invoiced();
    const { record } = await books();
    const part = await record(2_000);
    expect(part).toMatchObject({
      receipt: { number: expect.stringMatching(/^RCT\/\d\d-\d\d\/\d{6}$/), allocated: 2_000 },
      paid: [
        { order_id: first.id, amount: 1_970 },
        { order_id: second.id, amount: 30 },
      ],
      balance: 1_940,
    });
    expect(await first.order()).toMatchObject({ status: 'completed', due: 0 });
    expect(await second.order()).toMatchObject({ status: 'delivered', due: 1_940 });
    expect(await record(2_000)).toMatchObject({
      receipt: { allocated: 1_940, advance: 60 },
      balance: -60,
    });
    expect(await accountOf(suite.buyer.me.id)).toBe(-60_00);
  });

  test('pay what is named, never more than is due of it, and nothing of another customer', async () => {
    const first = await invoiced();
    const second = await invoiced();
    const { record } = await books();
    const pay = (invoice_id: number, amount: number) => ({ allocations: [{ invoice_id, amount }] });
    expect(await record(100, pay(second.invoice_id, 100))).toMatchObject({
      paid: [{ order_id: second.id, amount: 100 }],
    });
    expect(await record(9_000, pay(second.invoice_id, 1_870.01))).toMatchObject({
      code: 'more-than-due',
      message: expect.stringContaining('Only ₹1,870.00 is due of INV/'),
    });
    expect(await record(50, pay(second.invoice_id, 51))).toMatchObject({ code: 'bad-input' });
    const other = await newBuyer(suite.shop, 6.5);
    const stranger = await record(50, { customer_id: other.me.id, ...pay(first.invoice_id, 50) });
    expect(stranger).toMatchObject({ code: 'not-found' });
    expect(await suite.db.$count(receipts, eq(receipts.customerId, other.me.id))).toBe(0);
  });

  test('are an advance, which the next invoice takes by itself', async () => {
    const { record } = await books();
    await record(500);
    await record(700, { method: 'upi' });
    const { order } = await invoiced('out_for_delivery');
    expect(await order()).toMatchObject({ paid: 1_200, due: 770 });
    expect((await order())?.payments).toMatchObject([
      { amount: 500, method: 'cash' },
      { amount: 700, method: 'upi' },
    ]);
  });

  test('of an order that was credited later pay the next invoice too', async () => {
    const first = await invoiced();
    await first.pay(1_970);
    await first.takeBack([{ line_id: first.line_id, units: 24, condition: 'saleable' }]);
    expect(await first.order()).toMatchObject({ to_refund: 1_970 });
    const second = await invoiced('delivered');
    expect(await second.order()).toMatchObject({ status: 'completed', due: 0 });
    expect(await first.order()).toMatchObject({ status: 'completed', to_refund: 0, due: 0 });
    expect(await accountOf(suite.buyer.me.id)).toBe(0);
  });

  test('are kept once for one key, and not for another amount or customer', async () => {
    const { record } = await books();
    const idempotency_key = newKey();
    const same = await Promise.all([1, 2, 3].map(() => record(100, { idempotency_key })));
    expect(new Set(same.map(({ receipt }) => receipt?.id)).size).toBe(1);
    expect(await record(101, { idempotency_key })).toMatchObject({ code: 'key-reused' });
    const other = await newBuyer(suite.shop, 6.5);
    expect(await record(100, { idempotency_key, customer_id: other.me.id })).toMatchObject({
      code: 'key-reused',
    });
    expect(await accountOf(suite.buyer.me.id)).toBe(-100_00);
  });

  test('below zero give credit back, with a reason, at most what has cleared', async () => {
    const { record, call } = await books();
    await record(300);
    await record(500, { method: 'cheque', reference: '4512' });
    expect(await record(-100)).toMatchObject({ code: 'reason-missing' });
    expect(await record(-301, { reason: 'Asked for' })).toMatchObject({
      code: 'more-than-paid',
      message: 'At most ₹300.00 can be given back. ₹500.00 came by cheque and has not cleared yet.',
    });
    expect(await record(-300, { reason: 'Asked for' })).toMatchObject({ balance: -500 });
    const [cheque] = await suite.db
      .select()
      .from(receipts)
      .where(eq(receipts.reference, '4512'))
      .orderBy(asc(receipts.id));
    await call('moveCheques', { ids: [cheque?.id ?? 0], to: 'cleared' });
    expect(await record(-500, { reason: 'All of it' })).toMatchObject({ balance: 0 });
    expect(await record(-0.01, { reason: 'More' })).toMatchObject({ code: 'more-than-paid' });
  });

  test('by a cheque that bounces are taken back, with a charge; what was completed opens again', async () => {
    const { id, order } = await invoiced();
    const { record, call, customer_id } = await books();
    const made = await record(2_000, { method: 'cheque', reference: '4513', bank: 'SBI' });
    const receipt_id = made.receipt?.id ?? 0;
    expect(await order()).toMatchObject({ status: 'completed', due: 0 });
    const bounced = await call('bounceCheque', {
      ...{ receipt_id, reason: 'Funds insufficient', charge: 250 },
    });
    expect(bounced).toMatchObject({
      receipt: { cheque_state: 'bounced', advance: 0 },
      balance: 2_220,
    });
    expect(await order()).toMatchObject({ status: 'delivered', due: 1_970, paid: 0 });
    expect(
      await suite.db.select().from(bills).where(eq(bills.customerId, customer_id)),
    ).toMatchObject([{ kind: 'charge', amountPaise: 250_00, paidPaise: 0 }]);
    expect(await call('bounceCheque', { receipt_id, reason: 'Again' })).toMatchObject({
      code: 'wrong-state',
    });
    expect(await record(2_220)).toMatchObject({ receipt: { advance: 0 }, balance: 0 });
    expect(await order()).toMatchObject({ status: 'completed' });
    const { data } = await suite.buyer.me.call('getUserNotifications', { user_id: customer_id });
    expect(data?.map((one) => one.notifi_text)).toContain(
      'Your cheque 4513 of ₹2,000.00 was returned unpaid. A charge of ₹250.00 was added. ₹2,220.00 is due in all.',
    );
    const [entry] = await readAudit(suite.db, { subject: `customer ${customer_id}`, limit: 9 });
    expect(entry?.details).toMatchObject({ after: { amount: 2_220 } });
    expect(await suite.db.$count(orders, eq(orders.id, id))).toBe(1);
  });

  test('by cash or cleared cheques never bounce', async () => {
    const { record, call } = await books();
    const cash = (await record(100)).receipt?.id ?? 0;
    const cheque = (await record(100, { method: 'cheque' })).receipt?.id ?? 0;
    expect(await call('moveCheques', { ids: [cash, cheque], to: 'deposited' })).toMatchObject({
      ...{ moved: [cheque], refused: [cash] },
    });
    await call('moveCheques', { ids: [cheque], to: 'cleared' });
    for (const receipt_id of [cash, cheque]) {
      expect(await call('bounceCheque', { receipt_id, reason: 'No' })).toMatchObject({
        code: 'wrong-state',
      });
    }
    expect(await call('getReceipt', { id: cheque })).toMatchObject({
      receipt: { cheque_state: 'cleared', advance: 100 },
      paid: [],
    });
  });

  test('write off what nobody pays, with a reason, and complete the order', async () => {
    const { id, invoice_id, order } = await invoiced();
    const { record, customer_id } = await books();
    const { call } = await newOperator(suite.shop, 'owner');
    await record(1_969.5);
    const off = (amount: number) =>
      call('writeOffDue', {
        ...{ customer_id, invoice_id, amount, reason: 'Rounding', idempotency_key: newKey() },
      });
    expect(await off(0.51)).toMatchObject({ code: 'more-than-due' });
    expect(await off(0.5)).toMatchObject({ balance: 0 });
    expect(await order()).toMatchObject({ status: 'completed', due: 0 });
    expect((await order())?.payments?.at(-1)).toMatchObject({ method: 'write-off', amount: 0.5 });
    const statement = await call('getLedger', { customer_id });
    expect(statement.entries).toMatchObject([
      { paper: 'invoice', order_id: id },
      { paper: 'receipt', order_id: id, method: 'cash', number: expect.stringMatching(/^RCT/) },
      { paper: 'write-off', order_id: id, credit: 0.5, balance: 0 },
    ]);
  });
});
