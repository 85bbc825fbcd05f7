import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findMessage, lockMessage, updateMessage } from '#server/queries/reviews/feedback.ts';
import { messageWire } from './message-wire.ts';

const refuse = consoleRefusalsOf('answerMessage');

/** The mail is a job of the same transaction: neither is ever there without the other. */
export const answerMessage: ConsoleHandler<'answerMessage'> = async (context, input) => {
  const { db, jobs, audit } = context;
  const { id, answer } = input;
  await jobs.ready();
  return db.transaction(async (tx) => {
    await lockMessage(tx, id);
    const message = existing(await findMessage(tx, id), 'message');
    const before = messageWire(message);
    if ((input.answered_at ?? null) !== before.answered_at) {
      throw refuse('changed-elsewhere', 'Someone has answered this message meanwhile.', {
        contact_message: before,
      });
    }
    const now = new Date();
    await updateMessage(tx, id, { answer, answeredAt: now, doneAt: message.doneAt ?? now });
    const key = `answer ${id} ${now.toISOString()}`;
    await jobs.send(tx, 'answer-mail', { messageId: id, answer }, key);
    // Not to whom: the message says that, for as long as it is kept.
    await audit(tx, `message ${id}`, { after: { answer } });
    const after = await findMessage(tx, id);
    return { contact_message: messageWire(after ?? message) };
  });
};
