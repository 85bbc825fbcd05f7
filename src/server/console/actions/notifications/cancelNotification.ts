import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import {
  findBatch,
  lockBatch,
  updateBatch,
} from '#server/queries/notifications/notification-batches.ts';

const refuse = consoleRefusalsOf('cancelNotification');

export const cancelNotification: ConsoleHandler<'cancelNotification'> = ({ db, audit }, { id }) =>
  db.transaction(async (tx) => {
    await lockBatch(tx, id);
    const found = existing(await findBatch(tx, { id }), 'notification');
    const { sentAt, recipients, cancelledAt } = found.batch;
    // Once it has reached some, it goes on to the others.
    if (sentAt || recipients) {
      throw refuse('already-sent', 'It has been sent and cannot be taken back.');
    }
    if (!cancelledAt) {
      await updateBatch(tx, id, { cancelledAt: new Date() });
      await audit(tx, `notification ${id}`, {
        before: { state: 'scheduled' },
        after: { state: 'cancelled' },
      });
    }
    return { message: 'The notification is cancelled.' };
  });
