import { editChange } from '#contract/console/bulk-edit.ts';
import type { ScheduledWorkWire } from '#contract/console/operators.ts';
import { neededForEdit } from '#server/bulk-edits/needed-for-edit.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readScheduledEdits } from '#server/queries/catalogue/bulk-edits.ts';
import { readWaitingBatches } from '#server/queries/notifications/notification-batches.ts';

export const listScheduledWork: ConsoleHandler<'listScheduledWork'> = async ({ db }) => {
  const edits: ScheduledWorkWire[] = [];
  for (const edit of await readScheduledEdits(db)) {
    edits.push({
      ...{ kind: 'edit', id: edit.id, operator_id: edit.operatorId },
      ...{ at: edit.runAt?.toISOString() ?? null, change: editChange.parse(edit.change) },
      needs: await neededForEdit(db, edit),
    });
  }
  const notifications = (await readWaitingBatches(db)).map(
    ({ id, operatorId, text, sendAt }): ScheduledWorkWire => ({
      ...{ kind: 'notification', id, operator_id: operatorId, text },
      ...{ at: sendAt.toISOString(), needs: ['promotions'] },
    }),
  );
  return { work: [...edits, ...notifications] };
};
