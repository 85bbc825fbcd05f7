import { useLoaderData } from 'react-router';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { couponStateNames, couponTexts as t } from '#console/messages/coupons.ts';
import type { CouponWire } from '#contract/console/coupons.ts';
import { couponStates } from '#domain/coupons/coupon.ts';
import { classes } from '#ui/classes.ts';
import { CouponBadge } from './CouponBadge.tsx';
import { minimumText, periodText, worthText } from './coupon-facts.ts';

const list = defineList({
  title: t.title,
  actions: { list: 'listCoupons', count: 'countCoupons', export: 'exportCoupons' },
  views: 'coupons',
  filters: {
    q: searchFilter(t, 30),
    state: {
      kind: 'choice',
      label: t.state,
      any: t.anyState,
      options: couponStates.map((state) => ({ value: state, text: couponStateNames[state] })),
    },
  },
  empty: { scene: 'khata', noneFound: t.noneFound, noneYet: t.noneYet },
  paging: { first: t.newest, next: t.older },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={data.coupons.length === 0}
      add={{ to: '/coupons/new', text: t.add }}
      beginsWithAdd
    >
      <CouponTable coupons={data.coupons} />
    </ListScreen>
  );
}

const columns: Column<CouponWire>[] = [
  { head: t.code, cell: ({ id, code }) => <RowLink to={`/coupons/${id}`}>{code}</RowLink> },
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

function CouponTable({ coupons }: { coupons: readonly CouponWire[] }) {
  return <TableCard columns={columns} rows={coupons} keyOf={({ id }) => id} />;
}
