import type { LiveHandle } from '#console/order-events/use-new-orders.ts';
import type { Permission } from '#domain/operators/permissions.ts';

/** What a route says of its screen: who may open it, and whether it follows the orders. */
export type ScreenHandle = LiveHandle & { needs?: Permission };
