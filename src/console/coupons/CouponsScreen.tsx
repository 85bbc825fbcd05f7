import { useLoaderData } from 'react-router';
import { defineList } from '#console/lists/define-list.ts';
import { searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { couponStateNames, couponTexts as t } from '#console/messages/coupons.ts';
import { couponStates } from '#domain/coupons/coupon.ts';
import { CouponTable } from './CouponTable.tsx';

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
  empty: { icon: 'receipt', noneFound: t.noneFound, noneYet: t.noneYet },
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
      add={{ to: '/offers/new', text: t.add }}
      beginsWithAdd
    >
      <CouponTable coupons={data.coupons} />
    </ListScreen>
  );
}
