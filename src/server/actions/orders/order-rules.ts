import { Refusal } from '#contract/refusal.ts';
import { missingToMinimumPaise } from '#domain/cart.ts';
import { shortProducts } from '#domain/cart-rules.ts';
import type { CouponVerdict } from '#domain/coupon.ts';
import { maxOrderPaise } from '#domain/limits.ts';
import { formatPaise } from '#domain/money.ts';
import { type Totals, unitsOf } from '#domain/totals.ts';
import { couponRefused } from '#server/actions/cart/coupon-refused.ts';
import { packRefused } from '#server/actions/cart/pack-refused.ts';
import type { CartLine } from '#server/queries/cart.ts';

/** What the cart itself must fulfil to become an order. */
export function refuseCart(lines: readonly CartLine[]): void {
  if (lines.length === 0) throw new Refusal('empty-cart', 'Your cart is empty.');
  const short = shortProducts(lines);
  for (const line of lines) {
    if (short.has(line.productId)) throw packRefused('too-little-stock', line, line.name);
    if (unitsOf(line) > line.maxUnits) throw packRefused('over-limit', line, line.name);
  }
}

/** What an order's totals must fulfil, placed or edited. */
export function refuseTotals(totals: Totals): void {
  const missingPaise = missingToMinimumPaise(totals.totalToPayPaise);
  if (missingPaise > 0) {
    throw new Refusal(
      'below-minimum',
      `Minimum order value is ₹499, Add ${formatPaise(missingPaise)} more to proceed`,
    );
  }
  if (totals.itemTotalPaise > maxOrderPaise) {
    throw new Refusal('over-limit', `An order can come to at most ${formatPaise(maxOrderPaise)}.`);
  }
}

/** The coupon's own reason, under the one code that clients of orders know. */
export function couponRefusedHere(verdict: Extract<CouponVerdict, { valid: false }>): Refusal {
  const { message, extra, code } = couponRefused(verdict);
  return new Refusal('coupon-refused', message, { ...extra, reason: code });
}
