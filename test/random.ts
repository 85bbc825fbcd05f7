export type Random = {
  /** From 0 up to 1. */
  (): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
};

/** The same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return Object.assign(next, {
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T, // `as`: the list is not empty
    chance: (share: number) => next() < share,
    between: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
  });
}
