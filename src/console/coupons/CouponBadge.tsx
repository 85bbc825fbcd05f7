import { couponStateNames, couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import type { CouponState } from '#domain/coupons/coupon.ts';
import { Badge, type BadgeTone } from '#ui/Badge.tsx';

const tones: Record<CouponState, BadgeTone> = {
  now: 'brand',
  soon: 'info',
  over: 'quiet',
  off: 'outline',
};

export function CouponBadge({ coupon }: { coupon: CouponWire }) {
  const { state, uses, limit_total } = coupon;
  if (state === 'now' && limit_total !== null && uses >= limit_total) {
    return <Badge tone="attention">{t.usedUp}</Badge>;
  }
  return <Badge tone={tones[state]}>{couponStateNames[state]}</Badge>;
}
