import { createHash } from 'node:crypto';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { orderPath } from '#domain/notifications/page-paths.ts';
import { deliveryOf, placeOrder } from '#server/actions/orders/place-order.ts';
import { seenTotals } from '#server/actions/orders/totals-wire.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import type { CartLine } from '#server/queries/cart/cart.ts';
import { holdCreditOf } from '#server/queries/customers/credit.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { findAnyOrder } from '#server/queries/orders/console-orders.ts';
import { lockNamedLines, type NamedLine } from '#server/queries/orders/place-order.ts';
import { moneyOf } from './order-wire.ts';
import { namedLines, notForSale, refuseCustomer } from './phone-order.ts';

const refuse = consoleRefusalsOf('placeOrderFor');

export const placeOrderFor: ConsoleHandler<'placeOrderFor'> = async (context, input) => {
  const { db, operator } = context;
  const delivery = deliveryOf(input);
  const wanted = namedLines(input.lines);
  const requestHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  return db.transaction(async (tx) => {
    await refuseCustomer(tx, input.customer_id);
    await holdCreditOf(tx, input.customer_id);
    let isNew = true;
    const orderId = await placeOrder(refuse, tx, {
      customerId: input.customer_id,
      actor: { kind: 'operator', id: operator.id },
      delivery,
      note: input.note,
      couponCode: input.coupon,
      key: input.idempotency_key,
      seen: seenTotals(input),
      lockLines: (within) => lockLines(within, wanted),
      requestHash: () => requestHash,
      placedBefore(order) {
        if (order.requestHash !== requestHash) {
          throw refuse('key-reused', `This key has already placed order #${order.id}.`, {
            order_id: order.id,
          });
        }
        isNew = false;
        return order.id;
      },
    });
    const order = await findAnyOrder(tx, orderId);
    if (!order) throw new Error('An order that was placed is gone.');
    const { total_to_pay } = moneyOf(order);
    if (isNew)
      await tellOf(context, tx, { id: orderId, customerId: order.customerId, total_to_pay });
    return { order_id: orderId, total_to_pay };
  });
};

async function tellOf(
  { audit }: OperatorContext,
  tx: OperatorContext['db'],
  order: { id: number; customerId: number; total_to_pay: number },
): Promise<void> {
  const { id, customerId, total_to_pay } = order;
  await notify(tx, [
    {
      customerId,
      news: { kind: 'order-status', orderId: id, status: 'active' },
      path: orderPath(id),
    },
  ]);
  await audit(tx, `order ${id}`, { after: { customer_id: customerId, total_to_pay } });
}

async function lockLines(
  tx: OperatorContext['db'],
  wanted: readonly NamedLine[],
): Promise<CartLine[]> {
  const found = await lockNamedLines(tx, wanted);
  const known = new Set(found.map((line) => `${line.productId} ${line.slot}`));
  const missing = wanted.find((line) => !known.has(`${line.productId} ${line.slot}`));
  if (missing) throw refuse('not-for-sale', notForSale, { product_id: missing.productId });
  return found;
}
