import type { Permission } from '#domain/permissions.ts';
import type { LiveHandle } from './live/use-new-orders.ts';

/** What a route says of its screen: who may open it, and whether it follows the orders. */
export type ScreenHandle = LiveHandle & { needs?: Permission };
