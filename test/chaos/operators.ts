import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts';
import type { Random } from '#test/random.ts';
import type { Call } from './call.ts';
import type { History } from './history.ts';
import type { World } from './world.ts';

type Given = { world: World; random: Random; history: History; isOver: () => boolean };

/** They are moved on until they are handed over, which invoices them. */
const open = ['active', 'accepted', 'processing', 'processing', 'out_for_delivery'];

/** Moves orders on, takes money for them, and cancels a few, also those that are invoiced. */
export async function runCounter(call: Call, { random, history, isOver }: Given): Promise<void> {
  while (!isOver()) {
    const { body } = await call('listOrders', { status: random.pick(open), limit: 5 });
    const orders = (body.orders ?? []) as { id: number; status: OrderStatus }[]; // `as`: the contract says so
    if (orders.length > 0) {
      const { id, status } = random.pick(orders);
      const to = orderStatuses[orderStatuses.indexOf(status) + 1] ?? 'delivered';
      if (random.chance(0.05)) {
        const { outcome } = await call('moveOrder', { id, to: 'cancelled', reason: 'Chaos' });
        history.add({ kind: 'cancel', orderId: id }, outcome);
      } else if (random.chance(0.6)) {
        const { outcome } = await call('moveOrder', { id, to });
        history.add({ kind: 'move', orderId: id, to }, outcome);
      } else await takeMoney(call, id, { random, history });
    }
    await setTimeout(random.between(5, 60));
  }
}

/** Without an answer they try again with the same key, as the console does. */
async function takeMoney(
  call: Call,
  orderId: number,
  { random, history }: Pick<Given, 'random' | 'history'>,
): Promise<void> {
  const key = randomUUID();
  const amount = random.pick([100, 250, 500]);
  for (let tries = 0; tries < 10; tries += 1) {
    const { outcome } = await call('recordPayment', {
      ...{ order_id: orderId, amount, method: 'cash', idempotency_key: key },
    });
    history.add({ kind: 'pay', orderId, key, amountPaise: amount * 100 }, outcome);
    if (outcome !== 'unknown') return;
    await setTimeout(random.between(100, 400));
  }
}

/** Takes money of customers, whatever it pays, gives some back, and has cheques bounce. */
export async function runCashier(call: Call, given: Given): Promise<void> {
  const { world, random, history, isOver } = given;
  const cheques: number[] = [];
  while (!isOver()) {
    if (cheques.length > 0 && random.chance(0.25)) {
      const receiptId = random.pick(cheques);
      const reason = 'Refer to drawer';
      const { outcome } = await call('bounceCheque', { receipt_id: receiptId, reason, charge: 50 });
      history.add({ kind: 'bounce', receiptId }, outcome);
      // Without an answer they ask again later; told once, and told no after that.
      if (outcome !== 'unknown') cheques.splice(cheques.indexOf(receiptId), 1);
    } else {
      const receiptId = await recordReceipt(call, random.pick(world.customers).id, given);
      if (receiptId !== undefined) cheques.push(receiptId);
    }
    await setTimeout(random.between(5, 60));
  }
}

/** As at the counter: the same key until there is an answer. Gives the cheque that may bounce. */
async function recordReceipt(
  call: Call,
  customerId: number,
  { random, history }: Pick<Given, 'random' | 'history'>,
): Promise<number | undefined> {
  const key = randomUUID();
  const amount = random.pick([-100, 150, 400, 900, 1_500]);
  const method = random.pick(['cash', 'upi', 'cheque']);
  const facts = { customer_id: customerId, amount, method, idempotency_key: key };
  for (let tries = 0; tries < 10; tries += 1) {
    const { outcome, body } = await call('recordReceipt', { ...facts, reason: 'Asked for' });
    history.add({ kind: 'receipt', customerId, key, amountPaise: amount * 100 }, outcome);
    const made = body.receipt as { id: number } | undefined; // `as`: the contract says so
    if (outcome === 'done' && amount > 0 && method === 'cheque') return made?.id;
    if (outcome !== 'unknown') return undefined;
    await setTimeout(random.between(100, 400));
  }
  return undefined;
}

/** Puts goods on the shelf and changes prices; nobody else does. */
export async function runShelf(call: Call, given: Given): Promise<void> {
  const { world, random, history, isOver } = given;
  while (!isOver()) {
    const productId = random.pick(world.products);
    if (random.chance(0.5)) {
      const key = randomUUID();
      const units = random.between(1, 5) * 12;
      const { outcome } = await call('changeStocks', {
        ...{ lines: [{ product_id: productId, units }], reason: 'restock', idempotency_key: key },
      });
      history.add({ kind: 'stock', productId, key, units }, outcome);
    } else {
      const pricePaise = random.between(60, 100) * 100;
      const price = { id: productId, selling_price1: pricePaise / 100 };
      const { outcome } = await call('saveProduct', price);
      history.add({ kind: 'price', productId, pricePaise }, outcome);
    }
    await setTimeout(random.between(20, 100));
  }
}
