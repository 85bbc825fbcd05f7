import type { Handler } from '#server/actions/context.ts';
import { limitMessages } from '#server/auth/rate-limit.ts';
import { insertMessage } from '#server/queries/contact.ts';

const thanks = { message: 'Thank you for reaching out to us.' };

/** Kept for the operator, and mailed to the shop by a job. */
export const contactUsForm: Handler<'contactUsForm'> = async ({ db, jobs, caller }, input) => {
  const { website, ...message } = input;
  // A machine that filled the hidden field learns nothing from the answer.
  if (website !== '') return thanks;
  await limitMessages(db, caller.address);
  const messageId = await insertMessage(db, message);
  await jobs.send('contact-mail', { messageId }, String(messageId));
  return thanks;
};
