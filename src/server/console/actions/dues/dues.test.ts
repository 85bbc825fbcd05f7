import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addDaysInIndia, dayInIndia } from '#domain/india/indian-time.ts';
import { customers } from '#server/db/schema/customers.ts';
import { bills } from '#server/db/schema/receipts.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { databases } from '#test/test-db.ts';

const dayAgo = (days: number) => dayInIndia(addDaysInIndia(new Date().toISOString(), -days));

describe.each(databases)('dues on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { chargeGst, invoiced, accountOf } = returnsOf(suite);
  beforeEach(() => chargeGst());

  const owe = (rupees: number, daysAgo: number) =>
    suite.db.insert(bills).values({
      ...{ kind: 'opening', customerId: suite.buyer.me.id, number: `B${newKey()}` },
      ...{ day: dayAgo(400), dueDay: dayAgo(daysAgo), amountPaise: rupees * 100 },
    });
  const put = (set: Partial<typeof customers.$inferInsert>) =>
    suite.db.update(customers).set(set).where(eq(customers.id, suite.buyer.me.id));

  test('are told by how long they have been due; their sum is the ledger', async () => {
    const route = `Route ${suite.buyer.me.id}`;
    await put({ route, language: 'hi' });
    for (const [i, days] of [0, 1, 15, 16, 30, 31, 60, 61, 90, 91, 900].entries()) {
      await owe(2 ** i, days);
    }
    const { call } = await newOperator(suite.shop, 'staff');
    const read = async (more: object = {}) => {
      const { customers: rows, sums } = await call('getAgeing', { route, ...more });
      return { row: rows?.[0], sums };
    };
    expect(await read()).toMatchObject({
      row: {
        ...{ id: suite.buyer.me.id, not_due: 1, days_15: 2 + 4, days_30: 8 + 16 },
        ...{ days_60: 32 + 64, days_90: 128 + 256, older: 512 + 1_024, past_due: 2_046 },
        message: expect.stringContaining('₹2,046.00 चुकाने की तारीख निकल चुकी है।'),
      },
      sums: { customers: 1, total: 2_047, past_due: 2_046 },
    });
    const take = (amount: number) =>
      call('recordReceipt', {
        ...{ customer_id: suite.buyer.me.id, amount, method: 'cash', idempotency_key: newKey() },
      });
    await take(2_100);
    expect((await read()).row).toMatchObject({
      advance: -53,
      total: -53,
      past_due: 0,
      message: '',
    });
    // Paid ahead for what has not left the shop: the ledger knows it as an advance, settled or not.
    await suite.buyer.fill(1);
    const id = await suite.buyer.placed();
    await call('recordPayment', {
      ...{ order_id: id, amount: 972, method: 'upi', idempotency_key: newKey() },
    });
    await invoiced('out_for_delivery');
    expect((await read()).row).toMatchObject({
      ...{ not_due: 1_917, advance: -972, total: 945 },
    });
    expect(await accountOf(suite.buyer.me.id)).toBe(945_00);
    expect((await read({ overdue: true })).row).toBeUndefined();
    expect(await call('countAgeing', { route })).toMatchObject({ count: 1 });
  });

  test('are shown page by page, the most past due first, and are staff’s alone', async () => {
    const route = `Route ${suite.buyer.me.id}`;
    await put({ route });
    await owe(10, 5);
    const staff = await newOperator(suite.shop, 'staff');
    const first = await staff.call('getAgeing', { overdue: true, limit: 1 });
    expect(first.customers).toHaveLength(1);
    const second = await staff.call('getAgeing', { overdue: true, limit: 1, cursor: 1 });
    expect(second.customers?.[0]?.past_due ?? 0).toBeLessThanOrEqual(
      first.customers?.[0]?.past_due ?? 0,
    );
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('getAgeing', {})).toMatchObject({ code: 'not-allowed' });
    await put({ blockedAt: new Date(), forgottenAt: new Date() });
    expect(await staff.call('getAgeing', { route })).toMatchObject({
      customers: [{ mobile: '', owner_name: '', message: '', past_due: 10 }],
    });
    await put({ forgottenAt: null });
  });

  test('order the customers who owe, the most first', async () => {
    await owe(50_000, 5);
    const { call } = await newOperator(suite.shop, 'staff');
    const { customers: [most] = [], next } = await call('listCustomers', { owes: true, limit: 1 });
    expect(most).toMatchObject({ id: suite.buyer.me.id, due: 50_000 });
    const rest = await call('listCustomers', { owes: true, cursor: next ?? undefined });
    const dues = (rest.customers ?? []).map(({ due }) => due);
    expect(dues).toEqual(dues.toSorted((a, b) => b - a));
    expect(rest.customers?.map(({ id }) => id)).not.toContain(suite.buyer.me.id);
    expect(dues.every((due) => due > 0 && due < 50_000)).toBe(true);
  });
});
