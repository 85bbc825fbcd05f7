import type { Category } from '#web/paths/category.ts';
import { productPath, searchPath, shelfPath } from '#web/paths/paths.ts';
import type { SearchHit, SearchHits } from './use-search-hits.ts';

/** One line of the panel: where it leads, and its words. */
export type SearchOption = { path: string; words: string } & (
  | { kind: 'recent' | 'all' }
  | { kind: 'category'; imageName: string }
  | { kind: 'hit'; hit: SearchHit }
);

const tilesAtMost = 6;

/** Before anything is typed: recent searches, then a few shelves, the first of each category before the second of any. */
export function browseOptions(
  recent: readonly string[],
  categories: readonly Category[],
): SearchOption[] {
  const shelves = Array.from({ length: tilesAtMost }, (_, at) =>
    categories.flatMap(({ subcategories }) => subcategories.slice(at, at + 1)),
  ).flat();
  return [
    ...recent.map((words) => ({ kind: 'recent', path: searchPath(words), words }) as const),
    ...shelves
      .slice(0, tilesAtMost)
      .map(
        ({ slug, name, imageName }) =>
          ({ kind: 'category', path: shelfPath(slug), words: name, imageName }) as const,
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
