import type { ConsoleFile } from '#contract/console/index.ts';
import { csvMark, csvRows } from '#domain/csv.ts';
import { dayInIndia } from '#domain/indian-time.ts';

type CellValue = string | number | boolean | null | undefined;
type Page<Field extends string> = {
  rows: readonly { [F in Field]?: CellValue }[];
  next: string | null;
};

/** Rows of one read: enough to be quick, few enough to let others through. */
export const exportPageSize = 500;

/**
 * What a list shows, whole, as a CSV file that is written as it is read. The first page is read
 * before anything is sent, so that a refusal is answered as one.
 */
export async function csvExport<Field extends string>(
  list: string,
  fields: readonly Field[],
  readPage: (cursor: string | undefined) => Promise<Page<Field>>,
): Promise<ConsoleFile> {
  const cells = ({ rows }: Page<Field>) =>
    rows.map((row) => fields.map((field) => cellOf(row[field])));
  let page = await readPage(undefined);
  async function* chunks() {
    yield csvMark + csvRows([fields, ...cells(page)]);
    while (page.next !== null) {
      page = await readPage(page.next);
      yield csvRows(cells(page));
    }
  }
  const name = `${list}-${dayInIndia(new Date().toISOString())}.csv`;
  return { name, type: 'text/csv; charset=utf-8', bytes: chunks(), download: true };
}

function cellOf(value: CellValue): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}
