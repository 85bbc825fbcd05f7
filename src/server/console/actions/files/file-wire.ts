import type { FileRowWire, FileWire } from '#contract/console/files.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { unsafeText } from '#domain/files/csv.ts';
import { type ImportKind, keyColumn } from '#domain/files/import-file.ts';
import { packSlots } from '#domain/limits.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Side } from '#server/console/imports/outcome.ts';
import type { CellError } from '#server/console/imports/parse-row.ts';
import type { ImportFile, ImportRow } from '#server/queries/files/import-files.ts';

const longestCell = 60;
/** Brands that are named: more are counted. */
const maxNamed = 20;

export function fileWire(file: ImportFile): FileWire {
  return {
    file_id: file.id,
    ...wireFields(file, ['kind', 'name', 'state', 'problem', 'operatorName']),
    ...wireFields(file, ['rows', 'added', 'changed', 'unchanged', 'wrong', 'progress']),
    ...wireFields(file, ['createdAt', 'appliedAt', 'undoneAt']),
    new_brand_count: file.newBrands.length,
    new_brands: file.newBrands.slice(0, maxNamed),
    sum: rupeesOf(file.sumPaise),
    control_sum: rupeesOf(file.controlPaise),
  };
}

export const rupeesOf = (paise: number | null) => (paise === null ? null : paiseToRupees(paise));

/** `as` in these: jsonb that run-check.ts wrote. */
export const cellsOf = (row: ImportRow) => row.cells as Record<string, string>;
export const errorsOf = (row: ImportRow) => row.errors as CellError[];
const sideOf = (side: unknown) => side as Side | null;
const fieldsOf = (side: Side | null) => side && (side.fields as NonNullable<FileRowWire['after']>);

/** `names`: of the products or customers that the shop has, by their ids. */
export function fileRowWire(
  kind: ImportKind,
  row: ImportRow,
  names: ReadonlyMap<number, string>,
): FileRowWire {
  const cells = cellsOf(row);
  const [before, after] = [sideOf(row.before), sideOf(row.after)];
  const found = row.targetId === null ? undefined : names.get(row.targetId);
  return {
    row: row.row,
    key: unsafeText(cells[keyColumn(kind)] ?? ''),
    name: found ?? unsafeText(cells.product_name ?? cells.firm_name ?? ''),
    target_id: found === undefined ? null : row.targetId,
    errors: errorsOf(row).map((error) => ({ ...error, value: shownCell(cells[error.column]) })),
    before: fieldsOf(before),
    after: fieldsOf(after),
    price_change: row.priceChange === null ? null : row.priceChange / 100,
    margins: marginChanges(before, after),
  };
}

function shownCell(text = ''): string {
  const cell = unsafeText(text).trim();
  return cell.length > longestCell ? `${cell.slice(0, longestCell)}…` : cell;
}

/** None of files that were checked before margins were kept. */
function marginChanges(before: Side | null, after: Side | null): FileRowWire['margins'] {
  const changed = after?.fields ?? {};
  return packSlots.flatMap((slot) => {
    const [was, is] = [before?.margins?.[slot] ?? null, after?.margins?.[slot] ?? null];
    const isSame = was === is && !(`selling_price${slot}` in changed || `mrp${slot}` in changed);
    return isSame || (was === null && is === null) ? [] : [{ slot, before: was, after: is }];
  });
}
