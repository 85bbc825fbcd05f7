import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { addProduct } from '#test/builders.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { openTestDb } from '#test/test-db.ts';

describe('while a customer’s order holds the line of a cart and goes on to its product', () => {
  const suite = orderSuite(openTestDb);

  test.each([
    [
      'that loses a pack',
      ({ call }: TestOperator, id: number) =>
        call('saveProduct', { id, set_qty1: null, selling_price1: null }),
    ],
    ['that is deleted', ({ call }: TestOperator, id: number) => call('deleteProduct', { id })],
  ])('a product %s waits for the order: no deadlock', async (_how, change) => {
    const { db, buyer, shop } = suite;
    const owner = await newOperator(shop, 'owner');
    const id = await addProduct(db);
    await buyer.addPacks(id, 1);
    const saved = await db.transaction(async (tx) => {
      await tx.execute(sql`select id from cart_lines where product_id = ${id} for no key update`);
      const saving = change(owner, id);
      const waiting = () =>
        rowsOf(db, sql`select pid from pg_stat_activity where wait_event_type = 'Lock'`);
      await expect.poll(waiting).toHaveLength(1);
      await tx.execute(sql`select id from products where id = ${id} for no key update nowait`);
      return { saving };
    });
    expect(await saved.saving).toMatchObject({ http: 200, success: true });
    expect(await buyer.cartCount()).toBe(0);
  });
});
