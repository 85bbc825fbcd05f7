import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { maxOrdersAtOnce } from '#domain/limits.ts';
import { byRoute, type DeliveryRoute, type RouteStop } from '#domain/orders/delivery-routes.ts';
import { billingOf, moneyOf, type OrderRow } from '#server/console/actions/orders/order-wire.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { readOrderLines } from '#server/queries/orders/orders.ts';
import { readOrdersOnTheWay } from '#server/queries/orders/print-orders.ts';
import { ordersToPrint } from './orders-to-print.ts';
import { placeOf } from './place-of.ts';

const refuse = consoleRefusalsOf('getDeliverySheet');

export type Stop = RouteStop & {
  order: OrderRow;
  billing: ReturnType<typeof billingOf>;
  place: string;
  packs: number;
  money: Pick<ReturnType<typeof moneyOf>, 'total_to_pay' | 'paid' | 'due'>;
};

/** Chosen orders, or all that are on the way, by route. What was cancelled goes nowhere. */
export async function deliveryRoutes(
  context: OperatorContext,
  ids: readonly number[] | undefined,
): Promise<DeliveryRoute<Stop>[]> {
  const found = ids
    ? await ordersToPrint(context, ids)
    : await readOrdersOnTheWay(context.db, maxOrdersAtOnce + 1, context.operator.routes);
  if (found.length > maxOrdersAtOnce) {
    throw refuse(
      'too-many',
      `More than ${maxOrdersAtOnce} orders are on the way. Please choose some.`,
    );
  }
  const orders = found.filter(({ status }) => status !== 'cancelled');
  const lines =
    orders.length === 0
      ? []
      : await readOrderLines(
          context.db,
          orders.map(({ id }) => id),
        );
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const packsOf = (id: number) =>
    (linesOf.get(id) ?? []).reduce((sum, line) => sum + line.packs, 0);
  return byRoute(orders.map((order) => stopOf(order, packsOf(order.id))));
}

function stopOf(order: OrderRow, packs: number): Stop {
  const billing = billingOf(order);
  // What came back and what is to be given back is no business of the road.
  const { total_to_pay, paid, due } = moneyOf(order);
  return {
    order,
    billing,
    place: placeOf(billing),
    packs,
    money: { total_to_pay, paid, due },
    route: billing.route,
    pickup: order.deliveryType === 'pickup',
    express: order.express,
    distanceKm: billing.distance,
    firmName: billing.firmName,
  };
}
