import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findMessage, lockMessage, updateMessage } from '#server/queries/reviews/feedback.ts';
import { messageWire } from './message-wire.ts';

export const finishMessage: ConsoleHandler<'finishMessage'> = ({ db, audit }, { id, done }) =>
  db.transaction(async (tx) => {
    await lockMessage(tx, id);
    const message = existing(await findMessage(tx, id), 'message');
    const isDone = message.doneAt !== null;
    if (done === isDone) return { contact_message: messageWire(message) };
    const doneAt = done ? new Date() : null;
    await updateMessage(tx, id, { doneAt });
    await audit(tx, `message ${id}`, { before: { done: isDone }, after: { done } });
    return { contact_message: messageWire({ ...message, doneAt }) };
  });
