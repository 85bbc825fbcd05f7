import type { Actor } from '#domain/actor.ts';
import type { Rights } from '#domain/operators/permissions.ts';

export const orderStatuses = [
  'active',
  'accepted',
  'processing',
  'out_for_delivery',
  'delivered',
  'completed',
  'cancelled',
] as const;

/** What is kept of what became of an order. */
export const orderEventKinds = ['status', 'edit', 'pick', 'attempt'] as const;

/** What a customer may be mailed of: the steps of the order, and that packs of it are missing. */
export const mailedSteps = [...orderStatuses, 'missing'] as const;

export type MailedStep = (typeof mailedSteps)[number];

export type OrderStatus = (typeof orderStatuses)[number];

/** Where an order may go from each status. */
const nextStatuses: Record<OrderStatus, readonly OrderStatus[]> = {
  active: ['accepted', 'cancelled'],
  accepted: ['processing', 'cancelled'],
  processing: ['out_for_delivery', 'cancelled'],
  out_for_delivery: ['delivered', 'cancelled'],
  delivered: ['completed'],
  completed: [],
  cancelled: [],
};

/** Spec §4: a customer may cancel or edit only before the order is being prepared. */
const closedStatuses: readonly string[] = [
  'cancelled',
  'out_for_delivery',
  'processing',
  'delivered',
  'completed',
] satisfies OrderStatus[];

/** Another server's own status closes nothing: that server decides. */
export function mayCustomerChange(status: string): boolean {
  return !closedStatuses.includes(status);
}

/** The shop picks what it has accepted, until it leaves the shop. */
export function mayPick(status: OrderStatus): boolean {
  return status === 'accepted' || status === 'processing';
}

const endStatuses: readonly string[] = ['delivered', 'completed', 'cancelled'];

/** Neither with the customer yet nor called off. */
export function awaitsDelivery(status: string): boolean {
  return !endStatuses.includes(status);
}

const inShopStatuses: readonly OrderStatus[] = ['active', 'accepted', 'processing'];

/** Its goods are still to be taken from the shelves. */
export function awaitsPicking(status: OrderStatus): boolean {
  return inShopStatuses.includes(status);
}

/** Its goods have not left the shop: what is fetched leaves it with the customer. */
export function standsInShop(status: OrderStatus, deliveryType: 'pickup' | 'delivery'): boolean {
  return awaitsPicking(status) || (status === 'out_for_delivery' && deliveryType === 'pickup');
}

/** The shop moves orders on; a customer can only cancel, and only early. */
export function mayMove(from: OrderStatus, to: OrderStatus, actor: Actor['kind']): boolean {
  if (!nextStatuses[from].includes(to)) return false;
  return actor !== 'customer' || (to === 'cancelled' && mayCustomerChange(from));
}

/** A packer moves what was accepted until it leaves the shop; the others move all. */
const packerStatuses: readonly OrderStatus[] = ['processing', 'out_for_delivery'];

export function mayMoveTo(to: OrderStatus, { role, may }: Rights): boolean {
  // Whoever delivers alone has it when it is on its way.
  if (!may('move-orders')) return to === 'delivered' && may('deliveries');
  return role !== 'packer' || packerStatuses.includes(to);
}

/** Where this operator may move an order, the usual step first. */
export function nextStatusesFor(from: OrderStatus, operator: Rights): OrderStatus[] {
  return nextStatuses[from].filter((to) => mayMoveTo(to, operator));
}

/** Spec §2: the steps of the tracker. */
export const trackerSteps = [
  'active',
  'accepted',
  'processing',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly OrderStatus[];

/** How many steps are reached. Spec §4: completed counts as Delivered, unknown as step 1. */
export function stepsReached(status: string): number {
  if (status === 'completed') return trackerSteps.length;
  const steps: readonly string[] = trackerSteps;
  return Math.max(steps.indexOf(status), 0) + 1;
}
