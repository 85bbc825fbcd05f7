import type { OrderRowWire } from '#contract/console/order.ts';

/** What a screen knows of the orders that wait to be accepted. */
export type Arrivals = {
  /** The newest order when the screen was opened: what is older has not just arrived. */
  newestAtStart: number;
  seen: ReadonlySet<number>;
  /** Arrived since, and neither accepted nor looked at; the newest first. */
  arrived: readonly OrderRowWire[];
};

/** What is known after another look at the orders to accept, and which of them are new. */
export function lookAgain(
  known: Arrivals | undefined,
  waiting: readonly OrderRowWire[],
): { known: Arrivals; fresh: OrderRowWire[] } {
  const ids = waiting.map(({ id }) => id);
  const newestAtStart = known?.newestAtStart ?? Math.max(0, ...ids);
  // By what was seen, not by the largest: a lower number may come later.
  const fresh = known ? waiting.filter(({ id }) => id > newestAtStart && !known.seen.has(id)) : [];
  const isWaiting = new Set(ids);
  const arrived = [...fresh, ...(known?.arrived ?? []).filter(({ id }) => isWaiting.has(id))];
  return {
    known: { newestAtStart, seen: new Set([...(known?.seen ?? []), ...ids]), arrived },
    fresh,
  };
}
