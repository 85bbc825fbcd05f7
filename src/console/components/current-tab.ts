import type { Permission } from '#domain/operators/permissions.ts';

export type Tab = {
  to: string;
  label: string;
  /** undefined: for every operator. */
  needs?: Permission;
};

/** Of several the longest: /orders/31 is of /orders, /orders/cash-book a tab of its own. */
export function currentTab(tabs: readonly Tab[], pathname: string): Tab | undefined {
  const [longest] = tabs
    .filter(({ to }) => pathname.startsWith(to))
    .toSorted((a, b) => b.to.length - a.to.length);
  return longest;
}
