import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { couponUses } from '#server/db/schema/coupons.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { addCoupon, addProduct } from '#test/builders.ts';
import { moveOrderTo, newBuyer } from '#test/buyer.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('changing and reading orders on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  describe('cancelling', () => {
    test('gives the stock back once, and tells the customer', async () => {
      const product = await suite.buyer.fill(2, { stock: 100 });
      const id = await suite.buyer.placed();
      expect(await suite.buyer.cancel(id)).toMatchObject({
        success: true,
        message: 'Your order has been cancelled.',
      });
      expect(await suite.buyer.stockOf(product)).toBe(100);
      expect(await suite.buyer.read(id)).toMatchObject({ status: 'cancelled' });
      const told = await suite.db
        .select()
        .from(notifications)
        .where(eq(notifications.customerId, suite.buyer.me.id));
      expect(told.map((row) => row.text)).toEqual([`Your order #${id} has been cancelled.`]);
      expect(await suite.buyer.cancel(id)).toMatchObject({
        http: 200,
        code: 'too-late',
        message: 'This order has already been cancelled.',
      });
      expect(await suite.buyer.stockOf(product)).toBe(100);
    });

    test.each(['processing', 'out_for_delivery', 'delivered', 'completed'] as const)(
      'is too late once it is %s',
      async (status) => {
        await suite.buyer.fill();
        const id = await suite.buyer.placed();
        await moveOrderTo(suite.db, id, status);
        expect(await suite.buyer.cancel(id)).toMatchObject({ code: 'too-late' });
      },
    );
  });

  describe('editing', () => {
    async function ordered(packCount = 2, facts?: { stock?: number; maxUnits?: number }) {
      const product = await suite.buyer.fill(packCount, facts);
      const id = await suite.buyer.placed();
      const [item] = await suite.buyer.itemsOf(id);
      return { product, id, line: item?.id ?? 0 };
    }

    test('takes fewer packs of a product that is hidden now, or as many, but no more', async () => {
      const { product, id, line } = await ordered(8, { stock: 1_000 });
      await suite.db.update(products).set({ hidden: true }).where(eq(products.id, product));
      const edit = (packs: number) => suite.buyer.edit(id, line, packs);
      expect(await edit(9)).toMatchObject({
        http: 200,
        code: 'not-for-sale',
        message: expect.stringContaining('not for sale any more'),
      });
      expect(await edit(8)).toMatchObject({ success: true });
      expect(await edit(7)).toMatchObject({ success: true });
      expect(await suite.buyer.stockOf(product)).toBe(1_000 - 7 * 12);
    });

    test('takes and gives stock, keeps the price as ordered and tells the new totals', async () => {
      const { product, id, line } = await ordered(2, { stock: 100 });
      await suite.db.update(packs).set({ pricePaise: 99_00 }).where(eq(packs.productId, product));
      expect(
        await suite.buyer.edit(id, line, 3, { updatedStockMap: { [product]: 999 } }),
      ).toMatchObject({
        success: true,
        message: 'Order updated!',
        totals: { item_total: 4320, discount: 1404, total_to_pay: 2916 },
      });
      expect(await suite.buyer.stockOf(product)).toBe(64);
      await suite.buyer.edit(id, line, 1);
      expect(await suite.buyer.stockOf(product)).toBe(88);
      expect(await suite.buyer.read(id)).toMatchObject({
        total_to_pay: 972,
        version: 3,
        status: 'active',
      });
      await suite.buyer.cancel(id);
      expect(await suite.buyer.stockOf(product)).toBe(100);
    });

    test('beyond stock or limit, below the minimum or to nothing is refused', async () => {
      const { product, id, line } = await ordered(2, { stock: 40, maxUnits: 48 });
      expect(await suite.buyer.edit(id, line, 4)).toMatchObject({ code: 'too-little-stock' });
      expect(await suite.buyer.edit(id, line, 5)).toMatchObject({ code: 'over-limit' });
      expect(await suite.buyer.edit(id, line, 0)).toMatchObject({
        code: 'all-zero',
        message: 'Nothing would be left of this order. Please cancel it instead.',
      });
      expect(await suite.buyer.stockOf(product)).toBe(16);
      const cheap = await addProduct(suite.db, [{ size: 12, pricePaise: 40_00 }]);
      await suite.buyer.addPacks(cheap, 2);
      const small = await suite.buyer.placed();
      const [item] = await suite.buyer.itemsOf(small);
      expect(await suite.buyer.edit(small, item?.id ?? 0, 1)).toMatchObject({
        code: 'below-minimum',
      });
    });

    test('counts the coupon for what the order comes to, and refuses to go below its minimum', async () => {
      const code = await addCoupon(suite.db, {
        kind: 'percent',
        percent: 10,
        flatPaise: null,
        minimumPaise: 1_500_00,
      });
      await suite.buyer.fill(3);
      const id = await suite.buyer.placed({ discount_code_applied: code });
      const [item] = await suite.buyer.itemsOf(id);
      expect(await suite.buyer.read(id)).toMatchObject({ coupon_discount: 291.6 });
      expect(await suite.buyer.edit(id, item?.id ?? 0, 2)).toMatchObject({
        totals: { coupon_discount: 194.4 },
      });
      expect(await suite.buyer.edit(id, item?.id ?? 0, 1)).toMatchObject({
        code: 'coupon-refused',
        reason: 'below-coupon-minimum',
      });
      expect(await suite.db.$count(couponUses, eq(couponUses.orderId, id))).toBe(1);
    });

    test('of two at once one wins and the other is told to look again', async () => {
      const { product, id, line } = await ordered(2, { stock: 200 });
      const answers = await Promise.all([
        suite.buyer.edit(id, line, 3, { version: 1 }),
        suite.buyer.edit(id, line, 5, { version: 1 }),
      ]);
      expect(answers.filter((answer) => answer.success)).toHaveLength(1);
      expect(answers.filter((answer) => answer.code === 'changed-elsewhere')).toHaveLength(1);
      const [item] = await suite.buyer.itemsOf(id);
      expect(await suite.buyer.stockOf(product)).toBe(200 - (item?.qty ?? 0));
    });

    test('is refused once it is being prepared, cancelled, or someone else’s', async () => {
      const { id, line } = await ordered();
      const { me: other } = await newBuyer(suite.shop);
      const foreign = { id, updatedCart: [{ id: line, variant_qty: 1 }] };
      expect(await other.call('updateOrderQtyEditDelivery', foreign)).toMatchObject({ http: 404 });
      await moveOrderTo(suite.db, id, 'processing');
      expect(await suite.buyer.edit(id, line, 1)).toMatchObject({ code: 'too-late' });
    });

    test.each([-1, 1.5, 'x', 1e9])('to %s packs is 400', async (variantQty) => {
      const { id, line } = await ordered();
      expect(await suite.buyer.edit(id, line, variantQty)).toMatchObject({ http: 400 });
    });

    test('of a line that is not the order’s is 404, of one named twice 400', async () => {
      const one = await ordered();
      const two = await ordered();
      expect(await suite.buyer.edit(one.id, two.line, 1)).toMatchObject({ http: 404 });
      const twice = { id: one.line, variant_qty: 1 };
      expect(
        await suite.buyer.me.call('updateOrderQtyEditDelivery', {
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
        await suite.buyer.fill(packCount);
        ids.push(await suite.buyer.placed());
      }
      const [one = 0, two = 0, three = 0] = ids;
      await suite.buyer.cancel(two);
      const list = async (filter: object = {}) => {
        const answer = await suite.buyer.me.call('getOrdersByUserId', {
          user_id: suite.buyer.me.id,
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
      const wrong = await suite.buyer.me.call('getOrdersByUserId', {
        user_id: suite.buyer.me.id,
        status: 'lost',
      });
      expect(wrong).toMatchObject({ http: 400 });
    });

    test('someone else’s order looks like one that is not there', async () => {
      await suite.buyer.fill();
      const id = await suite.buyer.placed();
      const { me: other } = await newBuyer(suite.shop);
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
