import { setImmediate } from 'node:timers/promises';

/** Requests wait for an embedded database's one connection: a statement is kept this short. */
const targetMs = 8;
const [fewestRows, mostRows] = [100, 500];

export type Range = { first: number; last: number; count: number };

/** Runs over a sorted list in batches, whose size follows how long the last one took. */
export async function eachRange(list: readonly number[], run: (range: Range) => Promise<void>) {
  let size = fewestRows;
  for (let at = 0; at < list.length; ) {
    const part = list.slice(at, at + size);
    const startedAt = performance.now();
    await run({ first: part[0] ?? 0, last: part.at(-1) ?? 0, count: part.length });
    at += part.length;
    size = nextSize(part.length, performance.now() - startedAt);
    await setImmediate();
  }
}

/** At most doubled, so that one quick batch is not followed by a slow one. */
export function nextSize(rows: number, ms: number): number {
  const fitting = Math.floor((rows * targetMs) / Math.max(ms, 1));
  return Math.min(Math.max(fitting, fewestRows), rows * 2, mostRows);
}
