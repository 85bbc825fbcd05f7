import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#client/local-storage.ts';
import { randomKey } from '#client/random-key.ts';
import type { ActionInput } from '#contract/index.ts';
import type { DeliveryChoice } from '#domain/orders/delivery.ts';
import { storedUserId } from '#web/data/session.ts';

/** The input of `insertOrder`; stored until it is answered. */
export type SentOrder = ActionInput<'insertOrder'>;

/** One checkout of this tab; it survives reload and back, and ends with the order. */
type Checkout = { key: string | undefined; sent: SentOrder | undefined };

const storeKey = 'checkout';
const fresh: Checkout = { key: undefined, sent: undefined };

/** Spec §2: Pickup is the default. */
export const defaultChoice: DeliveryChoice = { type: 'pickup', express: false };
const choices: Readonly<Record<string, DeliveryChoice>> = {
  pickup: defaultChoice,
  standard: { type: 'delivery', express: false },
  express: { type: 'delivery', express: true },
};
/**
 * The last choice on this device and whose it was, "1 express". It is no secret, so that signing out
 * leaves it for the next time; another customer begins with the default.
 */
const choiceKey = 'deliveryChoice';

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

function lastChoice(): DeliveryChoice {
  const [userId, name = ''] = readStored(choiceKey)?.split(' ') ?? [];
  const isTheirs = userId === String(storedUserId()) && Object.hasOwn(choices, name);
  return (isTheirs && choices[name]) || defaultChoice;
}

export function useDeliveryChoice(): DeliveryChoice {
  return useSyncExternalStore(subscribe, lastChoice, () => defaultChoice);
}

/** Express is a kind of delivery: picking up drops it. */
export function chooseDelivery({ type, express }: DeliveryChoice): void {
  const name = type === 'pickup' ? type : express ? 'express' : 'standard';
  writeStored(choiceKey, `${storedUserId()} ${name}`);
  for (const listener of listeners) listener();
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
