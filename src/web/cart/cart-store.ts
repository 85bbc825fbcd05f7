import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { packsIn } from '#domain/cart/cart.ts';
import type { ChangedProducts } from '#web/catalogue/changed-products.ts';
import { browserCall } from '#web/data/api.ts';
import { isFromCache } from '#web/data/as-of.ts';
import { type CartLine, cartLineFromWire, reuseUnchanged, type SlotUnits } from './cart-line.ts';
import { withPreviousPrice } from './previous-prices.ts';
import type { QueuedChange } from './queue-db.ts';

/** All that this tab knows of the cart; what the screens show of it is derived (`pending-packs.ts`). */
export type Cart = {
  /** Lines, as the cart icon shows them. */
  count: number;
  /** undefined: not read yet. */
  lines: readonly CartLine[] | undefined;
  /** Units of products by slot, as changes were answered since the lines were read. */
  answered: ReadonlyMap<number, SlotUnits>;
  /** This customer's changes that had no answer or were refused, in order. */
  queue: readonly QueuedChange[];
  /** The last read failed. */
  failed: boolean;
  /** It failed since the shop cannot read its customers' accounts, as while its database is away. */
  busy: boolean;
};

export const emptyCart: Cart = {
  ...{ count: 0, lines: undefined, answered: new Map(), queue: [] },
  ...{ failed: false, busy: false },
};

/** Lines older than this are stale and read again on navigation. */
export const freshMs = 60_000;

let cart = emptyCart;
let owner: number | undefined;
let readAt = 0;
/** Of the reads in flight: aborted once they are overtaken, since their answers would be stale. */
let reads = new AbortController();
/** The read of the whole cart in flight. */
let reading: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

export function cartNow(): Cart {
  return cart;
}

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(next: Partial<Cart>): void {
  cart = { ...cart, ...next };
  for (const listener of listeners) listener();
}

function putLines(lines: readonly CartLine[]): void {
  put({
    lines: reuseUnchanged(cart.lines ?? [], lines),
    answered: emptyCart.answered,
    count: lines.length,
    failed: false,
    busy: false,
  });
}

/** Another customer, or none: the cart is reset. */
export function setCartOwner(userId: number | undefined): void {
  if (owner === userId) return;
  owner = userId;
  discardPendingReads();
  readAt = 0;
  put(emptyCart);
}

function discardPendingReads(): void {
  reads.abort();
  reads = new AbortController();
  reading = undefined;
}

/** Reads the whole cart; false if that failed. */
export function readCart(): Promise<boolean> {
  if (owner === undefined) return Promise.resolve(false);
  discardPendingReads();
  reading = requestLines(owner, reads.signal);
  return reading;
}

async function requestLines(userId: number, signal: AbortSignal): Promise<boolean> {
  try {
    const { cart: items } = await browserCall('getCartProductByUserId', { userId }, signal);
    if (signal.aborted) return reading ?? true;
    reading = undefined;
    if (isOlder()) return false;
    readAt = Date.now();
    putLines(items.map(cartLineFromWire).map(withPreviousPrice));
    return true;
  } catch (error) {
    if (signal.aborted) return reading ?? true;
    reading = undefined;
    browserLog('cart', error);
    put({ failed: true, busy: isBusy(error) });
    return false;
  }
}

/** Reads the cart unless it is known, and was read within so many milliseconds; false if that failed. */
export async function readStaleCart(maxAgeMs: number): Promise<boolean> {
  const isStale = !cart.lines || cart.failed || Date.now() - readAt > maxAgeMs;
  return reading ?? (isStale ? readCart() : true);
}

/** Products changed: lines on the screen get today's prices, see decision 42. */
export function readChangedCart(changed: ChangedProducts, isCartPage: boolean): void {
  const isConcerned =
    changed === 'any' ? isCartPage : cart.lines?.some(({ productId }) => changed.has(productId));
  if (isConcerned) void readCart();
}

/** The read in flight, if any; false if the last one failed. */
export function whenRead(): Promise<boolean> {
  return reading ?? Promise.resolve(!cart.failed);
}

/** Spec §4: the count refreshes on every route change; the lines where they may differ. */
export async function readCartCount(): Promise<void> {
  // Whoever reads the lines has the count as well.
  if (owner === undefined || reading) return;
  const { signal } = reads;
  try {
    const { count } = await browserCall('countCartVariants', { user_id: owner }, signal);
    if (signal.aborted || isOlder()) return;
    put({ count, busy: false });
    const known = cart.lines?.length === count && Date.now() - readAt < freshMs;
    if (!known) await readCart();
  } catch (error) {
    if (signal.aborted) return;
    browserLog('cart count', error);
    put({ busy: isBusy(error) });
  }
}

/** Without a network the service worker answers with what it kept: the lines here are newer. */
function isOlder(): boolean {
  const older = cart.lines !== undefined && isFromCache();
  if (older) put({ failed: true, busy: false });
  return older;
}

function isBusy(error: unknown): boolean {
  return isRefusal(error) && error.code === 'busy';
}

/** An order took all of it. */
export function putEmptyCart(): void {
  discardPendingReads();
  putLines([]);
}

/** What a change left of one product, until the whole cart is read again. */
export function putUnits(
  { customerId, productId }: Pick<QueuedChange, 'customerId' | 'productId'>,
  units: SlotUnits,
): void {
  if (customerId !== owner) return;
  // They may have been answered before the change.
  discardPendingReads();
  const lines = cart.lines?.flatMap((line) => {
    if (line.productId !== productId) return [line];
    const held = units[line.slot];
    if (held === line.units) return [line];
    return held > 0 ? [{ ...line, units: held, packs: packsIn(held, line.packSize) }] : [];
  });
  put({
    lines,
    count: lines?.length ?? cart.count,
    answered: new Map(cart.answered).set(productId, units),
    failed: false,
    busy: false,
  });
}

export function putQueue(queue: readonly QueuedChange[]): void {
  put({ queue });
}

/** One that is being sent, which no screen shows. */
export function addSent(change: QueuedChange): void {
  cart = { ...cart, queue: [...cart.queue, change] };
}
