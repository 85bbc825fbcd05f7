import { isOnRoutes } from '#domain/orders/delivery-routes.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import type { Db } from '#server/db/connect.ts';
import { type LockedOrder, lockOrder } from '#server/queries/orders/change-order.ts';

type Operator = Pick<OperatorContext['operator'], 'routes'>;

/** Whether there is this order for the operator: a driver has those of his routes that left the shop. */
export function isTheirs({ routes }: Operator, order: Parameters<typeof isOnRoutes>[0]): boolean {
  return routes === undefined || isOnRoutes(order, routes);
}

/** The order, held; another route's is to a driver as if it were not there. */
export async function lockTheirOrder(tx: Db, operator: Operator, id: number): Promise<LockedOrder> {
  const order = await lockOrder(tx, id);
  return existing(order && isTheirs(operator, order) ? order : undefined, 'order');
}
