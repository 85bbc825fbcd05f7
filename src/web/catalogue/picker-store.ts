import { type ComponentType, type RefObject, useSyncExternalStore } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import type { Product } from './product.ts';

/** The product in the picker; it stays while the sheet slides out. `key` is new for each opening. */
type Picked = { product: Product; open: boolean; key: number };

let picked: Picked | undefined;
const listeners = new Set<() => void>();

function put(next: Picked): void {
  picked = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A tap is shorter than this; what was prerendered longer ago may be stale. */
const freshMs = 1_000;
let prerenderedAt = 0;

/** On pointerdown: once the button looks pressed, renders the sheet's content before the tap is complete. */
export async function prerenderPicker(product: Product): Promise<void> {
  await afterPaint();
  if (picked?.open) return;
  prerenderedAt = performance.now();
  put({ product, open: false, key: nextKey() });
}

/** One picker serves every Add button of the page. */
export function openPicker(product: Product): void {
  const isFresh = picked?.open === false && performance.now() - prerenderedAt < freshMs;
  const prerendered = isFresh && picked?.product === product ? picked : undefined;
  put({ product, open: true, key: prerendered?.key ?? nextKey() });
}

function nextKey(): number {
  return (picked?.key ?? 0) + 1;
}

export function closePicker(): void {
  if (picked?.open) put({ ...picked, open: false });
}

/** Shows in Add's place what the cart holds of a product, to be changed; nothing where that is nothing. */
export type CardStepper = ComponentType<{
  product: Product;
  /** Around Add and itself. */
  place: RefObject<HTMLElement | null>;
  /** Whether it stands in Add's place. */
  onShow: (isShown: boolean) => void;
}>;

/** Comes with the sheet, whose scripts come after those of the page. */
let stepper: CardStepper | undefined;

/** Called by the sheet when it is mounted, and without a stepper when it is gone. */
export function setPickerLoaded(loaded: CardStepper | undefined): void {
  stepper = loaded;
  for (const listener of listeners) listener();
}

export function useCardStepper(): CardStepper | undefined {
  return useSyncExternalStore(
    subscribe,
    () => stepper,
    () => undefined,
  );
}

/** Whether Add was pressed and the sheet is still being loaded. */
export function usePickerPending(product: Product): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !stepper && picked?.open === true && picked.product === product,
    () => false,
  );
}

export function usePicked(): Picked | undefined {
  return useSyncExternalStore(
    subscribe,
    () => picked,
    () => undefined,
  );
}

/** Whether its sheet is open. */
export function useIsPicking({ id }: Product): boolean {
  return useSyncExternalStore(
    subscribe,
    () => picked?.open === true && picked.product.id === id,
    () => false,
  );
}
