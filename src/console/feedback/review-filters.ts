import type { ConsoleInput } from '#contract/console/index.ts';

/** The filters of the list of reviews as its address has them. */
export function reviewFiltersOf(search: URLSearchParams) {
  return {
    q: search.get('q') || undefined,
    rating: search.get('rating') || undefined,
    hidden: search.has('hidden') ? '1' : undefined,
    unanswered: search.has('unanswered') ? '1' : undefined,
  } satisfies ConsoleInput<'countReviews'>;
}
