import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { addCoupon, addCustomer, addProduct } from '#test/builders.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('an order for a customer on the phone on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  async function phone() {
    const { call } = await newOperator(suite.shop, 'staff');
    const product_id = await addProduct(suite.db, undefined, { stock: 100 });
    const place = (more: object = {}) =>
      call('placeOrderFor', {
        customer_id: suite.buyer.me.id,
        lines: [{ product_id, slot: 1, packs: 2 }],
        delivery_type: 'pickup',
        idempotency_key: newKey(),
        ...more,
      });
    const preview = (more: object = {}) =>
      call('previewOrderFor', {
        customer_id: suite.buyer.me.id,
        lines: [{ product_id, slot: 1, packs: 2 }],
        delivery_type: 'pickup',
        ...more,
      });
    return { call, product_id, place, preview };
  }

  test('comes to what the checkout would, takes the stock and leaves the cart alone', async () => {
    const { call, product_id, place } = await phone();
    await suite.buyer.fill(1);
    const { order_id = 0, total_to_pay } = await place({ delivery_type: 'delivery' });
    expect(total_to_pay).toBe(1_944 + 26);
    expect(await suite.buyer.stockOf(product_id)).toBe(76);
    expect(await suite.buyer.cartCount()).toBe(1);
    expect(await suite.buyer.read(order_id)).toMatchObject({ status: 'active', due: 1_970 });
    const { order } = await call('getOrder', { id: order_id });
    expect(order?.events[0]).toMatchObject({ actor: 'operator', by: 'A staff' });
  });

  test('is placed once for one key, and another order with it is refused', async () => {
    const { product_id, place } = await phone();
    const idempotency_key = newKey();
    const answers = await Promise.all(Array.from({ length: 4 }, () => place({ idempotency_key })));
    expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
    expect(await suite.buyer.stockOf(product_id)).toBe(76);
    expect(await place({ idempotency_key, note: 'Other' })).toMatchObject({
      ...{ code: 'key-reused', order_id: answers[0]?.order_id },
    });
  });

  test('keeps every rule of the shop', async () => {
    const { call, product_id, place } = await phone();
    const line = (packs: number, more: object = {}) => [{ product_id, slot: 1, packs, ...more }];
    expect(await place({ lines: line(9) })).toMatchObject({ code: 'too-little-stock' });
    expect(await place({ lines: line(1, { slot: 3 }) })).toMatchObject({ code: 'not-for-sale' });
    expect(await place({ lines: [...line(1), ...line(2)] })).toMatchObject({ http: 400 });
    expect(await place({ lines: [] })).toMatchObject({ http: 400 });
    expect(await place({ coupon: 'NO-SUCH' })).toMatchObject({ code: 'coupon-refused' });
    expect(await place({ total_to_pay: 1 })).toMatchObject({
      code: 'totals-changed',
      totals: { total_to_pay: 1_944 },
    });
    expect(await place({ express_delivery: true })).toMatchObject({ http: 400 });
    const cheap = await addProduct(suite.db, [{ size: 2, pricePaise: 10_00 }]);
    expect(await place({ lines: [{ product_id: cheap, slot: 1, packs: 1 }] })).toMatchObject({
      code: 'below-minimum',
    });
    const code = await addCoupon(suite.db, { limitPerCustomer: 1 });
    expect(await place({ coupon: code })).toMatchObject({ total_to_pay: 1_894 });
    expect(await place({ coupon: code })).toMatchObject({ code: 'coupon-refused' });
    await suite.db.update(products).set({ hidden: true }).where(eq(products.id, product_id));
    expect(await place()).toMatchObject({ code: 'not-for-sale', product_id });
    await call('blockCustomer', { id: suite.buyer.me.id, blocked: true });
    expect(await place()).toMatchObject({ code: 'blocked' });
    expect(await place({ customer_id: 2_000_000_000 })).toMatchObject({ http: 404 });
  });

  test('is previewed by the rules of placing, every problem at its place, and nothing changes', async () => {
    const { call, product_id, place, preview } = await phone();
    const whole = await preview({ delivery_type: 'delivery' });
    expect(whole).toMatchObject({ problems: [], totals: { total_to_pay: 1_970 } });
    expect(whole.lines).toEqual([
      { product_id, slot: 1, selling_price: 81, stock: 100, problem: null },
    ]);
    const scarce = await addProduct(suite.db, undefined, { stock: 5 });
    const hidden = await addProduct(suite.db, undefined, { hidden: true });
    const few = await addProduct(suite.db, undefined, { maxUnits: 12 });
    const lines = [scarce, hidden, few].map((id) => ({ product_id: id, slot: 1, packs: 2 }));
    const refused = await preview({ lines, coupon: 'NO-SUCH' });
    expect(refused.lines?.map((line) => line.problem)).toMatchObject([
      { code: 'too-little-stock', message: 'Only 5 unit(s) left.' },
      { code: 'not-for-sale' },
      { code: 'over-limit' },
    ]);
    expect(refused.problems).toMatchObject([{ code: 'coupon-refused' }]);
    const cheap = await addProduct(suite.db, [{ size: 2, pricePaise: 10_00 }]);
    const one = await preview({ lines: [{ product_id: cheap, slot: 1, packs: 1 }] });
    expect(one.problems).toMatchObject([{ code: 'below-minimum' }]);
    const coupon = await addCoupon(suite.db, { limitPerCustomer: 1 });
    expect(await preview({ coupon })).toMatchObject({ totals: { coupon_discount: 50 } });
    expect(await suite.buyer.stockOf(product_id)).toBe(100);
    expect(await suite.orderCount()).toBe(0);

    expect(await preview({ express_delivery: true })).toMatchObject({ http: 400 });
    expect(await preview({ lines: [...lines, ...lines] })).toMatchObject({ http: 400 });
    expect(await preview({ customer_id: 2_000_000_000 })).toMatchObject({ http: 404 });
    await place({ coupon });
    expect(await preview({ coupon })).toMatchObject({ problems: [{ code: 'coupon-refused' }] });
    await call('blockCustomer', { id: suite.buyer.me.id, blocked: true });
    expect(await preview()).toMatchObject({ code: 'blocked' });
  });

  test('finds products by SKU with what this customer last took, and nobody else', async () => {
    const { call, product_id, place } = await phone();
    const [product] = await suite.db.select().from(products).where(eq(products.id, product_id));
    const { sku = '' } = product ?? {};
    await suite.shop.catalogue.refresh();
    const customer_id = suite.buyer.me.id;
    const find = async (id: number) =>
      (await call('findProductsFor', { customer_id: id, q: sku })).products?.[0];
    expect(await find(customer_id)).toMatchObject({
      ...{ product_id, sku, stock: 100, last: null },
      packs: [{ slot: 1, set_qty: 12, mrp: 120, selling_price: 81 }],
    });
    await place();
    const { order_id = 0 } = await place({ lines: [{ product_id, slot: 1, packs: 3 }] });
    const cancelled = await place();
    await call('moveOrder', { id: cancelled.order_id ?? 0, to: 'cancelled', reason: 'Wrong' });
    expect((await find(customer_id))?.last).toMatchObject({
      ...{ order_id, slot: 1, set_qty: 12, variant_qty: 3, selling_price: 81 },
    });
    expect((await find(await addCustomer(suite.db)))?.last).toBeNull();
    expect(await call('findProductsFor', { customer_id, q: '' })).toMatchObject({ http: 400 });
  });

  test('of many at once never sells more than there is', async () => {
    const { product_id, place } = await phone();
    const answers = await Promise.all(Array.from({ length: 8 }, () => place()));
    expect(answers.filter((answer) => answer.success)).toHaveLength(4);
    expect(await suite.buyer.stockOf(product_id)).toBe(4);
  });
});
