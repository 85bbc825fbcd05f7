import { setImmediate } from 'node:timers/promises';

/** So many rows are one statement: an embedded database lets others through only between two. */
const chunkRows = 500;

export type Range = { first: number; last: number; count: number };

/** Runs over a sorted list in pieces. */
export async function eachRange(list: readonly number[], run: (range: Range) => Promise<void>) {
  for (let at = 0; at < list.length; at += chunkRows) {
    const part = list.slice(at, at + chunkRows);
    await run({ first: part[0] ?? 0, last: part.at(-1) ?? 0, count: part.length });
    await setImmediate();
  }
}
