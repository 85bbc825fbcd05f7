import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import { countCoupons as count, searchCoupons } from '#server/queries/coupons/console-coupons.ts';
import { couponWire } from './coupon-wire.ts';

const coupons = defineList({
  rows: 'coupons',
  filterOf: ({ q, state }: ParsedConsoleInput<'countCoupons'>) => ({ words: q, state }),
  count,
  readPage: newestFirst(searchCoupons, ({ id }) => id, couponWire),
});

export const listCoupons = coupons.list;
export const countCoupons = coupons.count;
export const exportCoupons = coupons.export('coupons', [
  ...(['code', 'kind', 'amount', 'ceiling', 'minimum', 'starts_at', 'ends_at'] as const),
  ...(['limit_total', 'limit_per_customer', 'active', 'state', 'uses'] as const),
]);
