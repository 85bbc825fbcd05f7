import type { Refuse } from '#contract/refuse.ts';
import { missingToMinimumPaise } from '#domain/cart.ts';
import { shortProducts } from '#domain/cart-rules.ts';
import type { CouponVerdict } from '#domain/coupon.ts';
import { maxOrderPaise } from '#domain/limits.ts';
import { formatPaise } from '#domain/money.ts';
import { type Totals, unitsOf } from '#domain/totals.ts';
import { couponReason } from '#server/actions/cart/coupon-reason.ts';
import { packRefused } from '#server/actions/cart/pack-refused.ts';
import type { CartLine } from '#server/queries/cart.ts';

/** What the cart itself must fulfil to become an order. */
export function refuseCart(
  refuse: Refuse<'empty-cart' | 'too-little-stock' | 'over-limit'>,
  lines: readonly CartLine[],
): void {
  if (lines.length === 0) throw refuse('empty-cart', 'Your cart is empty.');
  const short = shortProducts(lines);
  for (const line of lines) {
    if (short.has(line.productId)) throw packRefused(refuse, 'too-little-stock', line, line.name);
    if (unitsOf(line) > line.maxUnits) throw packRefused(refuse, 'over-limit', line, line.name);
  }
}

/** What an order's totals must fulfil, placed or edited. */
export function refuseTotals(refuse: Refuse<'below-minimum' | 'over-limit'>, totals: Totals): void {
  const missingPaise = missingToMinimumPaise(totals.totalToPayPaise);
  if (missingPaise > 0) {
    throw refuse(
      'below-minimum',
      `Minimum order value is ₹499, Add ${formatPaise(missingPaise)} more to proceed`,
    );
  }
  if (totals.itemTotalPaise > maxOrderPaise) {
    throw refuse('over-limit', `An order can come to at most ${formatPaise(maxOrderPaise)}.`);
  }
}

/** The coupon's own reason, under the one code that clients of orders know. */
export function couponRefusedHere(
  refuse: Refuse<'coupon-refused'>,
  verdict: Extract<CouponVerdict, { valid: false }>,
) {
  const { message, extra } = couponReason(verdict);
  return refuse('coupon-refused', message, { ...extra, reason: verdict.code });
}
