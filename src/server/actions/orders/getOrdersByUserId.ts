import { rupeesToPaise } from '#domain/money/money.ts';
import { askedPage } from '#server/actions/asked-page.ts';
import type { Handler } from '#server/actions/context.ts';
import { countOrders, readOrders } from '#server/queries/orders/orders.ts';
import { orderWires } from './order-wire.ts';

export const getOrdersByUserId: Handler<'getOrdersByUserId'> = async ({ db, customer }, input) => {
  const { min_total, max_total } = input;
  const filter = {
    idPart: input.order_id,
    statuses: input.status,
    minPaise: min_total === undefined ? undefined : rupeesToPaise(min_total),
    maxPaise: max_total === undefined ? undefined : rupeesToPaise(max_total),
  };
  const [rows, total] = await Promise.all([
    readOrders(db, customer.id, { ...filter, ...askedPage(input) }),
    countOrders(db, customer.id, filter),
  ]);
  return { orders: await orderWires(db, rows), total };
};
