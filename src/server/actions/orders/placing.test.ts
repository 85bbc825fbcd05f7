import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { settings } from '#server/db/schema/shop.ts';
import { addCoupon, addProduct } from '#test/builders.ts';
import { expectLedgerToAddUp } from '#test/ledger.ts';
import { newKey, type OrderDesk, orderDesk } from '#test/order-desk.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { openTestDb, openTestPostgres } from '#test/test-db.ts';

describe.each([
  ['embedded', openTestDb],
  ['PostgreSQL', openTestPostgres],
])('placing an order on %s', (_kind, openDb) => {
  let shop: TestApp;
  let desk: OrderDesk;
  const db = () => shop.database.db;

  beforeAll(async () => {
    shop = await startApp(await openDb());
    await db().update(settings).set({ costPerKmPaise: 4_00, expressPaise: 60_00 });
  });
  afterAll(async () => {
    await expectLedgerToAddUp(db());
    await shop.close();
  });
  beforeEach(async () => {
    desk = await orderDesk(shop, 6.5);
  });
  const orderCount = () => db().$count(orders, eq(orders.customerId, desk.me.id));

  describe('placing', () => {
    test('takes the stock, empties the cart and keeps its own copy of everything', async () => {
      const product = await desk.fill(2, { stock: 100 });
      const answer = await desk.place({ note: 'Ring twice', total_to_pay: 1944 });
      expect(answer).toMatchObject({
        success: true,
        message: 'Your order has been placed successfully.',
      });
      expect(await desk.stockOf(product)).toBe(76);
      expect(await desk.cartCount()).toBe(0);
      const order = await desk.read(answer.order_id ?? 0);
      expect(order).toMatchObject({
        status: 'active',
        delivery_type: 'pickup',
        payment_method: 'cod',
        note: 'Ring twice',
        item_total: 2880,
        discount: 936,
        coupon_discount: 0,
        delivery_charges: 0,
        express_delivery_charges: 0,
        total_to_pay: 1944,
        version: 1,
      });
      expect(order?.events.map((event) => event.status)).toEqual(['active']);
      expect(JSON.parse(order?.billing_info ?? '')).toMatchObject({
        firmName: 'Test Stores',
        distance: 6.5,
      });
      await db().update(packs).set({ pricePaise: 1_00 }).where(eq(packs.productId, product));
      await db().update(customers).set({ firmName: 'Other' }).where(eq(customers.id, desk.me.id));
      const later = await desk.read(answer.order_id ?? 0);
      expect(later?.billing_info).toContain('Test Stores');
      expect(await desk.itemsOf(answer.order_id ?? 0)).toMatchObject([
        { product_id: product, selling_price: 81, mrp: 120, set_qty: 12, variant_qty: 2, qty: 24 },
      ]);
    });

    test('charges delivery by distance, and express on top', async () => {
      await desk.fill();
      const id = await desk.placed({ delivery_type: 'delivery', express_delivery: true });
      expect(await desk.read(id)).toMatchObject({
        delivery_type: 'delivery',
        express_delivery: true,
        delivery_charges: 26,
        express_delivery_charges: 60,
        total_to_pay: 1058,
      });
    });

    test('computes everything anew, whatever the client says', async () => {
      await desk.fill();
      const id = await desk.placed({
        cart_items: [{ product_id: 1, selling_price: 0.01 }],
        billing_info: { firmName: 'Mallory', distance: 0 },
      });
      expect(await desk.read(id)).toMatchObject({ total_to_pay: 972 });
      expect((await desk.read(id))?.billing_info).not.toContain('Mallory');
    });

    test('with a total that is another now places nothing and tells the fresh totals', async () => {
      const product = await desk.fill();
      const seen = { item_total: 1440, discount: 468, total_to_pay: 972 };
      await db().update(packs).set({ pricePaise: 90_00 }).where(eq(packs.productId, product));
      const answer = await desk.place(seen);
      expect(answer).toMatchObject({
        http: 200,
        success: false,
        code: 'totals-changed',
        totals: {
          item_total: 1440,
          discount: 360,
          coupon_discount: 0,
          delivery_charges: 0,
          express_delivery_charges: 0,
          total_to_pay: 1080,
        },
      });
      expect([await desk.stockOf(product), await desk.cartCount(), await orderCount()]).toEqual([
        1_000, 1, 0,
      ]);
    });

    test('with too little stock, over the limit, or hidden names the product and places nothing', async () => {
      const product = await desk.fill(2);
      const set = (values: Partial<typeof products.$inferInsert>) =>
        db().update(products).set(values).where(eq(products.id, product));
      await set({ stock: 23, initialStock: 23 });
      expect(await desk.place()).toMatchObject({ http: 200, code: 'too-little-stock' });
      expect((await desk.place()).message).toMatch(/: Only 23 unit\(s\) left\.$/);
      await set({ stock: 100, initialStock: 100, maxUnits: 12 });
      expect(await desk.place()).toMatchObject({ http: 200, code: 'over-limit' });
      await set({ maxUnits: 240, hidden: true });
      expect(await desk.place()).toMatchObject({ http: 200, code: 'too-little-stock' });
      expect([await desk.cartCount(), await orderCount()]).toEqual([1, 0]);
    });

    test('below ₹499 to pay is refused with what is missing', async () => {
      const product = await addProduct(db(), [{ size: 12, pricePaise: 40_00 }]);
      await desk.addPacks(product, 1);
      expect(await desk.place()).toMatchObject({
        code: 'below-minimum',
        message: 'Minimum order value is ₹499, Add ₹19.00 more to proceed',
      });
      expect(await desk.place({ delivery_type: 'delivery' })).toMatchObject({ success: true });
    });

    test('an empty cart is refused', async () => {
      expect(await desk.place()).toMatchObject({ http: 200, code: 'empty-cart' });
    });

    test.each([
      [{ paymentMethod: 'card' }],
      [{ delivery_type: 'drone' }],
      [{ express_delivery: true }],
      [{ note: 'x'.repeat(151) }],
      [{ idempotency_key: '' }],
      [{ total_to_pay: -1 }],
      [{ total_to_pay: 1.234 }],
    ])('%o is 400 and places nothing', async (choice) => {
      await desk.fill();
      expect(await desk.place(choice as object)).toMatchObject({ http: 400, code: 'bad-input' });
      expect(await desk.cartCount()).toBe(1);
    });

    test('for someone else is 404', async () => {
      await desk.fill();
      expect(await desk.place({ user_id: desk.me.id + 1 })).toMatchObject({ http: 404 });
    });
  });

  describe('the key of a checkout', () => {
    test('gives back the same order for the same submit', async () => {
      await desk.fill();
      const submit = { idempotency_key: newKey(), total_to_pay: 972 };
      const first = await desk.place(submit);
      expect(await desk.place(submit)).toMatchObject({ success: true, order_id: first.order_id });
      expect(await orderCount()).toBe(1);
    });

    test('places one order for 20 submits at once', async () => {
      const product = await desk.fill();
      const submit = { idempotency_key: newKey(), total_to_pay: 972 };
      const answers = await Promise.all(Array.from({ length: 20 }, () => desk.place(submit)));
      expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
      expect(answers.every((answer) => answer.success)).toBe(true);
      expect([await orderCount(), await desk.stockOf(product)]).toEqual([1, 988]);
    });

    test('is refused with another cart or another choice', async () => {
      await desk.fill();
      const key = { idempotency_key: newKey() };
      const first = await desk.place(key);
      expect(await desk.place({ ...key, note: 'other' })).toMatchObject({
        code: 'key-reused',
        order_id: first.order_id,
      });
      await desk.fill(3);
      expect(await desk.place(key)).toMatchObject({ http: 200, code: 'key-reused' });
      expect([await orderCount(), await desk.cartCount()]).toEqual([1, 1]);
    });

    test('of one customer means nothing for another', async () => {
      await desk.fill();
      const key = { idempotency_key: newKey() };
      const first = await desk.place(key);
      const other = await orderDesk(shop);
      await other.fill();
      const second = await other.place(key);
      expect(second).toMatchObject({ success: true });
      expect(second.order_id).not.toBe(first.order_id);
    });
  });

  describe('a coupon', () => {
    test('is used by placing and given back by cancelling', async () => {
      const code = await addCoupon(db(), { limitPerCustomer: 1 });
      await desk.fill();
      const id = await desk.placed({
        discount_code_applied: code.toLowerCase(),
        coupon_discount: 50,
      });
      expect(await desk.read(id)).toMatchObject({
        coupon_discount: 50,
        discount_code_applied: code,
        total_to_pay: 922,
      });
      await desk.fill();
      expect(await desk.place({ discount_code_applied: code })).toMatchObject({
        code: 'coupon-refused',
        reason: 'coupon-used',
        message: 'You have already used this coupon.',
      });
      await desk.cancel(id);
      expect(await desk.place({ discount_code_applied: code })).toMatchObject({ success: true });
    });

    test('with one use left is won by one of many', async () => {
      const code = await addCoupon(db(), { limitTotal: 1 });
      const buyers = await Promise.all(Array.from({ length: 8 }, () => orderDesk(shop)));
      const product = await addProduct(db());
      for (const buyer of buyers) await buyer.addPacks(product, 1);
      const answers = await Promise.all(
        buyers.map((buyer) => buyer.place({ discount_code_applied: code })),
      );
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(answers.filter((answer) => answer.reason === 'coupon-used-up')).toHaveLength(7);
    });

    test('unknown, expired or below its minimum is refused and nothing is placed', async () => {
      await desk.fill();
      const expired = await addCoupon(db(), { endsAt: new Date(Date.now() - 1) });
      const high = await addCoupon(db(), { minimumPaise: 5_000_00 });
      for (const [code, reason] of [
        ['NO-SUCH', 'unknown-coupon'],
        [expired, 'coupon-expired'],
        [high, 'below-coupon-minimum'],
      ] as const) {
        expect(await desk.place({ discount_code_applied: code })).toMatchObject({
          code: 'coupon-refused',
          reason,
        });
      }
      expect([await orderCount(), await desk.cartCount()]).toEqual([0, 1]);
    });
  });
});
