import { isMet, type Permission, rightsOf } from '#domain/operators/permissions.ts';
import { neededForEdit } from '#server/bulk-edits/needed-for-edit.ts';
import { callOffEdit } from '#server/bulk-edits/run-due-edits.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { callOffNotification } from '#server/jobs/notifications.ts';
import { lockScheduledEdits } from '#server/queries/catalogue/bulk-edits.ts';
import { lockWaitingBatches } from '#server/queries/notifications/notification-batches.ts';
import type { OperatorRow } from '#server/queries/operators/operators.ts';
import { readRoleRights } from '#server/queries/operators/role-rights.ts';

/** What an operator has scheduled and may not do any more. */
export async function callOffWork(
  { operator, caller }: OperatorContext,
  tx: OperatorContext['db'],
  { id, role, active }: OperatorRow,
): Promise<void> {
  const held = rightsOf(role, (await readRoleRights(tx)).changes);
  const may = (permission: Permission) => active && held.may(permission);
  const by = { operatorId: operator.id, address: caller.address };
  for (const edit of await lockScheduledEdits(tx, id)) {
    if (!isMet(await neededForEdit(tx, edit), may)) await callOffEdit(tx, edit, by);
  }
  if (may('promotions')) return;
  for (const batch of await lockWaitingBatches(tx, id)) await callOffNotification(tx, batch.id, by);
}
