import type { OrderStatus } from './order-status.ts';

/** A driver's orders: on his routes, and no longer in the shop. */
const driversStatuses = ['out_for_delivery', 'delivered', 'completed'] as const;

type Driven = { route: string | null; deliveryType: string; status: OrderStatus };

export function isOnRoutes(order: Driven, routes: readonly string[]): boolean {
  return (
    order.deliveryType === 'delivery' &&
    routes.includes(order.route ?? '') &&
    driversStatuses.some((one) => one === order.status)
  );
}

export type RouteStop = {
  route: string;
  pickup: boolean;
  express: boolean;
  distanceKm: number;
  firmName: string;
};

export type DeliveryRoute<Stop> = { route: string; pickup: boolean; stops: Stop[] };

/**
 * Stops by route, routes by name, customers without one after them, what is fetched from the shop
 * last. Within a route express goes first, then the nearer one.
 */
export function byRoute<Stop extends RouteStop>(stops: readonly Stop[]): DeliveryRoute<Stop>[] {
  const sorted = stops.toSorted(
    (a, b) =>
      Number(a.pickup) - Number(b.pickup) ||
      compareRoutes(a.route, b.route, a.pickup) ||
      Number(b.express) - Number(a.express) ||
      a.distanceKm - b.distanceKm ||
      compare(a.firmName, b.firmName),
  );
  const groups = Map.groupBy(sorted, ({ route, pickup }) => (pickup ? 'pickup' : `to ${route}`));
  return [...groups.values()].map((group) => {
    const { route = '', pickup = false } = group[0] ?? {};
    return { route: pickup ? '' : route, pickup, stops: group };
  });
}

function compareRoutes(a: string, b: string, pickup: boolean): number {
  if (pickup) return 0;
  return Number(a === '') - Number(b === '') || compare(a, b);
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
