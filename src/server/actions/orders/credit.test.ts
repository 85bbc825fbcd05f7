import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CreditMode } from '#domain/customers/credit.ts';
import { addDaysInIndia, dayInIndia } from '#domain/india/indian-time.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { bills } from '#server/db/schema/receipts.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { addProduct } from '#test/builders.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { rounds } from '#test/rounds.ts';
import { databases } from '#test/test-db.ts';

const dayFromNow = (days: number) => dayInIndia(addDaysInIndia(new Date().toISOString(), days));

describe.each(databases)('credit on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { chargeGst, invoiced } = returnsOf(suite);
  beforeEach(() => chargeGst());

  const agree = (rupees: number | null, creditMode: CreditMode = 'block', creditDays = 0) =>
    suite.db
      .update(customers)
      .set({ creditLimitPaise: rupees && rupees * 100, creditMode, creditDays })
      .where(eq(customers.id, suite.buyer.me.id));
  /** A bill of before these books. */
  const owe = (rupees: number, days: number) =>
    suite.db.insert(bills).values({
      ...{ kind: 'opening', customerId: suite.buyer.me.id, number: `B${newKey()}` },
      ...{ day: dayFromNow(days), dueDay: dayFromNow(days), amountPaise: rupees * 100 },
    });
  const overCredit = async (id: number) =>
    (await suite.db.select().from(orders).where(eq(orders.id, id)))[0]?.overCreditPaise;
  const creditOf = async () => {
    const { me } = suite.buyer;
    return (await me.call('getCredit', { user_id: me.id })).credit;
  };

  test('is not asked where nothing was agreed, however much is owed', async () => {
    await owe(900, -40);
    await suite.buyer.fill(1);
    const id = await suite.buyer.placed();
    expect(await overCredit(id)).toBeNull();
    expect(await creditOf()).toBeNull();
  });

  test('counts what is ordered, billed and not cleared, less advances, until the limit', async () => {
    await agree(6_000, 'block', 30);
    const { call } = await newOperator(suite.shop, 'staff');
    const { pay, order } = await invoiced();
    expect(await creditOf()).toMatchObject({
      used: 1_970,
      left: 4_030,
      past_due: 0,
      mode: 'block',
    });
    await suite.buyer.fill(1);
    await suite.buyer.placed();
    expect(await creditOf()).toMatchObject({ used: 2_942 });
    await pay(970);
    expect(await creditOf()).toMatchObject({ used: 1_972 });
    const take = (amount: number, method: 'cash' | 'cheque') =>
      call('recordReceipt', {
        ...{ customer_id: suite.buyer.me.id, amount, method, idempotency_key: newKey() },
      });
    await take(1_000, 'cheque');
    // The bill is paid, the credit is not lower yet.
    expect(await order()).toMatchObject({ status: 'completed' });
    expect(await creditOf()).toMatchObject({ used: 1_972 });
    await take(500, 'cash');
    expect(await creditOf()).toMatchObject({ used: 1_472, left: 4_528 });
    await suite.buyer.fill(5);
    expect(await suite.buyer.place()).toMatchObject({
      code: 'credit-limit',
      message:
        'This order is ₹332.00 over your credit limit of ₹6,000.00. Please pay ₹332.00 first, or call us.',
      ...{ over: 332, past_due: 0, to_pay: 332 },
    });
    expect(await suite.buyer.cartCount()).toBe(1);
    await take(332, 'cash');
    const id = await suite.buyer.placed();
    expect(id).toBeGreaterThan(0);
    expect(await overCredit(id)).toBeNull();
    expect(await creditOf()).toMatchObject({ used: 6_000, left: 0 });
  });

  test('a bill past due refuses, in the words of the customer’s language', async () => {
    await agree(50_000);
    await owe(900, 0);
    await suite.buyer.fill(1);
    expect(await creditOf()).toMatchObject({ past_due: 0 });
    await owe(300, -1);
    expect(await creditOf()).toMatchObject({ past_due: 300 });
    expect(await suite.buyer.place()).toMatchObject({
      code: 'credit-limit',
      message: '₹300.00 is past its due date. Please pay ₹300.00 first, or call us.',
    });
  });

  test('warns only: the order is taken and marked', async () => {
    await agree(1_000, 'warn');
    await suite.buyer.fill(2);
    const id = await suite.buyer.placed();
    expect(await overCredit(id)).toBe(944_00);
    await owe(300, -1);
    await agree(90_000, 'warn');
    await suite.buyer.fill(1);
    expect(await overCredit(await suite.buyer.placed())).toBe(0);
    const { call } = await newOperator(suite.shop, 'staff');
    expect((await call('getOrder', { id })).order).toMatchObject({ over_credit: 944 });
    expect((await call('listOrders', { over_credit: true })).orders).toContainEqual(
      expect.objectContaining({ id, over_credit: 944 }),
    );
  });

  test('an edit that makes an order larger obeys it, one that makes it smaller does not', async () => {
    await agree(2_000);
    await suite.buyer.fill(2);
    const id = await suite.buyer.placed();
    const [line] = await suite.buyer.itemsOf(id);
    expect(await suite.buyer.edit(id, line?.id ?? 0, 3)).toMatchObject({ code: 'credit-limit' });
    const { call } = await newOperator(suite.shop, 'staff');
    const more = async () => {
      const version = (await call('getOrder', { id })).order?.version ?? 0;
      return call('editOrder', { id, version, lines: [{ id: line?.id ?? 0, variant_qty: 3 }] });
    };
    expect(await more()).toMatchObject({
      code: 'credit-limit',
      message: expect.stringContaining('over the customer’s credit limit'),
    });
    await agree(100);
    expect(await suite.buyer.edit(id, line?.id ?? 0, 1)).toMatchObject({ success: true });
    await agree(100, 'warn');
    expect(await more()).toMatchObject({ success: true });
    expect(await overCredit(id)).toBe(2_816_00);
  });

  test('an owner lets some orders pass, or a day; nobody else does', async () => {
    await agree(500);
    const { call } = await newOperator(suite.shop, 'owner');
    const customer_id = suite.buyer.me.id;
    const pass = (more: object) =>
      call('passCredit', { customer_id, reason: 'Pays on Monday.', ...more });
    const staff = await newOperator(suite.shop, 'staff');
    expect(await staff.call('passCredit', { customer_id, orders: 1, reason: 'x' })).toMatchObject({
      code: 'not-allowed',
    });
    expect(await pass({ until: dayFromNow(-1) })).toMatchObject({ code: 'day-past' });
    expect(await pass({ orders: 1 })).toMatchObject({ credit: { passes: true, pass_orders: 1 } });
    await suite.buyer.fill(1);
    const first = await suite.buyer.placed();
    expect(await overCredit(first)).toBe(472_00);
    await suite.buyer.fill(1);
    expect(await suite.buyer.place()).toMatchObject({ code: 'credit-limit' });
    await pass({ until: dayFromNow(0) });
    expect(await suite.buyer.place()).toMatchObject({ success: true });
    const audit = await readAudit(suite.db, {
      subject: `credit of customer ${customer_id}`,
    } as never);
    expect(JSON.stringify(audit)).toContain('Pays on Monday.');
    await agree(null, 'warn');
    expect(await pass({ orders: 1 })).toMatchObject({ code: 'no-credit' });
  });

  test('of orders at once only what fits passes', async () => {
    await agree(2_500);
    const product = await addProduct(suite.db, undefined, { stock: 10_000 });
    const { call } = await newOperator(suite.shop, 'staff');
    const order = (total_to_pay = 972) =>
      call('placeOrderFor', {
        customer_id: suite.buyer.me.id,
        lines: [{ product_id: product, slot: 1, packs: 1 }],
        ...{ delivery_type: 'pickup', total_to_pay, idempotency_key: newKey() },
      });
    for (let round = 0; round < rounds(10, 2); round += 1) {
      await suite.buyer.fill(1);
      const all = await Promise.all([
        suite.buyer.place(),
        ...Array.from({ length: 5 }, () => order()),
      ]);
      const placed = all.filter(({ success }) => success);
      expect(placed).toHaveLength(2);
      expect(all.filter(({ code }) => code === 'credit-limit')).toHaveLength(4);
      for (const { order_id } of placed) await suite.buyer.cancel(Number(order_id));
      await suite.db.execute(`delete from cart_lines where customer_id = ${suite.buyer.me.id}`);
    }
  });

  test('the phone order shows what is left and what keeps it from being placed', async () => {
    await agree(500);
    const product = await addProduct(suite.db);
    const { call } = await newOperator(suite.shop, 'staff');
    const lines = [{ product_id: product, slot: 1, packs: 1 }];
    const asked = { customer_id: suite.buyer.me.id, lines, delivery_type: 'pickup' } as const;
    expect(await call('previewOrderFor', asked)).toMatchObject({
      credit: { limit: 500, used: 0, left: 500 },
      problems: [
        {
          code: 'credit-limit',
          message:
            'This order is ₹472.00 over the customer’s credit limit of ₹500.00. Take ₹472.00 first, or have an owner let it pass.',
        },
      ],
    });
  });
});
