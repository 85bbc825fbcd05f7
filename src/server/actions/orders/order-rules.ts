import type { Refusal } from '#contract/refusal.ts';
import type { Refuse } from '#contract/refuse.ts';
import { missingToMinimumPaise } from '#domain/cart/cart.ts';
import { type PackRefusal, shortProducts } from '#domain/cart/cart-rules.ts';
import { type Totals, unitsOf } from '#domain/cart/totals.ts';
import type { CouponVerdict } from '#domain/coupons/coupon.ts';
import { maxOrderPaise } from '#domain/limits.ts';
import { formatPaise } from '#domain/money/money.ts';
import {
  type DeliveryChoice,
  type DeliveryRates,
  isDeliveryOffered,
} from '#domain/orders/delivery.ts';
import { couponReason } from '#server/actions/cart/coupon-reason.ts';
import { packRefused } from '#server/actions/cart/pack-refused.ts';
import { notFound } from '#server/messages/not-found.ts';
import type { CartLine } from '#server/queries/cart/cart.ts';

type LineProblem = { line: CartLine; code: PackRefusal | 'not-for-sale' };

/** The lines that cannot be had as they are, each with the reason. */
export function lineProblems(lines: readonly CartLine[]): LineProblem[] {
  const short = shortProducts(lines);
  return lines.flatMap((line): LineProblem[] => {
    if (line.hidden) return [{ line, code: 'not-for-sale' }];
    if (short.has(line.productId)) return [{ line, code: 'too-little-stock' }];
    return unitsOf(line) > line.maxUnits ? [{ line, code: 'over-limit' }] : [];
  });
}

/** What the cart itself must fulfil to become an order. */
export function refuseCart(
  refuse: Refuse<'empty-cart' | LineProblem['code']>,
  lines: readonly CartLine[],
): void {
  if (lines.length === 0) throw refuse('empty-cart', 'Your cart is empty.');
  const [first] = lineProblems(lines);
  if (first) throw lineRefused(refuse, first, first.line.name);
}

/** Why this line cannot be had; `name` goes before it. */
export function lineRefused(
  refuse: Refuse<LineProblem['code']>,
  { line, code }: LineProblem,
  name?: string,
): Refusal {
  return code === 'not-for-sale'
    ? hiddenRefused(refuse, name)
    : packRefused(refuse, code, line, name);
}

/** What adding a hidden product to a cart says as well. */
export function hiddenRefused(
  refuse: Refuse<'not-for-sale'>,
  name?: string,
  extra?: Record<string, unknown>,
): Refusal {
  const message = 'This product is not for sale any more.';
  const named = name === undefined ? message : `${name}: ${message}`;
  return refuse('not-for-sale', named, extra, { name });
}

/** What an order's totals do not fulfil, placed or edited. */
export function totalsRefusal(
  refuse: Refuse<'below-minimum' | 'over-limit'>,
  totals: Totals,
): Refusal | undefined {
  const missingPaise = missingToMinimumPaise(totals.totalToPayPaise);
  if (missingPaise > 0) {
    return refuse(
      'below-minimum',
      `Minimum order value is ₹499, Add ${formatPaise(missingPaise)} more to proceed`,
      {},
      { missing: formatPaise(missingPaise) },
    );
  }
  const { itemTotalPaise, discountPaise, totalToPayPaise } = totals;
  // Products kept from before may have a price above their MRP.
  const sellingPaise = itemTotalPaise - discountPaise;
  if (Math.max(itemTotalPaise, sellingPaise, totalToPayPaise) > maxOrderPaise) {
    const most = formatPaise(maxOrderPaise);
    return refuse('over-limit', `An order can come to at most ${most}.`, {}, { most });
  }
  return undefined;
}

/** What somebody else has changed since it was read. */
export function refuseVersion(
  refuse: Refuse<'changed-elsewhere'>,
  order: { version: number },
  version: number | undefined,
): void {
  if (version === undefined || version === order.version) return;
  throw refuse(
    'changed-elsewhere',
    'This order was changed in the meantime. Please look at it again.',
  );
}

/** What was given for lines, by their ids: of this order's lines only, each once. */
export function byLine<G extends { lineId: number }>(
  refuse: Refuse<never>,
  lines: readonly { id: number }[],
  given: readonly G[],
): Map<number, G> {
  const wanted = new Map(given.map((one) => [one.lineId, one]));
  if (wanted.size !== given.length) throw refuse('bad-input', 'The same line is named twice.');
  const own = new Set(lines.map((line) => line.id));
  if (given.some(({ lineId }) => !own.has(lineId))) throw notFound('order line');
  return wanted;
}

export function refuseTotals(refuse: Refuse<'below-minimum' | 'over-limit'>, totals: Totals): void {
  const refusal = totalsRefusal(refuse, totals);
  if (refusal) throw refusal;
}

/** Of a delivery that nobody can charge for yet. */
export function distanceRefusal(
  refuse: Refuse<'no-distance'>,
  type: DeliveryChoice['type'],
  buyer: DeliveryRates & { distanceKm: number },
): Refusal | undefined {
  if (type === 'pickup' || isDeliveryOffered(buyer, buyer.distanceKm)) return undefined;
  return refuse(
    'no-distance',
    'The distance to this shop is not known yet, so that it can only be picked up.',
  );
}

/** The coupon's own reason, under the one code that clients of orders know. */
export function couponRefusedHere(
  refuse: Refuse<'coupon-refused'>,
  verdict: Extract<CouponVerdict, { valid: false }>,
) {
  const { message, extra } = couponReason(verdict);
  return refuse(
    'coupon-refused',
    message,
    { ...extra, reason: verdict.code },
    { reason: verdict.code },
  );
}
