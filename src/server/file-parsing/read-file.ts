import type { FileLimits } from '#domain/files/import-file.ts';
import { FileFault } from './file-fault.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

/** One row as it stands in the file; the header is row 1. */
export type FileRow = { row: number; cells: string[] };

const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const zip = Buffer.from('PK\x03\x04', 'latin1');

/** As every .xlsx file is. */
export const isZip = (bytes: Uint8Array): boolean => zip.equals(bytes.subarray(0, 4));

/** The rows of a file, told apart by its bytes: names and extensions prove nothing. */
export async function* readFile(bytes: Uint8Array, limits: FileLimits): AsyncGenerator<FileRow> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length === 0) throw new FileFault('The file is empty.');
  if (buffer.subarray(0, 4).equals(oldExcel)) {
    throw new FileFault(
      'This is an old Excel file, or one with a password. Please save it as .xlsx or CSV, without a password.',
    );
  }
  const rows = isZip(buffer) ? readXlsx(buffer, limits) : readCsv(buffer, limits);
  let characters = 0;
  for await (const line of rows) {
    refuseLarge(line, limits);
    for (const cell of line.cells) characters += cell.length;
    if (characters > limits.characters) {
      throw new FileFault('This file has too much text in its cells. Please split it.');
    }
    refuseNoText(line);
    yield line;
  }
}

/** Of a batch: what is made of it must fit into the memory of a thread, however long its cells are. */
const batchCharacters = 1_000_000;

export async function* readBatches(
  bytes: Uint8Array,
  batchSize: number,
  limits: FileLimits,
): AsyncGenerator<FileRow[]> {
  let rows: FileRow[] = [];
  let characters = 0;
  for await (const row of readFile(bytes, limits)) {
    rows.push(row);
    for (const cell of row.cells) characters += cell.length;
    if (rows.length < batchSize && characters < batchCharacters) continue;
    yield rows;
    rows = [];
    characters = 0;
  }
  if (rows.length > 0) yield rows;
}

function refuseLarge({ row, cells }: FileRow, limits: FileLimits): void {
  const { columns, rows, cellLength } = limits;
  if (cells.length > columns) {
    throw new FileFault(`Row ${row} has ${cells.length} columns; a file has at most ${columns}.`);
  }
  if (row > rows + 1) {
    throw new FileFault(
      `A file has at most ${rows.toLocaleString('en-IN')} rows. Please split it.`,
    );
  }
  if (cells.some((cell) => cell.length > cellLength)) {
    throw new FileFault(`Row ${row} has a cell of more than ${cellLength} characters.`);
  }
}

/** What no database keeps as text: a NUL character, or half of one that takes two. */
function refuseNoText({ row, cells }: FileRow): void {
  if (cells.some((cell) => cell.includes('\0') || !cell.isWellFormed())) {
    throw new FileFault(`Row ${row} has a character that is no text. Please type that cell anew.`);
  }
}
