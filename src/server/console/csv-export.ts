import type { ConsoleFile } from '#contract/console/index.ts';
import { type CsvRow, csvMark, csvRows } from '#domain/csv.ts';

type Page = { rows: readonly CsvRow[]; next: string | null };

/** Rows of one read: enough to be quick, few enough to let others through. */
export const exportPageSize = 500;

/**
 * What a list shows, whole, as a CSV file that is written as it is read. The first page is read
 * before anything is sent, so that a refusal is answered as one.
 */
export async function csvExport(
  name: string,
  head: CsvRow,
  readPage: (cursor: string | undefined) => Promise<Page>,
): Promise<ConsoleFile> {
  const first = await readPage(undefined);
  async function* chunks() {
    let { rows, next } = first;
    yield csvMark + csvRows([head, ...rows]);
    while (next !== null) {
      ({ rows, next } = await readPage(next));
      yield csvRows(rows);
    }
  }
  return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', bytes: chunks(), download: true };
}
