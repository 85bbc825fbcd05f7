import { editChange } from '#contract/console/bulk-edit.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type EditRecord,
  lockDueEdit,
  readEditTargets,
  updateEdit,
} from '#server/queries/catalogue/bulk-edits.ts';
import type { ProductWithState } from '#server/queries/catalogue/product-states.ts';
import { deleteFileRows } from '#server/queries/files/import-files.ts';
import { type AuditOrigin, insertAudit } from '#server/queries/operators/audit.ts';
import { mayStill } from '#server/queries/operators/operators.ts';
import { applyEdit, missingPlace } from './apply-edit.ts';
import { neededForEdit } from './needed-for-edit.ts';

/**
 * Applies the bulk edits whose time has come, also those of a time when the shop was down. Each with
 * its new state is one transaction: none is applied twice, on however many nodes this runs.
 */
export async function runDueEdits(db: Db): Promise<string> {
  let applied = 0;
  let failed = 0;
  for (;;) {
    const state = await db.transaction(async (tx) => {
      const edit = await lockDueEdit(tx);
      return edit && run(tx, edit);
    });
    if (state === undefined) return `${applied} applied, ${failed} failed`;
    if (state === 'applied') applied += 1;
    else failed += 1;
  }
}

async function run(tx: Db, edit: EditRecord): Promise<'applied' | 'failed'> {
  const change = editChange.parse(edit.change);
  // Whoever scheduled it may have been switched off since, or be allowed less.
  if (!(await mayStill(tx, edit.operatorId, await neededForEdit(tx, edit)))) {
    await callOffEdit(tx, edit);
    return 'failed';
  }
  const origin = { operatorId: edit.operatorId, action: 'editProducts', address: '' };
  const { id, fileId } = edit;
  const missing = await missingPlace(tx, change);
  const targets = await readEditTargets(tx, fileId);
  await deleteFileRows(tx, fileId);
  const { changed, leftOut } = missing
    ? { changed: 0, leftOut: [] }
    : await applyEdit(tx, { id, fileId, change }, targets, origin);
  const state = changed > 0 ? 'applied' : 'failed';
  const problem = missing
    ? 'The category or brand is no longer there.'
    : changed === 0
      ? 'None of the products could be changed.'
      : leftOutText(leftOut);
  await updateEdit(tx, fileId, { state, changed, problem, appliedAt: new Date() });
  await insertAudit(tx, {
    ...origin,
    subject: `product-edit ${id}`,
    details: { before: { state: 'scheduled' }, after: { state, products: changed } },
  });
  return state;
}

/** It stays in the list, with what it would have done. `by`: whoever took the right from its operator. */
export async function callOffEdit(
  tx: Db,
  { id, fileId }: Pick<EditRecord, 'id' | 'fileId'>,
  by: Omit<AuditOrigin, 'action'> = { operatorId: undefined, address: '' },
): Promise<void> {
  const problem = 'Whoever scheduled it may not do this any more.';
  await updateEdit(tx, fileId, { state: 'cancelled', problem });
  await insertAudit(tx, {
    ...{ ...by, action: 'cancelProductEdit' },
    subject: `product-edit ${id}`,
    details: { before: { state: 'scheduled' }, after: { state: 'cancelled', reason: problem } },
  });
}

const maxNamed = 3;

/** '' where nothing was. */
export function leftOutText(products: readonly ProductWithState[]): string {
  if (products.length === 0) return '';
  const names = products.slice(0, maxNamed).map(({ name }) => name);
  const more = products.length - names.length;
  return `Left out: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
