import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { defineList } from '#server/console/define-list.ts';
import { pageOf } from '#server/console/page-of.ts';
import { countMissed, searchMissed } from '#server/queries/catalogue/missed-searches.ts';

const columns = ['words', 'times', 'lastAt', 'doneAt'] as const;

const searches = defineList({
  rows: 'searches',
  filterOf: ({ q, status }: ParsedConsoleInput<'countMissedSearches'>) => ({
    ...{ words: q, isDone: status === 'done' },
  }),
  count: countMissed,
  states: { open: { status: 'open' }, done: { status: 'done' } },
  async readPage({ db }, filter, { cursor, limit }) {
    const after = cursor === undefined ? undefined : fromCursor(cursor);
    const found = await searchMissed(db, { ...filter, after, limit: limit + 1 });
    const { shown, next } = pageOf(found, limit, ({ times, words }) => `${times} ${words}`);
    return { rows: shown.map((row) => wireFields(row, columns)), next };
  },
});

export const listMissedSearches = searches.list;
export const countMissedSearches = searches.count;
export const exportMissedSearches = searches.export('searches', [
  ...(['words', 'times', 'last_at', 'done_at'] as const),
]);

/** '12 nappy': words of the same frequency follow each other by the alphabet. */
function fromCursor(cursor: string) {
  const space = cursor.indexOf(' ');
  return { times: Number(cursor.slice(0, space)) || 0, words: cursor.slice(space + 1) };
}
