import type { ConsoleHandler } from '#server/console/context.ts';
import { missedFilterOf, readMissedPage } from './missed-page.ts';

export const listMissedSearches: ConsoleHandler<'listMissedSearches'> = ({ db }, input) =>
  readMissedPage(db, missedFilterOf(input), input);
