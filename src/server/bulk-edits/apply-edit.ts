import type { EditChange } from '#contract/console/bulk-edit.ts';
import { editProduct, type ProductEdit } from '#domain/catalogue/bulk-edit.ts';
import type { Db } from '#server/db/connect.ts';
import { keepRows } from '#server/queries/catalogue/bulk-edits.ts';
import {
  editBatchSize,
  lockStates,
  type ProductWithState,
  writeStates,
} from '#server/queries/catalogue/product-states.ts';
import { brandExists, placeExists } from '#server/queries/catalogue/save-product.ts';
import type { AuditOrigin } from '#server/queries/operators/audit.ts';
import { auditEdited } from './audit-edit.ts';

/** A change as the contract has it, in our words. */
export function editOf(change: EditChange): ProductEdit {
  if (change.field === 'brand') return { field: 'brand', brandId: change.brand_id };
  if (change.field !== 'category') return change;
  const { field, subcategory_id: subcategoryId, sub_subcategory_id: subSubcategoryId } = change;
  return { field, subcategoryId, subSubcategoryId };
}

export const isPriceEdit = ({ field }: EditChange) => field === 'price' || field === 'mrp';

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

/** Changes these products as far as they can be, and keeps what was there before. */
export async function applyEdit(
  tx: Db,
  editId: number,
  change: EditChange,
  ids: readonly number[],
  origin: AuditOrigin,
): Promise<{ changed: number; leftOut: ProductWithState[] }> {
  const edit = editOf(change);
  const leftOut: ProductWithState[] = [];
  let changed = 0;
  for (const batch of batchesOf(ids.toSorted((a, b) => a - b))) {
    const changes = (await lockStates(tx, batch)).flatMap((product) => {
      const { outcome, after } = editProduct(product.state, edit);
      if (outcome === 'refused') leftOut.push(product);
      return outcome === 'changed' ? [{ id: product.id, before: product.state, after }] : [];
    });
    if (changes.length === 0) continue;
    await writeStates(tx, changes, isPriceEdit(change));
    await keepRows(tx, editId, changes);
    await auditEdited(tx, editId, origin, changes);
    changed += changes.length;
  }
  return { changed, leftOut };
}
