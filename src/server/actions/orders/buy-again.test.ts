import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { addCustomer } from '#test/builders.ts';
import { newBuyer } from '#test/buyer.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('what a customer buys again on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  async function usual(buyer = suite.buyer, limit?: number) {
    await suite.shop.catalogue.refresh();
    const input = { user_id: buyer.me.id, ...(limit !== undefined && { limit }) };
    return (await buyer.me.call('getBuyAgain', input)).products ?? [];
  }

  async function order(...lines: [product: number, packs: number][]): Promise<number> {
    for (const [product, count] of lines) await suite.buyer.addPacks(product, count);
    return suite.buyer.placed();
  }

  test('is nothing before the first order', async () => {
    expect(await usual()).toEqual([]);
  });

  test('comes by how often it was ordered, then by date, with what was ordered last', async () => {
    const { buyer } = suite;
    const rice = await buyer.fill(3);
    await buyer.placed();
    const oil = await buyer.fill(1);
    await buyer.placed();
    const soap = await buyer.fill(2);
    await buyer.placed();
    await order([oil, 4]);
    await suite.db.update(packs).set({ pricePaise: 84_00 }).where(eq(packs.productId, oil));
    const lines = await usual();
    expect(lines.map((line) => [line.product.id, line.variant_qty, line.times_ordered])).toEqual([
      [oil, 4, 2],
      [soap, 2, 1],
      [rice, 3, 1],
    ]);
    expect(lines[0]).toMatchObject({
      ...{ variant: 'variant1', set_qty: 12, last_price: 81 },
      product: { selling_price1: 84 },
    });
  });

  test('leaves out cancelled orders, lines of zero packs and what is not sold any more', async () => {
    const { buyer } = suite;
    const [gone, none, kept] = [await buyer.fill(), await buyer.fill(), await buyer.fill()];
    const id = await buyer.placed();
    const line = (await buyer.itemsOf(id)).find((item) => item.product_id === none);
    await buyer.edit(id, line?.id ?? 0, 0);
    const cancelled = await buyer.fill();
    await buyer.cancel(await buyer.placed());
    await suite.db.update(products).set({ hidden: true }).where(eq(products.id, gone));
    const ids = (await usual()).map(({ product }) => product.id);
    expect(ids).toEqual([kept]);
    expect(ids).not.toContain(cancelled);
    // As many as are asked for, of what is sold.
    expect((await usual(buyer, 1)).map(({ product }) => product.id)).toEqual([kept]);
  });

  test('is one\u2019s own: someone else\u2019s is not found', async () => {
    await order([await suite.buyer.fill(), 1]);
    expect(await usual(await newBuyer(suite.shop))).toEqual([]);
    const other = await addCustomer(suite.db);
    const answer = await suite.buyer.me.call('getBuyAgain', { user_id: other });
    expect(answer).toMatchObject({ http: 404, code: 'not-found' });
  });

  test('of one order comes with it as cards, hidden products left out', async () => {
    const { buyer } = suite;
    const [gone, kept] = [await buyer.fill(), await buyer.fill()];
    const id = await buyer.placed();
    await suite.db.update(products).set({ hidden: true }).where(eq(products.id, gone));
    await suite.shop.catalogue.refresh();
    const answer = await buyer.me.call('getOrderById', { id, cards: '1' });
    expect(answer.products?.map((card) => card.id)).toEqual([kept]);
    expect(await buyer.me.call('getOrderById', { id })).not.toHaveProperty('products');
  });
});
