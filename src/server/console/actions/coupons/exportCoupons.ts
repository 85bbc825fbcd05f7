import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { couponSearchOf, readCouponPage } from './coupon-wire.ts';

const fields = [
  ...['code', 'kind', 'amount', 'ceiling', 'minimum', 'starts_at', 'ends_at', 'limit_total'],
  ...['limit_per_customer', 'active', 'state', 'uses'],
] as const;

export const exportCoupons: ConsoleHandler<'exportCoupons'> = ({ db }, input) => {
  const search = couponSearchOf(input);
  return csvExport('coupons', fields, async (cursor) => {
    const page = {
      cursor: cursor === undefined ? undefined : Number(cursor),
      limit: exportPageSize,
    };
    const { coupons, next } = await readCouponPage(db, search, page);
    return { rows: coupons, next };
  });
};
