import { editChange } from '#contract/console/bulk-edit.ts';
import { permissionOfEdit } from '#domain/catalogue/bulk-edit.ts';
import { mayRole, type Permission } from '#domain/operators/permissions.ts';
import { callOffEdit } from '#server/bulk-edits/run-due-edits.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { callOffNotification } from '#server/jobs/notifications.ts';
import { lockScheduledEdits } from '#server/queries/catalogue/bulk-edits.ts';
import { lockWaitingBatches } from '#server/queries/notifications/notification-batches.ts';
import type { OperatorRow } from '#server/queries/operators/operators.ts';

/** What an operator who was switched off or down has scheduled and may not do any more. */
export async function callOffWork(
  { operator, caller }: OperatorContext,
  tx: OperatorContext['db'],
  { id, role, active }: OperatorRow,
): Promise<void> {
  const may = (permission: Permission) => active && mayRole(role, permission);
  const by = { operatorId: operator.id, address: caller.address };
  for (const edit of await lockScheduledEdits(tx, id)) {
    if (!may(permissionOfEdit(editChange.parse(edit.change)))) await callOffEdit(tx, edit, by);
  }
  if (may('promotions')) return;
  for (const batch of await lockWaitingBatches(tx, id)) await callOffNotification(tx, batch.id, by);
}
