import type { Handler } from '#server/actions/context.ts';
import { limitMessages } from '#server/auth/rate-limit.ts';
import { insertMessage } from '#server/queries/content/contact.ts';

const thanks = { message: 'Thank you for reaching out to us.' };

/** Kept for the operator, and mailed to the shop by a job. */
export const contactUsForm: Handler<'contactUsForm'> = async ({ db, jobs, caller }, input) => {
  const { website, ...message } = input;
  // A machine that filled the hidden field learns nothing from the answer.
  if (website !== '') return thanks;
  await limitMessages(db, caller.address);
  await jobs.ready();
  await db.transaction(async (tx) => {
    const messageId = await insertMessage(tx, { ...message, language: caller.language });
    const sent = await jobs.send(tx, 'contact-mail', { messageId }, `message ${messageId}`);
    if (!sent) throw new Error(`Message ${messageId} could not be queued.`);
  });
  return thanks;
};
