import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '#server/db/schema/catalogue.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { orders } from '#server/db/schema/orders.ts';
import { settings } from '#server/db/schema/shop.ts';
import { moveOrderTo } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { rounds } from '#test/rounds.ts';
import { databases } from '#test/test-db.ts';

const count = rounds(100, 30);
/** Of them: the third, and the last. */
const lacking = [2, count - 1];

describe.each(databases)('sending out many orders on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  test(`${count} at once, two of which have goods without HSN: the others leave with their invoice`, async () => {
    await suite.db
      .update(settings)
      .set({ gstMode: 'regular', gstin: '05AADCD4821K1ZS', state: 'Uttarakhand' });
    const ids: number[] = [];
    const goods: number[] = [];
    for (let i = 0; i < count; i += 1) {
      goods.push(await suite.buyer.fill(1, { stock: 1_000 }));
      ids.push(await suite.buyer.placed({ delivery_type: 'delivery' }));
      await moveOrderTo(suite.db, ids[i] ?? 0, 'processing');
    }
    const bad = lacking.map((i) => goods[i] ?? 0);
    await suite.db.update(products).set({ hsn: '' }).where(inArray(products.id, bad));
    const { call } = await newOperator(suite.shop, 'staff');
    const { moved, refused } = await call('moveOrders', { ids, to: 'out_for_delivery' });
    const left = lacking.map((i) => ids[i] ?? 0);
    expect(moved).toEqual(ids.filter((id) => !left.includes(id)));
    expect(refused).toEqual(
      left.map((id, i) => ({
        ...{ id, code: 'cannot-invoice', mend: { kind: 'product', id: bad[i] } },
        message: expect.stringMatching(/^No invoice yet: p-\S+ has no HSN\.$/),
      })),
    );
    const numbers = await suite.db
      .select({ order: invoices.orderId, number: invoices.number })
      .from(invoices)
      .where(inArray(invoices.orderId, ids))
      .orderBy(invoices.id);
    expect(numbers.map(({ order }) => order)).toEqual(moved);
    const counts = numbers.map(({ number }) => Number(number.slice(-6)));
    expect(counts).toEqual(counts.map((_, i) => (counts[0] ?? 0) + i));
    const still = await suite.db.select().from(orders).where(inArray(orders.id, left));
    expect(still.map(({ status }) => status)).toEqual(['processing', 'processing']);
    // Once they have it they leave as well, and those that have left are told apart.
    await suite.db.update(products).set({ hsn: '3304' }).where(inArray(products.id, bad));
    const again = await call('moveOrders', { ids, to: 'out_for_delivery' });
    expect(again.moved).toEqual(left);
    expect(again.refused?.map(({ code }) => code)).toEqual(moved?.map(() => 'wrong-status'));
  });
});
