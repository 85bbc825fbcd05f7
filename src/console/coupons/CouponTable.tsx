import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import { classes } from '#ui/classes.ts';
import { CouponBadge } from './CouponBadge.tsx';
import { minimumText, periodText, worthText } from './coupon-facts.ts';

const columns: Column<CouponWire>[] = [
  { head: t.code, cell: ({ id, code }) => <RowLink to={`/offers/${id}`}>{code}</RowLink> },
  {
    head: t.state,
    className: table.phoneEnd,
    cell: (coupon) => <CouponBadge coupon={coupon} />,
  },
  { head: t.worth, cell: worthText },
  {
    head: t.uses,
    label: t.uses,
    isNumber: true,
    cell: ({ uses, limit_total }) => t.usesOf(uses, limit_total),
  },
  { head: t.from, label: t.from, className: table.whole, cell: minimumText },
  { head: t.period, className: classes(table.whole, table.muted), cell: periodText },
];

export function CouponTable({ coupons }: { coupons: readonly CouponWire[] }) {
  return <TableCard columns={columns} rows={coupons} keyOf={({ id }) => id} />;
}
