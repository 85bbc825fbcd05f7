import {
  orderTotals,
  type PricedLine,
  sellingTotalPaise,
  type Totals,
} from '#domain/cart/totals.ts';
import { type CouponTerms, couponDiscountPaise } from '#domain/coupons/coupon.ts';

/** Why the shop cannot send a pack that was ordered; anything else is said in words of its own. */
export const missingReasons = ['not-there', 'damaged', 'expired'] as const;

export type MissingReason = (typeof missingReasons)[number];

/** What was typed as a reason, as it is kept: 'Not there' and 'not_there' are 'not-there'. */
export function missingReasonOf(text: string): string {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return missingReasons.find((reason) => reason === word) ?? text.trim();
}

/** `packs` of a line are those that are sent and paid for. */
export type ShortLine = { packs: number; missingPacks: number };

export function orderedPacks({ packs, missingPacks }: ShortLine): number {
  return packs + missingPacks;
}

/** The lines with every pack that was ordered. */
export function asOrdered<L extends ShortLine>(lines: readonly L[]): L[] {
  return lines.map((line) => ({ ...line, packs: orderedPacks(line), missingPacks: 0 }));
}

type Charges = {
  /** What the coupon takes off where nothing is missing. */
  fullCouponPaise: number;
  /** As the order keeps them; undefined: it has no coupon. */
  coupon: CouponTerms | undefined;
  deliveryPaise: number;
  expressPaise: number;
};

/**
 * What an order comes to with what is missing of it. The shop's shortfall never costs the customer: a flat coupon
 * stays as far as there are goods, a percent one is worked out anew, and no minimum is asked again.
 */
export function totalsWithMissing(
  lines: readonly (PricedLine & ShortLine)[],
  { fullCouponPaise, coupon, ...delivery }: Charges,
): Totals {
  return orderTotals(lines, {
    couponDiscountPaise: lines.some((line) => line.missingPacks > 0)
      ? Math.min(fullCouponPaise, leftOfCoupon(coupon, fullCouponPaise, sellingTotalPaise(lines)))
      : fullCouponPaise,
    ...delivery,
  });
}

function leftOfCoupon(coupon: CouponTerms | undefined, fullPaise: number, goodsPaise: number) {
  return couponDiscountPaise(coupon?.worth ?? { kind: 'flat', flatPaise: fullPaise }, goodsPaise);
}

type PickLine = ShortLine & { id: number; missingReason: string; missingReasonHi: string };

/** Packs that were found for a line; `reason` may be left out where the line has one. */
export type Pick = { lineId: number; picked: number; reason: string; reasonHi?: string };

/** The line as it is picked. */
export function pickedLine<L extends PickLine>(line: L, pick: Pick | undefined): L {
  if (!pick) return line;
  const missingPacks = orderedPacks(line) - pick.picked;
  const why =
    missingPacks > 0 ? whyMissing(line, pick) : { missingReason: '', missingReasonHi: '' };
  return { ...line, packs: pick.picked, missingPacks, ...why };
}

/** The usual reasons have words of their own in both languages. */
function whyMissing({ missingReason, missingReasonHi }: PickLine, pick: Pick) {
  const said = missingReasonOf(pick.reason);
  if (said === '') return { missingReason, missingReasonHi };
  const isUsual = missingReasons.some((reason) => reason === said);
  return { missingReason: said, missingReasonHi: isUsual ? '' : (pick.reasonHi ?? '') };
}

export type PickRefusal = 'more-than-ordered' | 'reason-missing' | 'all-zero';

/** Why it cannot be picked so, and the line that it is about. */
export function pickRefused<L extends PickLine>(
  after: readonly L[],
): { code: PickRefusal; line: L } | undefined {
  const over = after.find((line) => line.missingPacks < 0);
  if (over) return { code: 'more-than-ordered', line: over };
  // "Other" is said in words: the customer reads them.
  const silent = after.find(
    ({ missingPacks, missingReason }) => missingPacks > 0 && ['', 'other'].includes(missingReason),
  );
  if (silent) return { code: 'reason-missing', line: silent };
  const [first] = after;
  return first && after.every((line) => line.packs === 0)
    ? { code: 'all-zero', line: first }
    : undefined;
}

/** The line after an edit: other packs than those that come are ordered anew, and nothing of them is missing. */
export function editedLine<L extends PickLine>(line: L, packs: number | undefined): L {
  if (packs === undefined || packs === line.packs) return line;
  return { ...line, packs, missingPacks: 0, missingReason: '', missingReasonHi: '' };
}
