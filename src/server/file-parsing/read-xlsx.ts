import { streamXlsxRows } from 'hucre/xlsx';
import type { FileLimits } from '#domain/files/import-file.ts';
import { checkZip } from './check-zip.ts';
import { FileFault, tooManyCells } from './file-fault.ts';
import type { FileRow } from './read-file.ts';

/** The rows of the first sheet. */
export async function* readXlsx(bytes: Buffer, limits: FileLimits): AsyncGenerator<FileRow> {
  await checkZip(bytes, limits);
  let [last, count] = [-1, 0];
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
      // Nor is what is no number after the last one.
      if (!(index > last)) throw new Error('The rows of the sheet are out of order.');
      last = index;
      count += Math.max(values.length, 1);
      if (count > limits.cells) throw tooManyCells(limits);
      yield { row: index + 1, cells: values.map(cellText) };
    }
  } catch (error) {
    if (error instanceof FileFault) throw error;
    // Whatever a hostile file makes of its reader: to the operator it is one that cannot be read.
    throw new FileFault('This .xlsx file cannot be read. Please save it once more, or as CSV.');
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // What a spreadsheet computed: 80.3, not 80.30000000000001.
  if (typeof value === 'number') return String(Number(value.toPrecision(15)));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
