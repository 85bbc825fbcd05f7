import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications } from '#server/db/schema/notifications.ts';
import { payments } from '#server/db/schema/payments.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('payments on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  /** An order of ₹972, and how an operator takes money for it. */
  async function owed() {
    await suite.buyer.fill(1);
    const order_id = await suite.buyer.placed();
    const { call } = await newOperator(suite.shop, 'staff');
    const pay = (amount: number, more: object = {}) =>
      call('recordPayment', {
        order_id,
        amount,
        method: 'cash',
        idempotency_key: newKey(),
        ...more,
      });
    return { order_id, call, pay };
  }

  test('may come in parts, never to more than is due', async () => {
    const { order_id, call, pay } = await owed();
    expect(await pay(500, { reference: 'slip 7' })).toMatchObject({ paid: 500, due: 472 });
    expect(await pay(472.01)).toMatchObject({
      code: 'more-than-due',
      message: 'Only ₹472.00 is due.',
    });
    expect(await pay(472, { method: 'upi' })).toMatchObject({
      paid: 972,
      due: 0,
      status: 'active',
    });
    expect(await pay(0.01)).toMatchObject({
      code: 'more-than-due',
      message: 'This order is already paid in full.',
    });
    expect(await pay(0)).toMatchObject({ code: 'nothing' });
    const { order } = await call('getOrder', { id: order_id });
    expect(order).toMatchObject({
      paid: 972,
      due: 0,
      payments: [
        { amount: 500, method: 'cash', reference: 'slip 7', operator: 'A staff' },
        { amount: 472, method: 'upi' },
      ],
    });
  });

  test('are told apart in the audit log, with amount and reference', async () => {
    const { order_id, pay } = await owed();
    const given = [
      { amount: 100, method: 'cash', reference: 'slip 7', reason: '' },
      { amount: 100, method: 'upi', reference: 'slip 8', reason: '' },
      { amount: -50, method: 'upi', reference: '', reason: 'Damaged' },
    ];
    const ids: (number | undefined)[] = [];
    for (const { amount, ...more } of given) ids.push((await pay(amount, more)).payment?.id);
    const owner = await newOperator(suite.shop, 'owner');
    const { entries } = await owner.call('getAuditLog', { subject: `order ${order_id}` });
    const kept = entries?.filter((entry) => entry.action === 'recordPayment').toReversed();
    expect(kept?.map((entry) => entry.after)).toMatchObject(
      given.map((payment, index) => ({ ...payment, payment: ids[index] })),
    );
  });

  test('show the customer what is paid and due, but not their references', async () => {
    const { order_id, pay } = await owed();
    await pay(500, { reference: 'slip 7' });
    const order = await suite.buyer.read(order_id);
    expect(order).toMatchObject({ paid: 500, due: 472 });
    expect(JSON.stringify(order)).not.toContain('slip 7');
  });

  test('are told to the customer, once each, and not when they are refused', async () => {
    const { order_id, pay } = await owed();
    const idempotency_key = newKey();
    await pay(500, { reference: 'slip 7', idempotency_key });
    await pay(500, { reference: 'slip 7', idempotency_key });
    await pay(500);
    await pay(-100, { reason: 'Damaged' });
    const rows = await suite.db
      .select()
      .from(notifications)
      .where(eq(notifications.path, `/order/${order_id}`))
      .orderBy(asc(notifications.id));
    expect(rows.map((row) => [row.customerId, row.text])).toEqual(
      [
        `We received ₹500.00 for your order #${order_id}. ₹472.00 is still due.`,
        `₹100.00 of order #${order_id} was given back to you.`,
      ].map((text) => [suite.buyer.me.id, text]),
    );
  });

  test('are given back with a reason, never more than was paid', async () => {
    const { pay } = await owed();
    await pay(500);
    expect(await pay(-200)).toMatchObject({ code: 'reason-missing' });
    expect(await pay(-501, { reason: 'Too much' })).toMatchObject({ code: 'more-than-paid' });
    expect(await pay(-500, { reason: 'Damaged' })).toMatchObject({ paid: 0, due: 972 });
    expect(await pay(-1, { reason: 'Again' })).toMatchObject({
      code: 'more-than-paid',
      message: 'Nothing is left to give back.',
    });
  });

  test('are kept once for one key, however often it is sent', async () => {
    const { order_id, pay } = await owed();
    const idempotency_key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => pay(100, { idempotency_key })),
    );
    expect(new Set(answers.map((answer) => answer.payment?.id)).size).toBe(1);
    expect(answers.every((answer) => answer.success && answer.paid === 100)).toBe(true);
    for (const other of [{ amount: 101 }, { reference: 'other' }, { method: 'upi' }]) {
      expect(await pay(100, { idempotency_key, ...other })).toMatchObject({ code: 'key-reused' });
    }
    const rows = await suite.db.select().from(payments);
    expect(rows.filter((row) => row.orderId === order_id)).toHaveLength(1);
  });

  test('of several orders with one key are kept for one of them', async () => {
    const idempotency_key = newKey();
    const several = [await owed(), await owed(), await owed(), await owed()];
    const answers = await Promise.all(several.map(({ pay }) => pay(100, { idempotency_key })));
    expect(answers.map((answer) => answer.code ?? 'kept').sort()).toEqual([
      ...['kept', 'key-reused', 'key-reused', 'key-reused'],
    ]);
  });

  test('side by side never come to more than is due', async () => {
    const { pay } = await owed();
    const answers = await Promise.all(Array.from({ length: 4 }, () => pay(400)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(2);
    expect(answers.filter((answer) => answer.code === 'more-than-due')).toHaveLength(2);
  });

  test('of a cancelled order can only be given back', async () => {
    const { order_id, call, pay } = await owed();
    await pay(972);
    await call('moveOrder', { id: order_id, to: 'cancelled', reason: 'Out of stock' });
    expect(await call('getOrder', { id: order_id })).toMatchObject({
      order: { due: 0, paid: 972 },
    });
    expect(await pay(1)).toMatchObject({
      code: 'more-than-due',
      message: 'This order is cancelled: nothing is due.',
    });
    expect(await pay(-972, { reason: 'Cancelled' })).toMatchObject({ paid: 0, due: 0 });
  });

  test('complete an order that was delivered, and only then', async () => {
    const { order_id, pay } = await owed();
    await moveOrderTo(suite.db, order_id, 'delivered');
    expect(await pay(971.99)).toMatchObject({ status: 'delivered', due: 0.01 });
    expect(await pay(0.01)).toMatchObject({ status: 'completed', due: 0 });
  });

  test('hold an edit that would bring the order below what was paid', async () => {
    await suite.buyer.fill(2);
    const id = await suite.buyer.placed();
    const { call }: TestOperator = await newOperator(suite.shop, 'staff');
    await call('recordPayment', {
      order_id: id,
      amount: 1_000,
      method: 'cash',
      idempotency_key: newKey(),
    });
    const line = (await suite.buyer.itemsOf(id))[0]?.id ?? 0;
    expect(await suite.buyer.edit(id, line, 1)).toMatchObject({ code: 'below-paid' });
  });

  test('of a day are in its cash book, summed by method', async () => {
    const { call, pay } = await owed();
    const before = await call('getCashBook', {});
    const sumOf = (book: typeof before, method: string) =>
      book.sums?.find((sum) => sum.method === method)?.amount ?? 0;
    await pay(100);
    await pay(200, { method: 'upi' });
    await pay(-50, { reason: 'Change' });
    const after = await call('getCashBook', {});
    expect(sumOf(after, 'cash') - sumOf(before, 'cash')).toBe(50);
    expect(sumOf(after, 'upi') - sumOf(before, 'upi')).toBe(200);
    expect((after.total ?? 0) - (before.total ?? 0)).toBe(250);
    expect((await call('getCashBook', { day: '2020-01-01' })).payments).toEqual([]);
  });

  test('beyond 5,000 of a day are summed, although they are not listed', async () => {
    const { call, order_id } = await owed();
    await suite.db.execute(sql`
      insert into receipts (customer_id, method, day, amount_paise, idempotency_key, created_at)
      select ${suite.buyer.me.id}::int, 'cash', '2021-05-05', 100, 'many ' || n || ' ' || ${order_id}::int,
        '2021-05-05T06:00:00Z'
      from generate_series(1, 5001) n`);
    const book = await call('getCashBook', { day: '2021-05-05' });
    expect(book).toMatchObject({ count: 5_001, total: 5_001 });
    expect(book.sums).toContainEqual({ method: 'cash', amount: 5_001 });
    expect(book.payments).toHaveLength(5_000);
  });
});
