import { type ImportKind, keyColumn } from '#domain/files/import-file.ts';
import type { CellError, ParsedRow } from './parse-row.ts';

/** What may not be empty; a new row has defaults, or is told what it lacks, but for its key. */
export function blankErrors(
  { blanks }: ParsedRow,
  isThere: boolean,
  kind: ImportKind = 'products',
): CellError[] {
  const required = isThere ? blanks : blanks.filter((column) => column === keyColumn(kind));
  return required.map((column) => ({ column, message: 'must not be empty' }));
}
