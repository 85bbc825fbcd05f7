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
  customerId: number;
  route: string;
  pickup: boolean;
  express: boolean;
  distanceKm: number;
  firmName: string;
};

export type DeliveryRoute<Stop> = { route: string; pickup: boolean; stops: Stop[] };

/**
 * Stops by route, routes by name, customers without one after them, what is fetched from the shop
 * last. Within a route express goes first, then the nearer one; all orders of a shop are one behind the other.
 */
export function byRoute<Stop extends RouteStop>(stops: readonly Stop[]): DeliveryRoute<Stop>[] {
  const atOnce = new Set(stops.filter((stop) => stop.express).map(shopOf));
  const sorted = stops.toSorted(
    (a, b) =>
      Number(a.pickup) - Number(b.pickup) ||
      compareRoutes(a.route, b.route, a.pickup) ||
      Number(atOnce.has(shopOf(b))) - Number(atOnce.has(shopOf(a))) ||
      a.distanceKm - b.distanceKm ||
      compare(a.firmName, b.firmName) ||
      a.customerId - b.customerId ||
      Number(b.express) - Number(a.express),
  );
  const groups = Map.groupBy(sorted, ({ route, pickup }) => (pickup ? 'pickup' : `to ${route}`));
  return [...groups.values()].map((group) => {
    const { route = '', pickup = false } = group[0] ?? {};
    return { route: pickup ? '' : route, pickup, stops: group };
  });
}

/** Its orders of one route: an older one may name another place. */
function shopOf({ customerId, pickup, route, distanceKm, firmName }: RouteStop): string {
  return JSON.stringify([customerId, pickup, pickup ? '' : route, distanceKm, firmName]);
}

function compareRoutes(a: string, b: string, pickup: boolean): number {
  if (pickup) return 0;
  return Number(a === '') - Number(b === '') || compare(a, b);
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
