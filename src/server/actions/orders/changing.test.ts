import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { packs } from '#server/db/schema/catalogue.ts';
import { notifications } from '#server/db/schema/customers.ts';
import { couponUses } from '#server/db/schema/orders.ts';
import { addCoupon, addProduct } from '#test/builders.ts';
import { orderCounter } from '#test/order-counter.ts';
import { moveOrderTo, orderDesk } from '#test/order-desk.ts';
import { openTestDb, openTestPostgres } from '#test/test-db.ts';

describe.each([
  ['embedded', openTestDb],
  ['PostgreSQL', openTestPostgres],
])('changing and reading orders on %s', (_kind, openDb) => {
  const counter = orderCounter(openDb);

  describe('cancelling', () => {
    test('gives the stock back once, and tells the customer', async () => {
      const product = await counter.desk.fill(2, { stock: 100 });
      const id = await counter.desk.placed();
      expect(await counter.desk.cancel(id)).toMatchObject({
        success: true,
        message: 'Your order has been cancelled.',
      });
      expect(await counter.desk.stockOf(product)).toBe(100);
      expect(await counter.desk.read(id)).toMatchObject({ status: 'cancelled' });
      const told = await counter.db
        .select()
        .from(notifications)
        .where(eq(notifications.customerId, counter.desk.me.id));
      expect(told.map((row) => row.text)).toEqual([`Your order #${id} has been cancelled.`]);
      expect(await counter.desk.cancel(id)).toMatchObject({
        http: 200,
        code: 'too-late',
        message: 'This order has already been cancelled.',
      });
      expect(await counter.desk.stockOf(product)).toBe(100);
    });

    test.each(['processing', 'out_for_delivery', 'delivered', 'completed'] as const)(
      'is too late once it is %s',
      async (status) => {
        await counter.desk.fill();
        const id = await counter.desk.placed();
        await moveOrderTo(counter.db, id, status);
        expect(await counter.desk.cancel(id)).toMatchObject({ code: 'too-late' });
      },
    );

    test('needs the same origin although it is a GET', async () => {
      await counter.desk.fill();
      const id = await counter.desk.placed();
      const { 'x-thok': _, ...cookieOnly } = await counter.shop.signIn(counter.desk.me.id);
      const answer = await counter.shop.app.inject({
        url: `/api/cancelOrderById?id=${id}`,
        headers: { ...cookieOnly, 'sec-fetch-site': 'cross-site' },
      });
      expect(answer.statusCode).toBe(403);
      expect(await counter.desk.read(id)).toMatchObject({ status: 'active' });
    });
  });

  describe('editing', () => {
    async function ordered(packCount = 2, facts?: { stock?: number; maxUnits?: number }) {
      const product = await counter.desk.fill(packCount, facts);
      const id = await counter.desk.placed();
      const [item] = await counter.desk.itemsOf(id);
      return { product, id, line: item?.id ?? 0 };
    }

    test('takes and gives stock, keeps the price as ordered and tells the new totals', async () => {
      const { product, id, line } = await ordered(2, { stock: 100 });
      await counter.db.update(packs).set({ pricePaise: 99_00 }).where(eq(packs.productId, product));
      expect(
        await counter.desk.edit(id, line, 3, { updatedStockMap: { [product]: 999 } }),
      ).toMatchObject({
        success: true,
        message: 'Order updated!',
        totals: { item_total: 4320, discount: 1404, total_to_pay: 2916 },
      });
      expect(await counter.desk.stockOf(product)).toBe(64);
      await counter.desk.edit(id, line, 1);
      expect(await counter.desk.stockOf(product)).toBe(88);
      expect(await counter.desk.read(id)).toMatchObject({
        total_to_pay: 972,
        version: 3,
        status: 'active',
      });
      await counter.desk.cancel(id);
      expect(await counter.desk.stockOf(product)).toBe(100);
    });

    test('beyond stock or limit, below the minimum or to nothing is refused', async () => {
      const { product, id, line } = await ordered(2, { stock: 40, maxUnits: 48 });
      expect(await counter.desk.edit(id, line, 4)).toMatchObject({ code: 'too-little-stock' });
      expect(await counter.desk.edit(id, line, 5)).toMatchObject({ code: 'over-limit' });
      expect(await counter.desk.edit(id, line, 0)).toMatchObject({
        code: 'all-zero',
        message: 'Nothing would be left of this order. Please cancel it instead.',
      });
      expect(await counter.desk.stockOf(product)).toBe(16);
      const cheap = await addProduct(counter.db, [{ size: 12, pricePaise: 40_00 }]);
      await counter.desk.addPacks(cheap, 2);
      const small = await counter.desk.placed();
      const [item] = await counter.desk.itemsOf(small);
      expect(await counter.desk.edit(small, item?.id ?? 0, 1)).toMatchObject({
        code: 'below-minimum',
      });
    });

    test('counts the coupon for what the order comes to, and refuses to go below its minimum', async () => {
      const code = await addCoupon(counter.db, {
        kind: 'percent',
        percent: 10,
        flatPaise: null,
        minimumPaise: 1_500_00,
      });
      await counter.desk.fill(3);
      const id = await counter.desk.placed({ discount_code_applied: code });
      const [item] = await counter.desk.itemsOf(id);
      expect(await counter.desk.read(id)).toMatchObject({ coupon_discount: 291.6 });
      expect(await counter.desk.edit(id, item?.id ?? 0, 2)).toMatchObject({
        totals: { coupon_discount: 194.4 },
      });
      expect(await counter.desk.edit(id, item?.id ?? 0, 1)).toMatchObject({
        code: 'coupon-refused',
        reason: 'below-coupon-minimum',
      });
      expect(await counter.db.$count(couponUses, eq(couponUses.orderId, id))).toBe(1);
    });

    test('of two at once one wins and the other is told to look again', async () => {
      const { product, id, line } = await ordered(2, { stock: 200 });
      const answers = await Promise.all([
        counter.desk.edit(id, line, 3, { version: 1 }),
        counter.desk.edit(id, line, 5, { version: 1 }),
      ]);
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(answers.filter((answer) => answer.code === 'changed-elsewhere')).toHaveLength(1);
      const [item] = await counter.desk.itemsOf(id);
      expect(await counter.desk.stockOf(product)).toBe(200 - (item?.qty ?? 0));
    });

    test('is refused once it is being prepared, cancelled, or someone else’s', async () => {
      const { id, line } = await ordered();
      const { me: other } = await orderDesk(counter.shop);
      const foreign = { id, updatedCart: [{ id: line, variant_qty: 1 }] };
      expect(await other.call('updateOrderQtyEditDelivery', foreign)).toMatchObject({ http: 404 });
      await moveOrderTo(counter.db, id, 'processing');
      expect(await counter.desk.edit(id, line, 1)).toMatchObject({ code: 'too-late' });
    });

    test.each([-1, 1.5, 'x', 1e9])('to %s packs is 400', async (variantQty) => {
      const { id, line } = await ordered();
      expect(await counter.desk.edit(id, line, variantQty)).toMatchObject({ http: 400 });
    });

    test('of a line that is not the order’s is 404, of one named twice 400', async () => {
      const one = await ordered();
      const two = await ordered();
      expect(await counter.desk.edit(one.id, two.line, 1)).toMatchObject({ http: 404 });
      const twice = { id: one.line, variant_qty: 1 };
      expect(
        await counter.desk.me.call('updateOrderQtyEditDelivery', {
          id: one.id,
          updatedCart: [twice, twice],
        }),
      ).toMatchObject({ http: 400 });
    });
  });

  describe('reading', () => {
    test('lists one’s own, newest first, by part of the id, status, total and page', async () => {
      const ids: number[] = [];
      for (const packCount of [1, 2, 3]) {
        await counter.desk.fill(packCount);
        ids.push(await counter.desk.placed());
      }
      const [one = 0, two = 0, three = 0] = ids;
      await counter.desk.cancel(two);
      const list = async (filter: object = {}) => {
        const answer = await counter.desk.me.call('getOrdersByUserId', {
          user_id: counter.desk.me.id,
          ...filter,
        });
        return [answer.orders?.map((order) => order.id), answer.total];
      };
      expect(await list()).toEqual([[three, two, one], 3]);
      expect(await list({ status: 'cancelled' })).toEqual([[two], 1]);
      expect(await list({ status: 'active,cancelled', min_total: 1000 })).toEqual([
        [three, two],
        2,
      ]);
      expect(await list({ max_total: 972 })).toEqual([[one], 1]);
      expect(await list({ order_id: String(one) })).toEqual([[one], 1]);
      expect(await list({ order_id: 'x%_' })).toEqual([[], 0]);
      expect(await list({ page: 2, limit: 2 })).toEqual([[one], 3]);
      const wrong = await counter.desk.me.call('getOrdersByUserId', {
        user_id: counter.desk.me.id,
        status: 'lost',
      });
      expect(wrong).toMatchObject({ http: 400 });
    });

    test('someone else’s order looks like one that is not there', async () => {
      await counter.desk.fill();
      const id = await counter.desk.placed();
      const { me: other } = await orderDesk(counter.shop);
      const [theirs, none] = [
        await other.call('getOrderById', { id }),
        await other.call('getOrderById', { id: 2_000_000_000 }),
      ];
      expect(theirs).toEqual(none);
      expect(theirs).toMatchObject({ http: 404, message: 'Order not found.' });
      expect(await other.call('cancelOrderById', { id })).toMatchObject({ http: 404 });
    });
  });
});
