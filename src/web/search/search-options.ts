import type { SearchHitWire } from '#contract/catalogue.ts';
import { productPath, searchPath } from '#web/paths.ts';
import type { SearchHits } from './use-search-hits.ts';

/** One line of the panel: where it leads, and the words it is remembered by. */
export type SearchOption = { path: string; words: string } & (
  | { kind: 'recent' | 'all' }
  | { kind: 'hit'; hit: SearchHitWire }
);

/** Without words the recent searches; with them what was found, and the way to all of it. */
export function searchOptions(
  words: string,
  found: SearchHits | undefined,
  recent: readonly string[],
): SearchOption[] {
  if (words === '') {
    return recent.map((one) => ({ kind: 'recent', path: searchPath(one), words: one }));
  }
  if (!found || found.hits.length === 0) return [];
  return [
    ...found.hits.map((hit) => ({ kind: 'hit', path: productPath(hit.slug), words, hit }) as const),
    { kind: 'all', path: searchPath(words), words },
  ];
}
