import type { KeyedChange, TakenKeys } from '#server/queries/cart/cart-keys.ts';

type Change = { productId: number; slot: number; packSize: number; by: number };

/** What a key stands for, whichever action sends it: `addManyToCart` may be followed by `addToCart`. */
export function changeText({ productId, slot, packSize, by }: Change): string {
  return `${productId}/${slot}/${packSize}/${by}`;
}

/** Whether the key has already made another change. One that was not kept is taken for the same. */
export function isReused(
  { known }: Pick<TakenKeys, 'known'>,
  { key, change }: KeyedChange,
): boolean {
  return (known.get(key) ?? change) !== change;
}

export const keyReused = {
  code: 'key-reused',
  message: 'This key has already made another change of your cart.',
} as const;
