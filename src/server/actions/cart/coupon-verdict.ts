import { type CouponVerdict, judgeCoupon } from '#domain/coupons/coupon.ts';
import type { Services } from '#server/actions/context.ts';
import { countCouponUses, findCoupon } from '#server/queries/coupons/coupons.ts';

/** What a coupon is worth to a customer now, or to one who has not used it; nothing is used up. */
export async function couponVerdict(
  db: Services['db'],
  code: string,
  { customerId, sellingTotalPaise }: { customerId: number | undefined; sellingTotalPaise: number },
): Promise<CouponVerdict> {
  const coupon = await findCoupon(db, code);
  const uses = coupon && (await countCouponUses(db, coupon.id, customerId ?? 0));
  return judgeCoupon(coupon, {
    sellingTotalPaise,
    nowMs: coupon?.nowMs ?? 0,
    uses: uses ?? { inAll: 0, byCustomer: 0 },
  });
}
