import { timeSlice } from '#server/time-slice.ts';

const runLength = 4_096;

/** A merge sort that lets others have their turn in between: sorting a large shop takes too long in one go. */
export async function sortInSlices<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Promise<T[]> {
  const pause = timeSlice();
  let runs: T[][] = [];
  for (let i = 0; i < items.length; i += runLength) {
    runs.push(items.slice(i, i + runLength).sort(compare));
    await pause();
  }
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let i = 0; i < runs.length; i += 2) {
      merged.push(merge(runs[i] ?? [], runs[i + 1] ?? [], compare));
      await pause();
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function merge<T>(left: T[], right: T[], compare: (a: T, b: T) => number): T[] {
  const merged: T[] = [];
  let [l, r] = [0, 0];
  while (l < left.length && r < right.length) {
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
