import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { settings } from '#server/db/schema/shop.ts';
import { addProduct } from '#test/builders.ts';
import { moveOrderTo, newBuyer } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('what cannot be invoiced on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { chargeGst } = returnsOf(suite);
  beforeEach(chargeGst);

  type Who = Partial<typeof customers.$inferInsert>;

  async function isNow(id: number, facts: Who): Promise<void> {
    await suite.db.update(customers).set(facts).where(eq(customers.id, id));
  }

  /** An order that is packed, of a customer of its own; 20 packs at ₹250 for ₹60,000. */
  async function packed(facts: Who, { pickup = false, large = false } = {}) {
    const buyer = await newBuyer(suite.shop, 6.5);
    await isNow(buyer.me.id, facts);
    const pricePaise = large ? 250_00 : 81_00;
    const product = await addProduct(suite.db, [{ size: 12, pricePaise }]);
    await suite.db.update(products).set({ hsn: '3304' }).where(eq(products.id, product));
    await buyer.addPacks(product, large ? 20 : 2);
    const id = await buyer.placed({ delivery_type: pickup ? 'pickup' : 'delivery' });
    await moveOrderTo(suite.db, id, 'processing');
    return { id, customer: buyer.me.id, product };
  }

  const place = async (orderId: number) =>
    (await suite.db.select().from(invoices).where(eq(invoices.orderId, orderId)))[0]?.placeOfSupply;

  test.each([
    {
      what: 'a customer without a State',
      facts: { state: '' },
      ...{ large: false, words: /has no State of India/ },
    },
    {
      what: 'a buyer from ₹50,000 on without an address',
      facts: { address: '' },
      ...{ large: true, words: /from ₹50,000 on/ },
    },
  ])('$what: foretold, refused, and put right on the customer’s page', async (given) => {
    const { id, customer } = await packed(given.facts, given);
    const mend = { kind: 'customer', id: customer };
    const { call } = await newOperator(suite.shop, 'staff');
    const { order } = await call('getOrder', { id });
    expect(order).toMatchObject({ cannot_invoice: expect.stringMatching(given.words), mend });
    expect(await call('getPickingList', { ids: String(id) })).toMatchObject({
      orders: [{ cannot_invoice: order?.cannot_invoice, mend }],
    });
    const found = await call('listOrders', { cannot_invoice: '1' });
    expect(found.orders?.map((one) => one.id)).toContain(id);
    const { waiting } = await call('getToday', {});
    expect(waiting?.cannot_invoice).toBe(found.orders?.length);
    const { refused } = await call('moveOrders', { ids: [id], to: 'out_for_delivery' });
    expect(refused).toEqual([{ id, code: 'cannot-invoice', message: order?.cannot_invoice, mend }]);
    // Asked, never guessed: what the customer's page says by now is what the invoice says.
    await isNow(customer, { state: 'Punjab', address: 'Mall Road' });
    expect(await call('getOrder', { id })).toMatchObject({
      order: { cannot_invoice: '', mend: null },
    });
    expect(await call('moveOrder', { id, to: 'out_for_delivery' })).toMatchObject({
      success: true,
    });
    expect(await place(id)).toBe(given.facts.state === '' ? 'Punjab' : 'Uttarakhand');
    const left = await call('listOrders', { cannot_invoice: '1' });
    expect(left.orders?.map((one) => one.id)).not.toContain(id);
  });

  test('a shop under composition sends nothing into another State, and says so before', async () => {
    await suite.db.update(settings).set({ gstMode: 'composition' });
    const { id } = await packed({ state: 'Punjab' });
    const fetched = await packed({ state: 'Punjab' }, { pickup: true });
    const { call } = await newOperator(suite.shop, 'staff');
    const words = /under composition .* into another State .* this order goes to Punjab/;
    const { order } = await call('getOrder', { id });
    expect(order).toMatchObject({ cannot_invoice: expect.stringMatching(words), mend: null });
    expect(await call('moveOrder', { id, to: 'out_for_delivery' })).toMatchObject({
      ...{ code: 'cannot-invoice', message: order?.cannot_invoice },
    });
    const found = await call('listOrders', { cannot_invoice: '1' });
    expect(found.orders?.map((one) => one.id)).toEqual([id]);
    for (const to of ['out_for_delivery', 'delivered'] as const) {
      expect(await call('moveOrder', { id: fetched.id, to })).toMatchObject({ success: true });
    }
    expect(await place(fetched.id)).toBe('Uttarakhand');
  });

  test('goods without a rate are found among the orders too, hidden ones as well', async () => {
    const { id, product } = await packed({ state: 'Uttarakhand' });
    const gone = { hsn: '7113', hidden: true };
    await suite.db.update(products).set(gone).where(eq(products.id, product));
    const { call } = await newOperator(suite.shop, 'staff');
    const mend = { kind: 'product', id: product };
    expect(await call('getOrder', { id })).toMatchObject({ order: { mend } });
    const found = await call('listOrders', { cannot_invoice: '1' });
    expect(found.orders?.map((one) => one.id)).toContain(id);
    await suite.db.update(settings).set({ gstMode: 'unregistered' });
    expect(await call('countOrders', { cannot_invoice: '1' })).toMatchObject({ count: 0 });
  });
});
