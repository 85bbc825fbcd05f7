import { yieldToEventLoop } from '#server/queues/yield-to-event-loop.ts';

/** So many are sorted, or merged, before the time is looked at. */
const runLength = 512;

/** A merge sort that lets others have their turn in between: sorting a large shop takes too long in one go. */
export async function sortInSlices<T extends object>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Promise<T[]> {
  const pause = yieldToEventLoop();
  let runs: T[][] = [];
  for (let i = 0; i < items.length; i += runLength) {
    runs.push(items.slice(i, i + runLength).sort(compare));
    await pause();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(await merge(runs[i] ?? [], runs[i + 1] ?? [], compare, pause));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

async function merge<T extends object>(
  left: T[],
  right: T[],
  compare: (a: T, b: T) => number,
  pause: ReturnType<typeof yieldToEventLoop>,
): Promise<T[]> {
  const [last, first] = [left.at(-1), right[0]];
  if (last === undefined || first === undefined || compare(last, first) <= 0) {
    return left.concat(right); // what is nearly sorted costs little
  }
  const merged: T[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
    if (merged.length % runLength === 0) await pause();
    const [a, b] = [left[l] as T, right[r] as T]; // `as`: both within their lengths
    if (compare(a, b) <= 0) {
      merged.push(a);
      l += 1;
    } else {
      merged.push(b);
      r += 1;
    }
  }
  while (l < left.length) merged.push(left[l++] as T); // `as`: within its length
  while (r < right.length) merged.push(right[r++] as T); // `as`: within its length
  return merged;
}
