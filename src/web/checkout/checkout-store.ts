import { useSyncExternalStore } from 'react';
import { randomKey } from '#client/random-key.ts';
import type { ActionInput } from '#contract/index.ts';
import type { DeliveryChoice } from '#domain/orders/delivery.ts';

/** The input of `insertOrder`; stored until it is answered. */
export type SentOrder = ActionInput<'insertOrder'>;

/** One checkout of this tab; it survives reload and back, and ends with the order. */
type Checkout = { choice: DeliveryChoice; key: string | undefined; sent: SentOrder | undefined };

const storeKey = 'checkout';
/** Spec §2: Pickup is the default. */
export const defaultChoice: DeliveryChoice = { type: 'pickup', express: false };
const fresh: Checkout = { choice: defaultChoice, key: undefined, sent: undefined };

let current: Checkout | undefined;
const listeners = new Set<() => void>();

function stored(): Checkout {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storeKey) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...fresh, ...kept } : fresh;
  } catch {
    return fresh; // storage is blocked, or holds something else
  }
}

function now(): Checkout {
  current ??= stored();
  return current;
}

function put(next: Partial<Checkout>): void {
  current = { ...now(), ...next };
  try {
    sessionStorage.setItem(storeKey, JSON.stringify(current));
  } catch {
    // storage is blocked: it lives as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDeliveryChoice(): DeliveryChoice {
  return useSyncExternalStore(
    subscribe,
    () => now().choice,
    () => defaultChoice,
  );
}

/** Express is a kind of delivery: picking up drops it. */
export function chooseDelivery(choice: DeliveryChoice): void {
  put({ choice: { type: choice.type, express: choice.type === 'delivery' && choice.express } });
}

/** The idempotency key, made once per checkout: every request with it places the same one order. */
export function idempotencyKey(): string {
  const key = now().key ?? randomKey();
  if (now().key === undefined) put({ key });
  return key;
}

/** Sent and not yet answered; undefined once it is. */
export function markSent(sent: SentOrder | undefined): void {
  put({ sent });
}

export function unansweredOrder(): SentOrder | undefined {
  return now().sent;
}

/** The order is placed: the next one gets a key of its own. */
export function endCheckout(): void {
  put({ key: undefined, sent: undefined });
}
