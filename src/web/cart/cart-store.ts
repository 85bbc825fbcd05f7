import { browserLog } from '#client/log.ts';
import { isRefusal } from '#contract/refusal.ts';
import { packsIn } from '#domain/cart/cart.ts';
import { browserCall } from '#web/data/api.ts';
import { type CartLine, cartLineFromWire, reuseUnchanged } from './cart-line.ts';
import { withPreviousPrice } from './previous-prices.ts';

export type Cart = {
  /** Lines, as the cart icon shows them. */
  count: number;
  /** undefined: not read yet. */
  lines: readonly CartLine[] | undefined;
  /** The last read failed. */
  failed: boolean;
  /** It failed since the shop cannot read its customers' accounts, as while its database is away. */
  busy: boolean;
};

export const emptyCart: Cart = { count: 0, lines: undefined, failed: false, busy: false };

/** Lines older than this are stale and read again on navigation. */
const freshMs = 60_000;

let cart = emptyCart;
let owner: number | undefined;
let readAt = 0;
/** Of the reads in flight: aborted once they are overtaken, since their answers would be stale. */
let reads = new AbortController();
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

/** A change is about to be sent: answers to reads in flight would be stale. */
export function discardPendingReads(): void {
  reads.abort();
  reads = new AbortController();
}

/** Reads the whole cart; false if that failed. */
export async function readCart(): Promise<boolean> {
  if (owner === undefined) return false;
  discardPendingReads();
  const { signal } = reads;
  try {
    const { cart: items } = await browserCall('getCartProductByUserId', { userId: owner }, signal);
    if (signal.aborted) return true;
    readAt = Date.now();
    putLines(items.map(cartLineFromWire).map(withPreviousPrice));
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    browserLog('cart', error);
    put({ failed: true, busy: isBusy(error) });
    return false;
  }
}

/** Spec §4: the count refreshes on every route change; the lines where they may differ. */
export async function readCartCount(): Promise<void> {
  if (owner === undefined) return;
  const { signal } = reads;
  try {
    const { count } = await browserCall('countCartVariants', { user_id: owner }, signal);
    if (signal.aborted) return;
    put({ count, busy: false });
    const known = cart.lines?.length === count && Date.now() - readAt < freshMs;
    if (!known) await readCart();
  } catch (error) {
    if (signal.aborted) return;
    browserLog('cart count', error);
    put({ busy: isBusy(error) });
  }
}

function isBusy(error: unknown): boolean {
  return isRefusal(error) && error.code === 'busy';
}

/** An order took all of it. */
export function putEmptyCart(): void {
  discardPendingReads();
  putLines([]);
}

/** Shows the answer for one line until the whole cart is read again. */
export function putLineUnits(line: CartLine, units: number): void {
  const packs = packsIn(units, line.packSize);
  putLines(
    (cart.lines ?? []).flatMap((one) => {
      if (one.id !== line.id) return [one];
      return packs > 0 ? [{ ...one, units, packs }] : [];
    }),
  );
}
