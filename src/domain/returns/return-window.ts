export const defaultReturnDays = 15;
export const maxReturnDays = 365;

/** Most requests for one invoice, those that were declined too. */
export const maxReturnRequests = 10;
/** Longest side of a photograph, and its most bytes: a phone shrinks it before it is sent. */
export const photoSide = 1_280;
export const maxPhotoBytes = 320 * 1024;

const dayMs = 24 * 60 * 60 * 1000;

/** Until when a return of goods that were delivered then may be asked for; undefined: the shop takes none. */
export function returnUntil(deliveredAt: Date, returnDays: number): Date | undefined {
  return returnDays === 0 ? undefined : new Date(deliveredAt.getTime() + returnDays * dayMs);
}
