import { editChange } from '#contract/console/bulk-edit.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { batchesOf, writeEdit } from '#server/bulk-edits/apply-edit.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import {
  deleteRowsOfGone,
  type EditRecord,
  findEdit,
  lockEdit,
  passVersionsOn,
  readChangedSince,
  readEditTargets,
  updateEdit,
} from '#server/queries/catalogue/bulk-edits.ts';
import { lockPacksAndProducts } from '#server/queries/catalogue/product-locks.ts';
import { refuseBeyondPrices } from './edit-target.ts';
import { editToWire } from './edit-wire.ts';

const refuse = consoleRefusalsOf('undoProductEdit');

export const undoProductEdit: ConsoleHandler<'undoProductEdit'> = (context, { id }) =>
  context.db.transaction(async (tx) => {
    const edit = existing(await lockEdit(tx, id), 'edit');
    refuseBeyondPrices(context, editChange.parse(edit.change));
    if (edit.state !== 'applied') throw refuse('not-applied', 'This edit is not applied.');
    await giveBack(tx, edit, context);
    await passVersionsOn(tx, edit.fileId);
    await updateEdit(tx, edit.fileId, { state: 'undone', undoneAt: new Date() });
    await context.audit(tx, `product-edit ${id}`, {
      before: { state: 'applied' },
      after: { state: 'undone', products: edit.changed },
    });
    const found = await findEdit(tx, id);
    if (!found) throw new Error('An edit that was undone is gone.');
    return { edit: editToWire(found) };
  });

const maxNamed = 5;

/** Whole or not at all: one product that was changed since keeps all of them as they are. */
async function giveBack(
  tx: OperatorContext['db'],
  { id, fileId, changed }: EditRecord,
  { operator, caller }: OperatorContext,
): Promise<void> {
  await deleteRowsOfGone(tx, fileId);
  const targets = await readEditTargets(tx, fileId);
  if (targets.length === 0) {
    throw refuse(
      'rows-cleaned',
      'Bulk edits can be undone for 30 days: nothing of this one is left.',
    );
  }
  for (const batch of batchesOf(targets)) await lockPacksAndProducts(tx, batch);
  refuseChangedSince(await readChangedSince(tx, fileId));
  const origin = { operatorId: operator.id, action: 'undoProductEdit', address: caller.address };
  await writeEdit(tx, { id, fileId, changed }, origin, 'undo');
}

function refuseChangedSince(names: readonly string[]): void {
  if (names.length === 0) return;
  const message = `${names.length} of these products ${names.length === 1 ? 'has' : 'have'} been changed since, so nothing is undone.`;
  throw refuse('changed-since', message, {
    ...{ products: names.slice(0, maxNamed), count: names.length },
  });
}
