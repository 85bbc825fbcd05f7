import { eq } from 'drizzle-orm';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ActionInput } from '#contract/index.ts';
import type { OrderItemWire } from '#contract/order.ts';
import { refusalsOf } from '#contract/refuse.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts';
import { cancelOrder, moveOrder } from '#server/actions/orders/move-order.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { lockOrder } from '#server/queries/orders/change-order.ts';
import { addCustomer, addProduct } from './builders.ts';
import { callerFor, type TestCaller } from './caller.ts';
import type { TestApp } from './start-app.ts';

type Choice = Partial<ActionInput<'insertOrder'>>;

let keys = 0;

export function newKey(): string {
  keys += 1;
  return `key-${keys}`;
}

/** A new customer who fills the cart, places, reads, edits and cancels orders. */
export async function newBuyer(shop: TestApp, distanceKm?: number) {
  return buyerOf(shop, await callerFor(shop, await addCustomer(shop.database.db, distanceKm)));
}

export type Buyer = Awaited<ReturnType<typeof newBuyer>>;

function buyerOf(shop: TestApp, me: TestCaller) {
  const { db } = shop.database;

  async function addPacks(product_id: number, packs: number, setQty = '+12'): Promise<void> {
    const input = { product_id, set_qty: setQty, type: 'variant1', user_id: me.id } as const;
    for (let i = 0; i < packs; i += 1) await me.call('addToCart', input);
  }

  /** Puts packs of 12 at ₹81 (MRP ₹120) of a new product into the cart. */
  async function fill(packs = 1, facts: { stock?: number; maxUnits?: number } = {}) {
    const product = await addProduct(db, undefined, facts);
    await addPacks(product, packs);
    return product;
  }

  const place = (choice: Choice = {}) =>
    me.call('insertOrder', {
      user_id: me.id,
      idempotency_key: newKey(),
      paymentMethod: 'cod',
      delivery_type: 'pickup',
      ...choice,
    });

  const read = async (id: number) => (await me.call('getOrderById', { id })).order;

  return {
    me,
    addPacks,
    fill,
    place,
    placed: async (choice: Choice = {}) => (await place(choice)).order_id ?? 0,
    read,
    itemsOf: async (id: number): Promise<OrderItemWire[]> =>
      JSON.parse((await read(id))?.cart_items ?? '[]'),
    edit: (id: number, line: number, variant_qty: number | string, more: object = {}) =>
      me.call('updateOrderQtyEditDelivery', {
        id,
        updatedCart: [{ id: line, variant_qty }],
        ...more,
      }),
    cancel: (id: number) => me.call('cancelOrderById', { id }),
    stockOf: async (id: number) =>
      (await db.select().from(products).where(eq(products.id, id)))[0]?.stock,
    cartCount: async () => (await me.call('countCartVariants', { user_id: me.id })).count,
  };
}

/** The operator moves an order on, step by step. */
export async function moveOrderTo(db: Db, id: number, to: OrderStatus): Promise<void> {
  const steps = to === 'cancelled' ? [to] : orderStatuses.slice(1, orderStatuses.indexOf(to) + 1);
  for (const step of steps) {
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order) return;
      const actor = { kind: 'operator', id: 1 } as const;
      if (step !== 'cancelled')
        await moveOrder(consoleRefusalsOf('moveOrder'), tx, order, step, actor);
      else await cancelOrder(refusalsOf('cancelOrderById'), tx, order, { actor });
    });
  }
}
