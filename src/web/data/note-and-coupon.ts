import { removeStored } from '#client/local-storage.ts';

/** Spec §3: names in browser storage. The note as it was typed, its expiry, and what checkout takes along. */
export const noteKeys = { draft: 'cartNote', expiry: 'cartNoteExpiry', note: 'note' } as const;
export const couponKey = 'currentcoupon';

export function clearNote(): void {
  for (const key of Object.values(noteKeys)) removeStored(key);
}

/** Both belong to one customer, and to one order. */
export function clearNoteAndCoupon(): void {
  clearNote();
  removeStored(couponKey);
}
