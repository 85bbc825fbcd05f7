import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countCoupons as count } from '#server/queries/coupons/console-coupons.ts';
import { couponSearchOf } from './coupon-wire.ts';

export const countCoupons: ConsoleHandler<'countCoupons'> = async ({ db }, input) => ({
  count: await count(db, couponSearchOf(input), maxCounted + 1),
});
