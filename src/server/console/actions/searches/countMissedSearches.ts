import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countMissed } from '#server/queries/catalogue/missed-searches.ts';
import { missedFilterOf } from './missed-page.ts';

export const countMissedSearches: ConsoleHandler<'countMissedSearches'> = async (
  { db },
  input,
) => ({
  count: await countMissed(db, missedFilterOf(input), maxCounted + 1),
});
