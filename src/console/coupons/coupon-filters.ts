import type { ConsoleInput } from '#contract/console/index.ts';
import { couponStates } from '#domain/coupons/coupon.ts';

/** The filters of the list of coupons as its address has them. */
export function couponFiltersOf(search: URLSearchParams) {
  return {
    q: search.get('q') || undefined,
    state: couponStates.find((state) => state === search.get('state')),
  } satisfies ConsoleInput<'countCoupons'>;
}
