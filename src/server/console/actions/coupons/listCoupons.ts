import type { ConsoleHandler } from '#server/console/context.ts';
import { couponSearchOf, readCouponPage } from './coupon-wire.ts';

export const listCoupons: ConsoleHandler<'listCoupons'> = ({ db }, input) =>
  readCouponPage(db, couponSearchOf(input), input);
