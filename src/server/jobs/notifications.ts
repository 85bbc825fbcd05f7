import type { Db } from '#server/db/connect.ts';
import {
  readRecipients,
  takeDueBatch,
  updateBatch,
} from '#server/queries/notifications/notification-batches.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { batchSize } from '#server/queries/notifications/reminders.ts';
import { type AuditOrigin, insertAudit } from '#server/queries/operators/audit.ts';
import { mayStill } from '#server/queries/operators/operators.ts';

/** Sends what is due to the bells of those it is for. */
export async function sendNotifications(db: Pick<Db, 'transaction'>): Promise<string> {
  let sent = 0;
  for (;;) {
    const told = await db.transaction(sendSome);
    if (told === undefined) return `${sent} sent`;
    sent += told;
  }
}

/**
 * The next customers of one that is due. What they are told and how far it has gone are one
 * transaction: after a kill it goes on where it was, and nobody is told twice. undefined: nothing is due.
 */
async function sendSome(tx: Db): Promise<number | undefined> {
  const batch = await takeDueBatch(tx);
  if (!batch) return undefined;
  // Whoever scheduled it may have been switched off since, or have another role.
  if (!(await mayStill(tx, batch.operatorId, 'promotions'))) {
    await callOffNotification(tx, batch.id);
    return 0;
  }
  const { audience, text, textHi, image, path, lastCustomerId } = batch;
  const page = { afterId: lastCustomerId, limit: batchSize };
  const ids = await readRecipients(tx, audience, page);
  const told = { text, textHi, image: image ?? undefined, path: path ?? undefined };
  await notify(
    tx,
    ids.map((customerId) => ({ customerId, ...told })),
  );
  await updateBatch(tx, batch.id, {
    recipients: (batch.recipients ?? 0) + ids.length,
    lastCustomerId: ids.at(-1) ?? lastCustomerId,
    ...(ids.length < batchSize ? { sentAt: new Date() } : {}),
  });
  return ids.length;
}

/** `by`: whoever took the right from its operator. */
export async function callOffNotification(
  tx: Db,
  id: number,
  by: Omit<AuditOrigin, 'action'> = { operatorId: undefined, address: '' },
): Promise<void> {
  await updateBatch(tx, id, { cancelledAt: new Date() });
  const reason = 'Whoever scheduled it may not do this any more.';
  await insertAudit(tx, {
    ...{ ...by, action: 'cancelNotification' },
    subject: `notification ${id}`,
    details: { after: { state: 'cancelled', reason } },
  });
}
