import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { openTestDb } from '#test/test-db.ts';

const suite = orderSuite(openTestDb);

/** What shows an order's lines, its history, the cart and the audit log. */
async function useShop(): Promise<void> {
  await suite.buyer.fill(2, { stock: 1_000 });
  const id = await suite.buyer.placed();
  const { call } = await newOperator(suite.shop, 'owner');
  await call('moveOrder', { id, to: 'accepted' });
  const order = (await call('getOrder', { id })).order;
  expect([typeof order?.lines[0]?.id, order?.events.length]).toEqual(['number', 2]);
  const { entries } = await call('getAuditLog', {});
  expect(typeof entries?.[0]?.id).toBe('number');
  await suite.buyer.fill(1, { stock: 1_000 });
  const user = { userId: suite.buyer.me.id };
  const { cart } = await suite.buyer.me.call('getCartProductByUserId', user);
  expect(typeof cart?.[0]?.id).toBe('number');
}

test('a node goes on, with the connections it has, while ids turn 64-bit', async () => {
  await useShop(); // its statements are prepared now
  for (const table of ['cart_lines', 'order_lines', 'order_events', 'audit_log'])
    await suite.db.execute(sql`alter table ${sql.identifier(table)} alter column id type bigint`);
  for (let round = 0; round < 3; round += 1) await useShop();
});
