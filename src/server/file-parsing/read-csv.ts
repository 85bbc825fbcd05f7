import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { FileLimits } from '#domain/files/import-file.ts';
import { FileFault, tooManyCells } from './file-fault.ts';
import type { FileRow } from './read-file.ts';

const chunkBytes = 64 * 1024;

/** Commas, semicolons or tabs: whichever part the header most. */
function delimiterOf(header: string): string {
  const count = (sign: string) => header.split(sign).length;
  const [best = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a));
  return best;
}

export async function* readCsv(bytes: Buffer, limits: FileLimits): AsyncGenerator<FileRow> {
  refuseOtherEncodings(bytes);
  const [header = ''] = bytes
    .subarray(0, 4_096)
    .toString()
    .split(/\r?\n|\r/, 1);
  const delimiter = delimiterOf(header);
  if (countBytes(bytes, delimiter.charCodeAt(0)) > limits.cells) throw tooManyCells(limits);
  const parser = parse({
    bom: true,
    delimiter,
    // Rows that are too short or too long are told by their row, not as a fault of the whole file.
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: limits.rowLength,
  });
  // An error of the text ends the parser with it; whoever reads the parser is told.
  pipeline(Readable.from(decoded(bytes)), parser, () => {});
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      yield { row, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? new FileFault(reasonOf(error)) : error;
  }
}

/** Before anything is parsed: a file of empty cells is small, and keeps the parser busy for a minute. */
function countBytes(bytes: Buffer, wanted: number): number {
  let count = 0;
  for (const byte of bytes) if (byte === wanted) count += 1;
  return count;
}

function refuseOtherEncodings(bytes: Buffer): void {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || bytes.subarray(0, chunkBytes).includes(0)) throw notUtf8();
}

function* decoded(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const isLast = at + chunkBytes >= bytes.length;
    yield decode(decoder, bytes.subarray(at, at + chunkBytes), !isLast);
  }
}

function decode(decoder: TextDecoder, part: Buffer, stream: boolean): string {
  try {
    return decoder.decode(part, { stream });
  } catch {
    throw notUtf8(); // bytes that are no UTF-8
  }
}

function notUtf8(): FileFault {
  return new FileFault(
    'This is no UTF-8 text, nor an .xlsx file. In Excel choose "CSV UTF-8" when saving.',
  );
}

function reasonOf({ code, records }: CsvError): string {
  const row = Number(records) + 1; // what was read before may not have been given out yet
  if (code === 'CSV_QUOTE_NOT_CLOSED') {
    return `A quotation mark that opens in row ${row} is never closed. Was the file cut off?`;
  }
  if (code === 'CSV_MAX_RECORD_SIZE') return `Row ${row} is too long.`;
  return `Row ${row} is no CSV: please look at its quotation marks.`;
}
