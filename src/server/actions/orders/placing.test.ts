import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { addProduct } from '#test/builders.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('placing an order on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  test('takes the stock, empties the cart and keeps its own copy of everything', async () => {
    const product = await suite.buyer.fill(2, { stock: 100 });
    const answer = await suite.buyer.place({ note: 'Ring twice', total_to_pay: 1944 });
    expect(answer).toMatchObject({
      success: true,
      message: 'Your order has been placed successfully.',
    });
    expect(await suite.buyer.stockOf(product)).toBe(76);
    expect(await suite.buyer.cartCount()).toBe(0);
    const order = await suite.buyer.read(answer.order_id ?? 0);
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
    expect(order?.events?.map((event) => event.status)).toEqual(['active']);
    expect(JSON.parse(order?.billing_info ?? '')).toMatchObject({
      firmName: 'Test Stores',
      distance: 6.5,
    });
    await suite.db.update(packs).set({ pricePaise: 1_00 }).where(eq(packs.productId, product));
    await suite.db
      .update(customers)
      .set({ firmName: 'Other' })
      .where(eq(customers.id, suite.buyer.me.id));
    const later = await suite.buyer.read(answer.order_id ?? 0);
    expect(later?.billing_info).toContain('Test Stores');
    expect(await suite.buyer.itemsOf(answer.order_id ?? 0)).toMatchObject([
      { product_id: product, selling_price: 81, mrp: 120, set_qty: 12, variant_qty: 2, qty: 24 },
    ]);
  });

  test('keeps the name of the pack, as the cart showed it', async () => {
    const pack = { size: 12, pricePaise: 81_00, packaging: 'Box of 12' };
    const product = await addProduct(suite.db, [pack]);
    const { me } = suite.buyer;
    await me.call('addToCart', {
      product_id: product,
      set_qty: '+12',
      type: 'variant1',
      user_id: me.id,
    });
    const { cart } = await me.call('getCartProductByUserId', { userId: me.id });
    expect(cart).toMatchObject([{ packaging: 'Box of 12' }]);
    const id = await suite.buyer.placed();
    await suite.db.update(packs).set({ packaging: 'Tray' }).where(eq(packs.productId, product));
    expect(await suite.buyer.itemsOf(id)).toMatchObject([{ packaging: 'Box of 12', set_qty: 12 }]);
  });

  test('tells the Hindi name of today beside the name that was ordered', async () => {
    const product = await suite.buyer.fill();
    const id = await suite.buyer.placed();
    const [before] = await suite.buyer.itemsOf(id);
    const names = { name: 'Renamed', nameHi: 'नीम फेस वॉश' };
    await suite.db.update(products).set(names).where(eq(products.id, product));
    expect(await suite.buyer.itemsOf(id)).toEqual([{ ...before, product_name_hi: names.nameHi }]);
  });

  test('charges delivery by distance, and express on top', async () => {
    await suite.buyer.fill();
    const id = await suite.buyer.placed({ delivery_type: 'delivery', express_delivery: true });
    expect(await suite.buyer.read(id)).toMatchObject({
      delivery_type: 'delivery',
      express_delivery: true,
      delivery_charges: 26,
      express_delivery_charges: 60,
      total_to_pay: 1058,
    });
  });

  test('computes everything anew, whatever the client says', async () => {
    await suite.buyer.fill();
    const id = await suite.buyer.placed({
      cart_items: [{ product_id: 1, selling_price: 0.01 }],
      billing_info: { firmName: 'Mallory', distance: 0 },
    });
    expect(await suite.buyer.read(id)).toMatchObject({ total_to_pay: 972 });
    expect((await suite.buyer.read(id))?.billing_info).not.toContain('Mallory');
  });

  test('with a total that is another now places nothing and tells the fresh totals', async () => {
    const product = await suite.buyer.fill();
    const seen = { item_total: 1440, discount: 468, total_to_pay: 972 };
    await suite.db.update(packs).set({ pricePaise: 90_00 }).where(eq(packs.productId, product));
    const answer = await suite.buyer.place(seen);
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
    expect([
      await suite.buyer.stockOf(product),
      await suite.buyer.cartCount(),
      await suite.orderCount(),
    ]).toEqual([1_000, 1, 0]);
  });

  test('with too little stock, over the limit, or hidden names the product and places nothing', async () => {
    const product = await suite.buyer.fill(2);
    const set = (values: Partial<typeof products.$inferInsert>) =>
      suite.db.update(products).set(values).where(eq(products.id, product));
    // Above its MRP: no longer possible, but kept from before.
    const priced = (pricePaise: number) =>
      suite.db.update(packs).set({ pricePaise }).where(eq(packs.productId, product));
    await set({ stock: 23, initialStock: 23 });
    expect(await suite.buyer.place()).toMatchObject({ http: 200, code: 'too-little-stock' });
    expect((await suite.buyer.place()).message).toMatch(/: Only 23 unit\(s\) left\.$/);
    await set({ stock: 100, initialStock: 100, maxUnits: 12 });
    expect(await suite.buyer.place()).toMatchObject({ http: 200, code: 'over-limit' });
    await set({ maxUnits: 240 });
    await priced(9_99_999_00);
    expect((await suite.buyer.place()).message).toBe(
      'An order can come to at most ₹2,00,00,000.00.',
    );
    await priced(81_00);
    await set({ hidden: true });
    expect(await suite.buyer.place()).toMatchObject({
      ...{ http: 200, code: 'not-for-sale' },
      message: expect.stringMatching(/: This product is not for sale any more\.$/),
    });
    expect([await suite.buyer.cartCount(), await suite.orderCount()]).toEqual([1, 0]);
  });

  test('below ₹499 to pay is refused with what is missing', async () => {
    const product = await addProduct(suite.db, [{ size: 12, pricePaise: 40_00 }]);
    await suite.buyer.addPacks(product, 1);
    expect(await suite.buyer.place()).toMatchObject({
      code: 'below-minimum',
      message: 'Minimum order value is ₹499, Add ₹19.00 more to proceed',
    });
    expect(await suite.buyer.place({ delivery_type: 'delivery' })).toMatchObject({
      success: true,
    });
  });

  test('an empty cart is refused', async () => {
    expect(await suite.buyer.place()).toMatchObject({ http: 200, code: 'empty-cart' });
  });

  test.each([
    [{ paymentMethod: 'card' }],
    [{ delivery_type: 'drone' }],
    [{ express_delivery: true }],
    [{ note: 'x'.repeat(151) }],
    [{ idempotency_key: '' }],
    [{ total_to_pay: -1 }],
  ])('%o is 400 and places nothing', async (choice) => {
    await suite.buyer.fill();
    expect(await suite.buyer.place(choice as object)).toMatchObject({
      http: 400,
      code: 'bad-input',
    });
    expect(await suite.buyer.cartCount()).toBe(1);
  });

  test('for someone else is 404', async () => {
    await suite.buyer.fill();
    expect(await suite.buyer.place({ user_id: suite.buyer.me.id + 1 })).toMatchObject({
      http: 404,
    });
  });
});
