import { editChange } from '#contract/console/bulk-edit.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findEdit, lockEdit, updateEdit } from '#server/queries/catalogue/bulk-edits.ts';
import { refuseBeyondPrices } from './edit-target.ts';
import { editToWire } from './edit-wire.ts';

const refuse = consoleRefusalsOf('cancelProductEdit');

export const cancelProductEdit: ConsoleHandler<'cancelProductEdit'> = (context, { id }) =>
  context.db.transaction(async (tx) => {
    const edit = existing(await lockEdit(tx, id), 'edit');
    refuseBeyondPrices(context, editChange.parse(edit.change));
    if (edit.state !== 'scheduled') {
      throw refuse('not-scheduled', 'This edit is not scheduled any more.');
    }
    await updateEdit(tx, edit.fileId, { state: 'cancelled' });
    await context.audit(tx, `product-edit ${id}`, {
      before: { state: 'scheduled' },
      after: { state: 'cancelled' },
    });
    const found = await findEdit(tx, id);
    if (!found) throw new Error('An edit that was cancelled is gone.');
    return { edit: editToWire(found) };
  });
