import type { EditChange } from '#contract/console/bulk-edit.ts';
import { type BulkEdit, editProduct, permissionOfEdit } from '#domain/catalogue/bulk-edit.ts';
import type { Db } from '#server/db/connect.ts';
import { writeRows } from '#server/import-rows/write-rows.ts';
import {
  brandExists,
  lockPacksAndProducts,
  placeExists,
} from '#server/queries/catalogue/product-locks.ts';
import {
  editBatchSize,
  type ProductWithState,
  readStates,
} from '#server/queries/catalogue/product-states.ts';
import {
  analyzeFileRows,
  insertFileRows,
  type NewImportRow,
} from '#server/queries/files/import-files.ts';
import type { AuditOrigin } from '#server/queries/operators/audit.ts';
import { editRow } from './edit-row.ts';

/** A change as the contract has it, in our words. */
export function editOf(change: EditChange): BulkEdit {
  if (change.field === 'brand') return { field: 'brand', brandId: change.brand_id };
  if (change.field !== 'category') return change;
  const { field, subcategory_id: subcategoryId, sub_subcategory_id: subSubcategoryId } = change;
  return { field, subcategoryId, subSubcategoryId };
}

export const isPriceEdit = (change: EditChange) => permissionOfEdit(change) === 'prices';

/** What the change names and is not there; undefined: all of it is. */
export async function missingPlace(tx: Db, change: EditChange): Promise<string | undefined> {
  if (change.field === 'brand') {
    return (await brandExists(tx, change.brand_id)) ? undefined : 'brand_id';
  }
  if (change.field !== 'category') return undefined;
  const { subcategory_id, sub_subcategory_id } = change;
  if (!(await placeExists(tx, subcategory_id, null))) return 'subcategory_id';
  return (await placeExists(tx, subcategory_id, sub_subcategory_id))
    ? undefined
    : 'sub_subcategory_id';
}

/** In pieces, so that the shop goes on in between. */
export function* batchesOf(ids: readonly number[]): Generator<number[]> {
  for (let at = 0; at < ids.length; at += editBatchSize) yield ids.slice(at, at + editBatchSize);
}

type Edit = { id: number; fileId: number; change: EditChange };
type Origin = AuditOrigin & { operatorId: number };

/** Keeps what the edit makes of these products, as far as they can be changed, and writes it. */
export async function applyEdit(
  tx: Db,
  { id, fileId, change }: Edit,
  ids: readonly number[],
  origin: Origin,
): Promise<{ changed: number; leftOut: ProductWithState[] }> {
  const edit = editOf(change);
  const leftOut: ProductWithState[] = [];
  let changed = 0;
  for (const batch of batchesOf(ids.toSorted((a, b) => a - b))) {
    await lockPacksAndProducts(tx, batch);
    const rows = (await readStates(tx, batch)).flatMap((product) => {
      const { outcome, after } = editProduct(product.state, edit);
      if (outcome === 'refused') leftOut.push(product);
      return outcome === 'changed' ? [editRow(product, after, isPriceEdit(change))] : [];
    });
    await insertEditRows(tx, fileId, rows, changed);
    changed += rows.length;
  }
  await analyzeFileRows(tx, changed);
  await writeEdit(tx, { id, fileId, changed }, origin, 'apply');
  return { changed, leftOut };
}

/** Behind those that it has. */
export function insertEditRows(
  tx: Db,
  fileId: number,
  rows: readonly Omit<NewImportRow, 'row'>[],
  before: number,
): Promise<void> {
  const numbered = rows.map((row, i) => ({ ...row, row: before + i + 1 }));
  return insertFileRows(tx, fileId, numbered);
}

/** The rows of a bulk edit, as those of a file. */
export function writeEdit(
  tx: Db,
  { id, fileId, changed }: { id: number; fileId: number; changed: number },
  origin: Origin,
  direction: 'apply' | 'undo',
): Promise<void> {
  const file = { id: fileId, kind: 'edit' as const, added: 0, changed, newBrands: [] };
  const rowOrigin = { ...origin, partOf: `product-edit ${id}` };
  return writeRows({ tx, file, origin: rowOrigin, done: () => {} }, direction);
}
