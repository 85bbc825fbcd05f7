import { rupeesToPaise } from '#domain/money.ts';
import type { Handler } from '#server/actions/context.ts';
import { countOrders, readOrders } from '#server/queries/orders.ts';
import { orderWires } from './order-wire.ts';
import { orderedCards } from './ordered-cards.ts';

/** As many as a row of the home page shows. */
const cardsAtMost = 12;

export const getOrdersByUserId: Handler<'getOrdersByUserId'> = async (context, input) => {
  const { db, customer } = context;
  const { page, limit, min_total, max_total } = input;
  const filter = {
    idPart: input.order_id,
    statuses: input.status,
    minPaise: min_total === undefined ? undefined : rupeesToPaise(min_total),
    maxPaise: max_total === undefined ? undefined : rupeesToPaise(max_total),
  };
  const [rows, total] = await Promise.all([
    readOrders(db, customer.id, { ...filter, page, limit }),
    countOrders(db, customer.id, filter),
  ]);
  const orders = await orderWires(db, rows);
  if (!input.cards) return { orders, total };
  const products = await orderedCards(
    context,
    rows.map((row) => row.id),
    cardsAtMost,
  );
  return { orders, total, products };
};
