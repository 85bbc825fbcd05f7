import { readStored, removeStored, writeStored } from '#client/local-storage.ts';

/** Spec §3: names in browser storage. The note as it was typed, its expiry, and what checkout takes along. */
export const noteKeys = { draft: 'cartNote', expiry: 'cartNoteExpiry', note: 'note' } as const;
export const couponKey = 'currentcoupon';
/** Those of a customer whose session ended: `userId`, and each of them by its name. */
const asideKey = 'aside';
const keys = [...Object.values(noteKeys), couponKey];

export function clearNote(): void {
  for (const key of Object.values(noteKeys)) removeStored(key);
}

/** Both belong to one customer, and to one order. */
export function clearNoteAndCoupon(): void {
  clearNote();
  removeStored(couponKey);
}

/** For this customer alone, who has not chosen to leave. */
export function setNoteAndCouponAside(userId: number): void {
  const kept = keys.map((key) => [key, readStored(key)] as const);
  clearNoteAndCoupon();
  writeStored(asideKey, JSON.stringify({ ...Object.fromEntries(kept), userId }));
}

/** Gives back what was set aside for this customer; of another one it is dropped. */
export function restoreNoteAndCoupon(userId: number | undefined): void {
  const aside = parseAside(readStored(asideKey));
  removeStored(asideKey);
  if (aside.userId !== userId) return;
  for (const key of keys) {
    const value = aside[key];
    if (typeof value === 'string') writeStored(key, value);
  }
}

function parseAside(stored = '{}'): Record<string, unknown> {
  try {
    return { ...JSON.parse(stored) };
  } catch {
    return {}; // someone's own
  }
}
