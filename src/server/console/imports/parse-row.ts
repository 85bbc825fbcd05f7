import type { z } from 'zod';
import { unsafeText } from '#domain/files/csv.ts';
import { type ImportKind, keyColumn } from '#domain/files/import-file.ts';
import { plainWords } from '#server/api/plain-words.ts';
import type { FileRow } from '#server/file-parsing/read-file.ts';
import { allowedColumns, cellSchema, isBlankable, isNote } from './columns.ts';

export type CellError = { column: string; message: string };

export type ParsedRow = {
  row: number;
  /** As read, by column. */
  cells: Record<string, string>;
  /** What the cells say, by the contract's names. */
  given: Record<string, unknown>;
  /** Columns that are empty and may not be, unless the row is new and they have a default. */
  blanks: string[];
  errors: CellError[];
};

/** The columns of a file, and what is wrong with them. */
export function parseHeader(kind: ImportKind, { cells }: FileRow) {
  const typed = trimmed(cells).map((cell) => cell.trim().toLowerCase());
  const columns = typed.map(columnName);
  const errors: CellError[] = [];
  columns.forEach((column, i) => {
    const message = columnProblem(kind, column, columns.indexOf(column) < i);
    if (message) errors.push({ column: typed[i]?.slice(0, 60) || columnLetter(i), message });
  });
  const key = keyColumn(kind);
  if (!columns.includes(key)) errors.push({ column: key, message: 'This column is missing.' });
  const usable = columns.some((column) => column !== key && cellSchema(kind, column));
  if (!usable && errors.length === 0) {
    errors.push({ column: key, message: 'There is no other column to take in.' });
  }
  return { columns, errors };
}

/** However it is typed: Selling Price1, selling-price1. */
function columnName(typed: string): string {
  return typed.replaceAll(/[\s-]+/g, '_');
}

function columnProblem(kind: ImportKind, column: string, isRepeated: boolean): string | undefined {
  if (column === '') return 'This column has no name in row 1.';
  if (isRepeated) return 'This column is there twice.';
  if (cellSchema(kind, column) || isNote(kind, column)) return undefined;
  return `A file of ${kind} has no such column. It may have: ${allowedColumns(kind).join(', ')}.`;
}

/** A, B, …, AA: as a spreadsheet names it. */
function columnLetter(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
}

/** Spreadsheets write empty cells behind the last one. */
function trimmed(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1);
}

/** undefined: an empty row. */
export function parseRow(
  kind: ImportKind,
  columns: readonly string[],
  line: FileRow,
): ParsedRow | undefined {
  const texts = trimmed(line.cells);
  if (texts.length === 0) return undefined;
  const parsed: ParsedRow = { row: line.row, cells: {}, given: {}, blanks: [], errors: [] };
  if (texts.length > columns.length) {
    const message = `This row has ${texts.length} cells, the header ${columns.length}.`;
    parsed.errors.push({ column: columnLetter(columns.length), message });
  }
  columns.forEach((column, i) => {
    const text = texts[i] ?? '';
    parsed.cells[column] = text;
    const schema = cellSchema(kind, column);
    if (schema) parseCell(parsed, column, text, schema);
  });
  return parsed;
}

function parseCell(parsed: ParsedRow, column: string, text: string, schema: z.ZodType): void {
  if (text.startsWith('=')) {
    const message = 'begins with =, like a formula: please write the value itself';
    parsed.errors.push({ column, message });
    return;
  }
  const isEmpty = text.trim() === '';
  if (isEmpty && isBlankable(schema)) {
    parsed.given[column] = null;
    return;
  }
  const result = schema.safeParse(cellValue(column, unsafeText(text)), { error: plainWords });
  if (result.success) parsed.given[column] = result.data;
  else if (isEmpty) parsed.blanks.push(column);
  else parsed.errors.push({ column, message: result.error.issues[0]?.message ?? 'is wrong' });
}

const flagColumns: ReadonlySet<string> = new Set(['hidden', 'best_pick', 'due_mails']);

const yesNo: Readonly<Record<string, boolean>> = {
  ...{ yes: true, true: true, '1': true },
  ...{ no: false, false: false, '0': false },
};

/** A cell as its schema takes it: yes and no, and amounts as people write them, ₹1,20,000.50. */
function cellValue(column: string, text: string): unknown {
  const plain = text.trim();
  if (flagColumns.has(column)) return yesNo[plain.toLowerCase()] ?? text;
  if (column === 'date' || column === 'due_date') return isoDay(plain);
  if (
    !/^(mrp|selling_price|set_qty|maxqty|stock|low_stock|distance|amount|credit_limit)/.test(column)
  )
    return text;
  const amount = plain.replace(/^(-?)₹\s*/, '$1');
  return /^-?\d{1,3}(,\d{2})*,\d{3}(\.\d+)?$/.test(amount) ? amount.replaceAll(',', '') : amount;
}

/** As India writes a day, and its spreadsheets: 31/03/2026, 31-3-2026. */
function isoDay(text: string): string {
  const [, date = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text;
}
