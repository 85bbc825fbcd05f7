import { editChange } from '#contract/console/bulk-edit.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { batchesOf, isPriceEdit } from '#server/bulk-edits/apply-edit.ts';
import { auditEdited } from '#server/bulk-edits/audit-edit.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import {
  findEdit,
  lockEdit,
  passVersionsOn,
  readRows,
  readTargets,
  updateEdit,
} from '#server/queries/catalogue/bulk-edits.ts';
import { lockStates, writeStates } from '#server/queries/catalogue/product-states.ts';
import { refuseBeyondPrices } from './edit-target.ts';
import { editToWire } from './edit-wire.ts';

const refuse = consoleRefusalsOf('undoProductEdit');

export const undoProductEdit: ConsoleHandler<'undoProductEdit'> = (context, { id }) =>
  context.db.transaction(async (tx) => {
    const edit = await lockEdit(tx, id);
    if (!edit) throw refuse('not-found', 'There is no such edit.');
    const change = editChange.parse(edit.change);
    refuseBeyondPrices(context, change);
    if (edit.state !== 'applied') throw refuse('not-applied', 'This edit is not applied.');
    await giveBack(tx, id, context, isPriceEdit(change));
    await passVersionsOn(tx, id);
    await updateEdit(tx, id, { state: 'undone', undoneAt: new Date() });
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
  id: number,
  { operator, caller }: OperatorContext,
  isPrice: boolean,
): Promise<void> {
  const origin = { operatorId: operator.id, action: 'undoProductEdit', address: caller.address };
  const changedSince: string[] = [];
  const targets = await readTargets(tx, id);
  if (targets.length === 0) {
    throw refuse(
      'rows-cleaned',
      'Bulk edits can be undone for 30 days: nothing of this one is left.',
    );
  }
  for (const batch of batchesOf(targets)) {
    await lockStates(tx, batch);
    const rows = await readRows(tx, id, batch);
    changedSince.push(...rows.filter(({ left, now }) => left !== now).map(({ name }) => name));
    if (changedSince.length > 0) continue;
    const back = rows.map(({ id, before, after }) => ({ id, before: after, after: before }));
    await writeStates(tx, back, isPrice);
    await auditEdited(tx, id, origin, back);
  }
  if (changedSince.length === 0) return;
  const one = changedSince.length === 1;
  const message = `${changedSince.length} of these products ${one ? 'has' : 'have'} been changed since, so nothing is undone.`;
  throw refuse('changed-since', message, {
    products: changedSince.slice(0, maxNamed),
    count: changedSince.length,
  });
}
