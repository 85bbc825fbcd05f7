import { browserLog } from '#client/log.ts';
import { browserCall } from '#web/data/api.ts';
import { storedUserId } from '#web/data/session.ts';
import { type FoundOrder, findOrder } from './order-data.ts';

/** Read while 'Order Placed!' is shown, so that the invoice opens with it. */
let prepared: { orderId: number; read: Promise<FoundOrder>; found?: FoundOrder } | undefined;

/** The last one that was placed in this tab, and by whom. */
let placed: { orderId: number; userId: number | undefined } | undefined;

/** The session expired: useSessionSync redirects to /login. */
const failed = () => ({ name: 'failed' }) as const;

export function prepareOrder(orderId: number): void {
  const entry: NonNullable<typeof prepared> = {
    orderId,
    read: findOrder(browserCall, browserLog, orderId).catch(failed),
  };
  prepared = entry;
  placed = { orderId, userId: storedUserId() };
  void entry.read.then((found) => {
    entry.found = found;
  });
}

export function wasPlacedHere(orderId: number): boolean {
  return placed?.orderId === orderId && placed.userId === storedUserId();
}

/** The prepared order, if it is there already. */
export function preparedOrder(orderId: number | undefined): FoundOrder | undefined {
  return prepared?.orderId === orderId ? prepared?.found : undefined;
}

/** The order as prepared, once; any later read asks the server. */
export function readOrder(orderId: number): Promise<FoundOrder> {
  const entry = prepared;
  prepared = undefined;
  if (entry?.orderId === orderId && entry.found?.name !== 'failed') return entry.read;
  return findOrder(browserCall, browserLog, orderId).catch(failed);
}
