import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findCountedCoupon } from '#server/queries/coupons/console-coupons.ts';
import { couponWire } from './coupon-wire.ts';

export const getCoupon: ConsoleHandler<'getCoupon'> = async ({ db }, { id }) => {
  const coupon = existing(await findCountedCoupon(db, id), 'coupon');
  return { coupon: couponWire(coupon) };
};
