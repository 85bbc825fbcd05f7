import type { Postings } from './postings.ts';

/** The terms from one place in the vocabulary up to another, and how close they are to a word. */
export type TermRange = { from: number; to: number; closeness: number };

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
