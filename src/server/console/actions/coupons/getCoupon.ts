import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findCountedCoupon } from '#server/queries/coupons/console-coupons.ts';
import { couponWire } from './coupon-wire.ts';

const refuse = consoleRefusalsOf('getCoupon');

export const getCoupon: ConsoleHandler<'getCoupon'> = async ({ db }, { id }) => {
  const coupon = await findCountedCoupon(db, id);
  if (!coupon) throw refuse('not-found', 'There is no such coupon.');
  return { coupon: couponWire(coupon) };
};
