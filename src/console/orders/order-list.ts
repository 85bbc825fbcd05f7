import filters from '#console/components/filters.module.css';
import { allStates } from '#console/lists/asked.ts';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, dayFilter, isId, routeFilter, searchFilter } from '#console/lists/filters.ts';
import { readRoutes } from '#console/lists/list-parts.ts';
import { statusNames, orderTexts as t } from '#console/messages/orders.ts';
import { orderStatuses } from '#domain/orders/order-status.ts';

/** Of orders between two totals. */
function totalFilter(label: string) {
  return {
    kind: 'input',
    label,
    needs: 'prices',
    className: filters.amount,
    input: { type: 'number', inputMode: 'decimal', min: 0, max: 999_999_999, step: 0.01 },
  } as const;
}

export const orderList = defineList({
  title: t.title,
  actions: { list: 'listOrders', count: 'countOrders', export: 'exportOrders' },
  views: 'orders',
  extra: readRoutes,
  states: {
    label: t.statuses,
    name: 'status',
    values: [allStates, ...orderStatuses],
    textOf: (status) => (status === allStates ? t.all : statusNames[status]),
    takesSeveral: true,
  },
  filters: {
    q: searchFilter(t),
    customer_id: { kind: 'hidden', accepts: isId },
    from: dayFilter(t.from),
    to: dayFilter(t.to),
    route: routeFilter,
    min_total: totalFilter(t.minTotal),
    max_total: totalFilter(t.maxTotal),
    unpaid: checkFilter(t.unpaid, { needs: 'prices' }),
    to_refund: checkFilter(t.toRefund, { needs: 'prices' }),
    cannot_invoice: checkFilter(t.cannotInvoice),
    over_credit: checkFilter(t.overCredit, { needs: 'prices' }),
  },
  empty: { scene: 'tempo', noneFound: t.noneFound, noneYet: t.noneYet },
});
