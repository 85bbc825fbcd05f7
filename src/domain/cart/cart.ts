import { minimumPayablePaise } from '#domain/limits.ts';
import { type PricedLine, sellingTotalPaise, type Totals } from './totals.ts';

/** Line total = price × packs × pack size. */
export function lineTotalPaise(line: PricedLine): number {
  return sellingTotalPaise([line]);
}

/** The profit from selling everything at MRP: MRP total minus what the customer pays for it. */
export function earnPaise(totals: Pick<Totals, 'discountPaise' | 'couponDiscountPaise'>): number {
  return totals.discountPaise + totals.couponDiscountPaise;
}

export function packsIn(units: number, packSize: number): number {
  return Math.floor(units / packSize);
}

/** Spec §5: adding is blocked if the result exceeds maxqty. */
export function fitsOnePackMore(units: number, packSize: number, maxUnits: number): boolean {
  return units + packSize <= maxUnits;
}

/** How much is missing to the minimum order. */
export function missingToMinimumPaise(payablePaise: number): number {
  return Math.max(0, minimumPayablePaise - payablePaise);
}

export type ProceedBlock =
  | { why: 'waiting' }
  | { why: 'out-of-stock' }
  | { why: 'below-minimum'; missingPaise: number };

/** Spec §5: why a cart may not go on to checkout, if anything. `isWaiting`: for packs not sent yet. */
export function proceedBlock(
  lines: readonly { outOfStock: boolean }[],
  payablePaise: number,
  isWaiting = false,
): ProceedBlock | undefined {
  if (isWaiting) return { why: 'waiting' };
  if (lines.some((line) => line.outOfStock)) return { why: 'out-of-stock' };
  const missingPaise = missingToMinimumPaise(payablePaise);
  return missingPaise > 0 ? { why: 'below-minimum', missingPaise } : undefined;
}
