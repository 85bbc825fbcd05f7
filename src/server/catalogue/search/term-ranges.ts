import type { Postings } from './postings.ts';

/** The terms from one place in the vocabulary up to another, and how close they are to a word. */
export type TermRange = { from: number; to: number; closeness: number };

/** A word of a query, and the terms close to it. */
export type Matched = { word: string; ranges: TermRange[] };

/** How often the terms are found; one that is in several ranges counts once. */
export function foundCount({ starts }: Postings, ranges: readonly TermRange[]): number {
  let found = 0;
  let counted = 0;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const end = starts[to] ?? 0;
    found += Math.max(0, end - Math.max(counted, starts[from] ?? 0));
    counted = Math.max(counted, end);
  }
  return found;
}

/** Whether one entry has them all. `scratch` has a place for each entry. */
export function areInOneEntry(
  { starts, entries }: Postings,
  words: readonly Matched[],
  scratch: Uint8Array,
): boolean {
  scratch.fill(0);
  for (const [i, { ranges }] of words.entries()) {
    for (const { from, to } of ranges) {
      for (const entry of entries.subarray(starts[from], starts[to])) {
        if (scratch[entry] === i) scratch[entry] = i + 1;
      }
    }
  }
  return scratch.includes(words.length);
}
