import type { ParsedConsoleInput } from '#contract/console/index.ts';
import type { MissedSearchWire } from '#contract/console/searches.ts';
import { pageOf } from '#server/console/page-of.ts';
import type { Db } from '#server/db/connect.ts';
import { type MissedFilter, searchMissed } from '#server/queries/catalogue/missed-searches.ts';

export function missedFilterOf(input: ParsedConsoleInput<'countMissedSearches'>): MissedFilter {
  return { words: input.q, isDone: input.status === 'done' };
}

export async function readMissedPage(
  db: Db,
  filter: MissedFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ searches: MissedSearchWire[]; next: string | null }> {
  const after = cursor === undefined ? undefined : fromCursor(cursor);
  const rows = await searchMissed(db, { ...filter, after, limit: limit + 1 });
  const { shown, next } = pageOf(rows, limit, ({ times, words }) => `${times} ${words}`);
  const searches = shown.map(({ words, times, lastAt, doneAt }) => ({
    ...{ words, times, last_at: lastAt.toISOString() },
    done_at: doneAt?.toISOString() ?? null,
  }));
  return { searches, next };
}

/** '12 nappy': words of the same frequency follow each other by the alphabet. */
function fromCursor(cursor: string) {
  const space = cursor.indexOf(' ');
  return { times: Number(cursor.slice(0, space)) || 0, words: cursor.slice(space + 1) };
}
