import type { FileRowWire, FileWire } from '#contract/console/files.ts';
import { unsafeText } from '#domain/csv.ts';
import { type ImportKind, keyColumn } from '#domain/import-file.ts';
import type { Side } from '#server/console/imports/outcome.ts';
import type { CellError } from '#server/console/imports/parse-row.ts';
import type { ImportFile, ImportRow } from '#server/queries/import-files.ts';

/** Brands that are named: more are counted. */
const maxNamed = 20;

export function fileWire(file: ImportFile): FileWire {
  const { id, kind, name, state, rows, added, changed, unchanged, wrong, progress } = file;
  return {
    ...{ file_id: id, kind, name, state, rows, added, changed, unchanged, wrong, progress },
    new_brand_count: file.newBrands.length,
    new_brands: file.newBrands.slice(0, maxNamed),
    problem: file.problem,
    operator_name: file.operatorName,
    created_at: file.createdAt.toISOString(),
    applied_at: file.appliedAt?.toISOString() ?? null,
    undone_at: file.undoneAt?.toISOString() ?? null,
  };
}

/** `as` in these: jsonb that run-check.ts wrote. */
export const cellsOf = (row: ImportRow) => row.cells as Record<string, string>;
export const errorsOf = (row: ImportRow) => row.errors as CellError[];
const fieldsOf = (side: unknown) =>
  side === null ? null : ((side as Side).fields as NonNullable<FileRowWire['after']>);

export function fileRowWire(kind: ImportKind, row: ImportRow): FileRowWire {
  const cells = cellsOf(row);
  const after = fieldsOf(row.after);
  const name = cells.product_name ?? cells.firm_name ?? '';
  return {
    row: row.row,
    key: unsafeText(cells[keyColumn(kind)] ?? ''),
    name: unsafeText(name),
    errors: errorsOf(row),
    before: fieldsOf(row.before),
    after,
    price_change: row.priceChange === null ? null : row.priceChange / 100,
  };
}
