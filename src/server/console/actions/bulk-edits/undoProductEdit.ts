import { editChange } from '#contract/console/bulk-edit.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { writeEdit } from '#server/bulk-edits/apply-edit.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { refuseLarge } from '#server/console/imports/large-change.ts';
import type { Db } from '#server/db/connect.ts';
import { ChangedSince } from '#server/import-rows/writer.ts';
import {
  type FoundEdit,
  findEdit,
  lockEdit,
  readChangedSince,
  readEditTargets,
  updateEdit,
} from '#server/queries/catalogue/bulk-edits.ts';
import { refuseBeyondPrices } from './edit-target.ts';
import { editToWire } from './edit-wire.ts';

const refuse = consoleRefusalsOf('undoProductEdit');

export const undoProductEdit: ConsoleHandler<'undoProductEdit'> = async (context, { id }) => {
  try {
    const undone = await context.db.transaction((tx) => undo(tx, id, context));
    return { edit: editToWire(undone) };
  } catch (error) {
    // Which ones: read once everything has been taken back.
    if (error instanceof ChangedSince) refuseChangedSince(await readChangedSince(context.db, id));
    throw error;
  }
};

/** Whole or not at all: one product that was changed since keeps all of them as they are. */
async function undo(tx: Db, id: number, context: OperatorContext): Promise<FoundEdit> {
  const { operator, caller, audit } = context;
  const edit = existing(await lockEdit(tx, id), 'edit');
  refuseBeyondPrices(context, editChange.parse(edit.change));
  if (edit.state !== 'applied') throw refuse('not-applied', 'This edit is not applied.');
  if ((await readEditTargets(tx, edit.fileId)).length === 0) {
    throw refuse(
      'rows-cleaned',
      'Bulk edits can be undone for 30 days: nothing of this one is left.',
    );
  }
  await refuseLarge(tx, operator, { fileId: edit.fileId, rows: edit.changed });
  const origin = { operatorId: operator.id, action: 'undoProductEdit', address: caller.address };
  await writeEdit(tx, edit, origin, 'undo');
  await updateEdit(tx, edit.fileId, { state: 'undone', undoneAt: new Date() });
  await audit(tx, `product-edit ${id}`, {
    before: { state: 'applied' },
    after: { state: 'undone', products: edit.changed },
  });
  return existing(await findEdit(tx, id), 'edit');
}

const maxNamed = 5;

function refuseChangedSince(names: readonly string[]): void {
  const message = `${names.length} of these products ${names.length === 1 ? 'has' : 'have'} been changed since, so nothing is undone.`;
  throw refuse('changed-since', message, {
    ...{ products: names.slice(0, maxNamed), count: names.length },
  });
}
