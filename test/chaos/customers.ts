import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Random } from '#test/random.ts';
import type { Call } from './call.ts';
import type { History } from './history.ts';
import type { World } from './world.ts';

type Given = { world: World; random: Random; history: History; isOver: () => boolean };

/** A customer who fills the cart, orders, and sometimes edits or cancels, until it is over. */
export async function shopAround(call: Call, customerId: number, given: Given): Promise<void> {
  const { random, isOver } = given;
  while (!isOver()) {
    await fillCart(call, customerId, given);
    const orderId = await place(call, customerId, given);
    if (orderId === undefined) await emptyCart(call, customerId);
    if (orderId !== undefined && random.chance(0.3)) await edit(call, orderId, given);
    if (orderId !== undefined && random.chance(0.2)) await cancel(call, orderId, given);
    await setTimeout(random.between(5, 60));
  }
}

async function fillCart(call: Call, user_id: number, { random, world }: Given): Promise<void> {
  for (let lines = random.between(1, 3); lines > 0; lines -= 1) {
    const product_id = random.pick(world.products);
    const packs = random.between(1, 4);
    await call('addToCart', { product_id, set_qty: '+12', type: 'variant1', user_id, packs });
  }
}

/** What is sold out would hold every later order back. */
async function emptyCart(call: Call, userId: number): Promise<void> {
  const { body } = await call('getCartProductByUserId', { userId });
  const lines = (body.cart ?? []) as { id: number; variant: string }[]; // `as`: the contract says so
  for (const { id, variant } of lines) await call('removeFromCart', { cart_id: id, variant });
}

/** Without an answer they try again with the same key, as the storefront does. */
async function place(call: Call, customerId: number, given: Given): Promise<number | undefined> {
  const { random, history, world } = given;
  const key = randomUUID();
  const coupon = random.pick<string | undefined>([
    ...Array(7).fill(undefined),
    world.coupon,
    world.oldCoupon,
  ]);
  const choice = {
    user_id: customerId,
    idempotency_key: key,
    paymentMethod: 'cod',
    delivery_type: random.pick(['pickup', 'delivery']),
    ...(coupon ? { discount_code_applied: coupon } : {}),
  };
  for (let tries = 0; tries < 10; tries += 1) {
    const { outcome, body } = await call('insertOrder', choice);
    const orderId = typeof body.order_id === 'number' ? body.order_id : undefined;
    history.add({ kind: 'place', customerId, key, orderId }, outcome);
    if (coupon === world.oldCoupon && outcome === 'done') history.lies.push('an old coupon held');
    const untimely = ['coupon-expired', 'coupon-not-started'].includes(String(body.reason));
    if (coupon === world.coupon && untimely) history.lies.push(`a coupon of today: ${body.reason}`);
    if (outcome !== 'unknown') return outcome === 'done' ? orderId : undefined;
    await setTimeout(random.between(100, 400));
  }
  return undefined;
}

async function edit(call: Call, orderId: number, { random, history }: Given): Promise<void> {
  const { body } = await call('getOrderById', { id: orderId });
  const order = body.order as { cart_items: string; version: number } | undefined; // `as`: the contract says so
  if (!order) return;
  const [line] = JSON.parse(order.cart_items) as { id: number }[]; // `as`: as above
  if (!line) return;
  const packs = random.between(1, 6);
  const { outcome } = await call('updateOrderQtyEditDelivery', {
    id: orderId,
    version: order.version,
    updatedCart: [{ id: line.id, variant_qty: packs }],
  });
  history.add({ kind: 'edit', orderId, lineId: line.id, packs }, outcome);
}

async function cancel(call: Call, orderId: number, { history }: Given): Promise<void> {
  const { outcome } = await call('cancelOrderById', { id: orderId });
  history.add({ kind: 'cancel', orderId }, outcome);
}
