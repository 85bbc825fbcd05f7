import type { Totals } from '#domain/cart/totals.ts';

/** Whether a total has changed since the customer saw it; one that was not sent is not compared. */
export function totalsDiffer(seen: Partial<Totals>, fresh: Totals): boolean {
  const names = Object.keys(fresh) as (keyof Totals)[]; // `as`: keys of that very type
  return names.some((name) => seen[name] !== undefined && seen[name] !== fresh[name]);
}
