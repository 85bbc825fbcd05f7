import type { ConsoleInput } from '#contract/console/index.ts';

/** The filters of the customers list as its address has them. */
export function customerFiltersOf(search: URLSearchParams) {
  const given = (name: string) => search.get(name) || undefined;
  return {
    q: given('q'),
    blocked: search.has('blocked') ? '1' : undefined,
    route: given('route'),
  } satisfies ConsoleInput<'countCustomers'>;
}
