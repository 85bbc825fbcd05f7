import type { ConsoleInput } from '#contract/console/index.ts';

/** The filters of the orders list as its address has them. */
export function orderFiltersOf(search: URLSearchParams) {
  const given = (name: string) => search.get(name) || undefined;
  return {
    q: given('q'),
    status: given('status'),
    from: given('from'),
    to: given('to'),
    route: given('route'),
    customer_id: Number(given('customer_id')) || undefined,
    min_total: given('min_total'),
    max_total: given('max_total'),
    unpaid: search.has('unpaid') ? '1' : undefined,
    to_refund: search.has('to_refund') ? '1' : undefined,
  } satisfies ConsoleInput<'listOrders'>;
}
