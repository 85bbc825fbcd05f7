import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import type { Product } from './product.ts';

/** Shows what the cart holds of a product, to be changed; its children where that is nothing. */
export type CardStepper = ComponentType<{ product: Product; children: ReactNode }>;

let provided: CardStepper | undefined;
const listeners = new Set<() => void>();

/** Comes with the scripts of the cart, which visitors never load. Gives the way to take it back. */
export function provideCardStepper(stepper: CardStepper): () => void {
  put(stepper);
  return () => put(undefined);
}

function put(stepper: CardStepper | undefined): void {
  provided = stepper;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCardStepper(): CardStepper | undefined {
  return useSyncExternalStore(
    subscribe,
    () => provided,
    () => undefined,
  );
}
