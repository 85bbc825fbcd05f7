import { useSyncExternalStore } from 'react';
import { afterPaint } from '#ui/after-paint.ts';
import type { Product } from './product.ts';

/** The product in the picker; it stays while the sheet slides out. `key` is new for each opening. */
type Picked = { product: Product; open: boolean; key: number };

let picked: Picked | undefined;
/** Whose Add was pressed, until the sheet is opened for it. */
let pressed: Product | undefined;
const listeners = new Set<() => void>();

function put(next: Picked): void {
  picked = next;
  tell();
}

function tell(): void {
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
  if (picked?.open || pressed) return;
  prerenderedAt = performance.now();
  put({ product, open: false, key: nextKey() });
}

function prerendered(product: Product): Picked | undefined {
  const isFresh = picked?.open === false && performance.now() - prerenderedAt < freshMs;
  return isFresh && picked?.product === product ? picked : undefined;
}

/**
 * One picker serves every Add button of the page. Where its content is still to be rendered, the button
 * first shows that it was pressed.
 */
export async function openPicker(product: Product): Promise<void> {
  if (!prerendered(product)) {
    pressed = product;
    tell();
    await afterPaint();
    if (pressed !== product) return; // another one was, since
    pressed = undefined;
  }
  put({ product, open: true, key: prerendered(product)?.key ?? nextKey() });
}

function nextKey(): number {
  return (picked?.key ?? 0) + 1;
}

export function closePicker(): void {
  pressed = undefined;
  if (picked?.open) picked = { ...picked, open: false };
  tell();
}

/** Whether the sheet is rendered: its scripts come after those of the page. */
let isLoaded = false;

/** Called by the sheet when it is mounted, and with false when it is gone. */
export function setPickerLoaded(loaded: boolean): void {
  isLoaded = loaded;
  tell();
}

/** Whether Add was pressed and the sheet is still being rendered, or loaded. */
export function usePickerPending(product: Product): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pressed === product || (!isLoaded && picked?.open === true && picked.product === product),
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
