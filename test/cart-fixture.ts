import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { addCustomer, addProduct } from './builders.ts';
import { callerFor, type TestCaller } from './caller.ts';
import { startApp, type TestApp } from './start-app.ts';

export const twoPacks = [
  { size: 6, pricePaise: 90_00 },
  { size: 12, pricePaise: 81_00 },
];

/** A shop for the tests of a block, and a new customer for each of them, with what carts do most. */
export function cartFixture(openDb: () => Promise<Database>) {
  let shop: TestApp;
  let me: TestCaller;
  beforeAll(async () => {
    shop = await startApp(await openDb());
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    me = await callerFor(shop, await addCustomer(shop.database.db));
  });

  return {
    get shop() {
      return shop;
    },
    get me() {
      return me;
    },
    newProduct: (
      ...given: Parameters<typeof addProduct> extends [unknown, ...infer R] ? R : never
    ) => addProduct(shop.database.db, ...given),
    add: (
      product_id: number,
      set_qty = '+12',
      type: 'variant1' | 'variant2' = 'variant1',
      who = me,
    ) => who.call('addToCart', { product_id, set_qty, type, user_id: who.id }),
    cartOf: async (who = me) =>
      (await who.call('getCartProductByUserId', { userId: who.id })).cart ?? [],
    linesOf: (productId: number) =>
      shop.database.db.select().from(cartLines).where(eq(cartLines.productId, productId)),
  };
}
