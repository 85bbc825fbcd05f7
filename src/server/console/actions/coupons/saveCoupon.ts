import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { refuseChanged } from '#server/console/existing.ts';
import { isUniqueViolation } from '#server/db/constraint-violation.ts';
import {
  findCountedCoupon,
  insertCoupon,
  lockCouponById,
  updateCoupon,
} from '#server/queries/coupons/console-coupons.ts';
import { couponFromWire, couponWire } from './coupon-wire.ts';

const refuse = consoleRefusalsOf('saveCoupon');

export const saveCoupon: ConsoleHandler<'saveCoupon'> = ({ db, audit }, input) =>
  db.transaction(async (tx) => {
    const { id, version } = input;
    if (id !== undefined) await lockCouponById(tx, id);
    const before = id === undefined ? undefined : await findCountedCoupon(tx, id);
    if (id !== undefined && !before) throw refuse('not-found', 'There is no such coupon.');
    const now = before && { coupon: couponWire(before) };
    if (now) refuseChanged(refuse, 'coupon', { read: version, now: before.version }, now);
    const fields = couponFromWire(input);
    const saving = before ? updateCoupon(tx, before, fields) : insertCoupon(tx, fields);
    const savedId = await saving.catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      throw refuse('code-taken', `Another coupon has the code ${input.code}.`);
    });
    const after = await findCountedCoupon(tx, savedId);
    if (!after) throw new Error('A coupon that was saved is gone.');
    await audit(tx, `coupon ${savedId}`, {
      before: before && auditedCoupon(couponWire(before)),
      after: auditedCoupon(couponWire(after)),
    });
    return { coupon: couponWire(after) };
  });

/** What an operator said about it, not what became of it. */
function auditedCoupon(coupon: ReturnType<typeof couponWire>) {
  const { id: _id, version: _version, state: _state, uses: _uses, active, ...fields } = coupon;
  return { ...fields, switched_on: active };
}
