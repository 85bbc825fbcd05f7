import type { Handler } from '#server/actions/context.ts';

/** Answers the same, and takes the same time, whether or not the address is a customer's. */
export const sendResetPinLink: Handler<'sendResetPinLink'> = async (
  { db, jobs, caller },
  { email },
) => {
  await jobs.ready();
  // Dropped where one was asked for just now: the answer is the same.
  const { language } = caller;
  await jobs.send(db, 'reset-pin-mail', { email, language }, `reset ${email.toLowerCase()}`);
  return { message: 'An email has been sent with instructions to reset your PIN.' };
};
