import type { ConsoleFile } from '#contract/console/index.ts';
import { csvMark, csvRows, safeText } from '#domain/files/csv.ts';
import type { FileFormat } from '#domain/files/import-file.ts';
import { dayInIndia } from '#domain/india/indian-time.ts';

export type CellValue = string | number | boolean | null | undefined;
export type Page<Field extends string> = {
  rows: readonly { [F in Field]?: CellValue }[];
  next: string | null;
};
type Cells = (string | number)[];

/** Rows of one read: enough to be quick, few enough to let others through. */
export const exportPageSize = 500;

type ReadPage<Field extends string> = (cursor: string | undefined) => Promise<Page<Field>>;

/** What a list shows, whole, as a CSV file. */
export function csvExport<Field extends string>(
  list: string,
  fields: readonly Field[],
  readPage: ReadPage<Field>,
): Promise<ConsoleFile> {
  return tableExport('csv', list, fields, readPage);
}

/**
 * Rows as a file that is written as they are read. The first page is read before anything is sent, so
 * that a refusal is answered as one.
 */
export async function tableExport<Field extends string>(
  format: FileFormat,
  list: string,
  fields: readonly Field[],
  readPage: ReadPage<Field>,
): Promise<ConsoleFile> {
  const cells = ({ rows }: Page<Field>): Cells[] =>
    rows.map((row) => fields.map((field) => cellOf(row[field])));
  let page = await readPage(undefined);
  let made = 0;
  async function* pages(): AsyncGenerator<Cells[]> {
    made += page.rows.length;
    yield [[...fields], ...cells(page)];
    while (page.next !== null) {
      page = await readPage(page.next);
      made += page.rows.length;
      yield cells(page);
    }
  }
  const name = `${list}-${dayInIndia(new Date().toISOString())}.${format}`;
  const content = format === 'csv' ? csvOf(pages()) : await xlsxOf(list, pages());
  return { name, ...content, download: true, subject: list, rows: () => made };
}

async function* csvText(pages: AsyncIterable<Cells[]>): AsyncGenerator<string> {
  let mark = csvMark;
  for await (const rows of pages) {
    yield mark + csvRows(rows);
    mark = '';
  }
}

function csvOf(pages: AsyncIterable<Cells[]>) {
  return { type: 'text/csv; charset=utf-8', bytes: csvText(pages) };
}

async function xlsxOf(name: string, pages: AsyncIterable<Cells[]>) {
  const { writeXlsxStream } = await import('hucre/xlsx'); // only for who asks for one
  async function* rows() {
    for await (const page of pages) {
      for (const row of page) {
        yield row.map((cell) => (typeof cell === 'string' ? sheetText(cell) : cell));
      }
    }
  }
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: writeXlsxStream(rows(), { name, freezePane: { rows: 1 } }),
  };
}

/** XLSX takes `_x0041_` for a letter by its number; a text that looks so is told apart. */
function sheetText(text: string): string {
  return safeText(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}

function cellOf(value: CellValue): string | number {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}
