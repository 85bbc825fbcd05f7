import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { brands, subcategories } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('the search of the console on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  test('finds an order by its number, and its customer’s by the phone', async () => {
    await suite.buyer.fill(2, { stock: 1_000 });
    const id = await suite.buyer.placed();
    const { call } = await newOperator(suite.shop, 'staff');
    expect((await call('searchConsole', { q: `#${id}` })).orders).toMatchObject([
      { id, total_to_pay: 1_944 },
    ]);
    const { customer } = await call('getCustomer', { id: suite.buyer.me.id });
    const mobile = customer?.mobile ?? '';
    const spellings = [formatMobile(mobile), `+91${mobile}`, `91${mobile}`, `0${mobile}`];
    for (const q of [mobile, ...spellings]) {
      const found = await call('searchConsole', { q });
      expect(found.customers).toMatchObject([{ id: suite.buyer.me.id }]);
      expect(found.orders).toMatchObject([{ id }]);
      expect((await call('listOrders', { q })).orders).toMatchObject([{ id }]);
      expect((await call('listCustomers', { q })).customers).toMatchObject([
        { id: suite.buyer.me.id },
      ]);
    }
  });

  test('takes a number for the order that has it, whatever phones contain it', async () => {
    await suite.buyer.fill(2, { stock: 1_000 });
    const id = await suite.buyer.placed();
    await suite.buyer.fill(1);
    const newer = await suite.buyer.placed();
    await suite.db
      .update(customers)
      .set({ mobile: `9${id}000000000`.slice(0, 10) })
      .where(eq(customers.id, suite.buyer.me.id));
    const { call } = await newOperator(suite.shop, 'staff');
    const q = String(id);
    const found = await call('searchConsole', { q });
    expect(found.orders?.map((order) => order.id)).toEqual([id]);
    expect(found.customers?.map((one) => one.id)).toContain(suite.buyer.me.id);
    const list = await call('listOrders', { q, limit: 1 });
    expect([list.orders?.map((order) => order.id), list.next]).toEqual([[id], null]);
    expect(await call('countOrders', { q })).toMatchObject({ count: 1 });
    // No order has this number: it is part of a phone.
    const phone = await call('listOrders', { q: `9${id}0000`, customer_id: suite.buyer.me.id });
    expect(phone.orders?.map((order) => order.id)).toEqual([newer, id]);
  });

  test('finds customers by e-mail, but no orders: a packer may not know it', async () => {
    const { call } = await newOperator(suite.shop, 'staff');
    const packer = await newOperator(suite.shop, 'packer');
    await suite.buyer.fill(1);
    await suite.buyer.placed();
    const { id } = suite.buyer.me;
    const { customer } = await call('getCustomer', { id });
    const q = customer?.email.toUpperCase();
    expect(await call('listCustomers', { q })).toMatchObject({ customers: [{ id }] });
    expect(await packer.call('listOrders', { q })).toMatchObject({ orders: [] });
  });

  test('finds products by SKU and words, at most eight of anything', async () => {
    const { call } = await newOperator(suite.shop, 'owner');
    const { products = [] } = await call('searchConsole', { q: 'neem' });
    expect(products.length).toBeGreaterThan(0);
    const [{ sku, product_id } = { sku: '', product_id: 0 }] = products;
    const bySku = await call('searchConsole', { q: sku });
    expect(bySku.products?.map((product) => product.product_id)).toContain(product_id);
    const wide = await call('searchConsole', { q: 'a' });
    for (const group of [wide.orders, wide.customers, wide.products]) {
      expect(group?.length).toBeLessThanOrEqual(8);
    }
    expect(await call('searchConsole', { q: ' ' })).toMatchObject({ http: 400 });
  });

  test('finds products by the Hindi names of a product, a brand and a category', async () => {
    const { call } = await newOperator(suite.shop, 'owner');
    const { products: [{ product_id: id } = { product_id: 0 }] = [] } = await call(
      'searchConsole',
      {
        q: 'neem',
      },
    );
    const found = async (q: string) =>
      (await call('searchConsole', { q })).products?.map((product) => product.product_id);
    const { product } = await call('getProduct', { id });
    await suite.db
      .update(brands)
      .set({ nameHi: 'झझपर्वत' })
      .where(eq(brands.id, product?.brand_id ?? 0));
    await suite.db
      .update(subcategories)
      .set({ nameHi: 'टठडढण' })
      .where(eq(subcategories.id, product?.subcategory_id ?? 0));
    await call('saveProduct', { id, product_name_hi: 'झझसाबुन' });
    for (const q of ['झझसाबुन', 'झझसाबुन झझपर्वत', 'झझसाबुन टठडढण']) {
      await expect.poll(() => found(q), { message: q }).toEqual([id]);
    }
  });

  test('shows a packer orders without amounts, and nothing else', async () => {
    await suite.buyer.fill(2, { stock: 1_000 });
    const id = await suite.buyer.placed();
    const { call } = await newOperator(suite.shop, 'packer');
    const found = await call('searchConsole', { q: String(id) });
    expect(found.orders?.map((order) => order.id)).toContain(id);
    expect(found).not.toHaveProperty('customers');
    expect(found).not.toHaveProperty('products');
    expect(JSON.stringify(found)).not.toContain('total_to_pay');
  });
});
