import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { missedFilterOf, readMissedPage } from './missed-page.ts';

const fields = ['words', 'times', 'last_at', 'done_at'] as const;

export const exportMissedSearches: ConsoleHandler<'exportMissedSearches'> = ({ db }, input) =>
  csvExport('searches', fields, async (cursor) => {
    const page = { cursor, limit: exportPageSize };
    const { searches, next } = await readMissedPage(db, missedFilterOf(input), page);
    return { rows: searches, next };
  });
