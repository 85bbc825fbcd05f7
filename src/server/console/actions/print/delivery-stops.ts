import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { maxOrdersAtOnce } from '#domain/limits.ts';
import { byRoute, type DeliveryRoute, type RouteStop } from '#domain/orders/delivery-routes.ts';
import { duePaise } from '#domain/payments/payments.ts';
import { billingOf, moneyOf, type OrderRow } from '#server/console/actions/orders/order-wire.ts';
import type { OperatorContext } from '#server/console/context.ts';
import type { Db } from '#server/db/connect.ts';
import { readInvoicedOrders } from '#server/queries/invoices/invoices.ts';
import { readAccountBalances } from '#server/queries/ledger/accounts.ts';
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
  /** On the first of a shop's stops: what it owes beside what the sheet brings it. */
  oldDuePaise: number;
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
  const routes = byRoute(orders.map((order) => stopOf(order, packsOf(order.id))));
  await addOldDues(context.db, routes);
  return routes;
}

/** By the ledger, which has what was invoiced: what is due of these orders is told by them. */
async function addOldDues(db: Db, routes: DeliveryRoute<Stop>[]): Promise<void> {
  const stops = routes.flatMap((route) => route.stops);
  const balances = await readAccountBalances(db, [
    ...new Set(stops.map(({ customerId }) => customerId)),
  ]);
  const invoiced = await readInvoicedOrders(
    db,
    stops.map(({ order }) => order.id),
  );
  for (const [customerId, own] of Map.groupBy(stops, (stop) => stop.customerId)) {
    const brought = own
      .filter(({ order }) => invoiced.has(order.id))
      .reduce((sum, { order }) => sum + duePaise(order), 0);
    const [first] = own;
    if (first) first.oldDuePaise = Math.max((balances.get(customerId) ?? 0) - brought, 0);
  }
}

function stopOf(order: OrderRow, packs: number): Stop {
  const billing = billingOf(order);
  // What came back and what is to be given back is no business of the road.
  const { total_to_pay, paid, due } = moneyOf(order);
  return {
    ...{ order, customerId: order.customerId, oldDuePaise: 0 },
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
