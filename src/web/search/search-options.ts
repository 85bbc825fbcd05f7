import type { Category } from '#web/paths/category.ts';
import { productPath, searchPath, shelfPath } from '#web/paths/paths.ts';
import type { SearchHit, SearchHits } from './use-search-hits.ts';

/** One line of the panel: where it leads, and its words. */
export type SearchOption = { path: string; words: string } & (
  | { kind: 'recent' | 'category' | 'all' }
  | { kind: 'hit'; hit: SearchHit }
);

/** Before anything is typed: recent searches, then the shelves of the shop. */
export function browseOptions(
  recent: readonly string[],
  categories: readonly Category[],
): SearchOption[] {
  const shelves = categories.flatMap((category) => category.subcategories);
  return [
    ...recent.map((words) => ({ kind: 'recent', path: searchPath(words), words }) as const),
    ...shelves.map(
      ({ slug, name }) => ({ kind: 'category', path: shelfPath(slug), words: name }) as const,
    ),
  ];
}

/** What was found, and the way to all of it. */
export function hitOptions(words: string, found: SearchHits | undefined): SearchOption[] {
  if (!found || found.hits.length === 0) return [];
  return [
    ...found.hits.map((hit) => ({ kind: 'hit', path: productPath(hit.slug), words, hit }) as const),
    { kind: 'all', path: searchPath(words), words },
  ];
}
