import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import {
  findCountedCoupon,
  lockCouponById,
  deleteCoupon as remove,
} from '#server/queries/coupons/console-coupons.ts';

const refuse = consoleRefusalsOf('deleteCoupon');

export const deleteCoupon: ConsoleHandler<'deleteCoupon'> = ({ db, audit }, { id }) =>
  db.transaction(async (tx) => {
    // Placing an order locks the coupon first: no use comes in between.
    await lockCouponById(tx, id);
    const coupon = existing(await findCountedCoupon(tx, id), 'coupon');
    if (coupon.uses > 0) {
      throw refuse('coupon-used', 'Orders have used this coupon: it can only be switched off.', {
        uses: coupon.uses,
      });
    }
    await remove(tx, id);
    await audit(tx, `coupon ${id}`, { before: { code: coupon.code } });
    return { message: `${coupon.code} is deleted.` };
  });
