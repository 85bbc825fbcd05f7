import { editChange } from '#contract/console/bulk-edit.ts';
import type { ScheduledWorkWire } from '#contract/console/operators.ts';
import { permissionOfEdit } from '#domain/catalogue/bulk-edit.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readScheduledEdits } from '#server/queries/catalogue/bulk-edits.ts';
import { readWaitingBatches } from '#server/queries/notifications/notification-batches.ts';

export const listScheduledWork: ConsoleHandler<'listScheduledWork'> = async ({ db }) => {
  const edits = (await readScheduledEdits(db)).map((edit): ScheduledWorkWire => {
    const change = editChange.parse(edit.change);
    return {
      ...{ kind: 'edit', id: edit.id, operator_id: edit.operatorId, change },
      ...{ at: edit.runAt?.toISOString() ?? null, permission: permissionOfEdit(change) },
    };
  });
  const notifications = (await readWaitingBatches(db)).map(
    ({ id, operatorId, text, sendAt }): ScheduledWorkWire => ({
      ...{ kind: 'notification', id, operator_id: operatorId, text },
      ...{ at: sendAt.toISOString(), permission: 'promotions' },
    }),
  );
  return { work: [...edits, ...notifications] };
};
