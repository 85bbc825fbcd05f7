import type { Handler } from '#server/actions/context.ts';

/** Answers the same, and takes the same time, whether or not the address is a customer's. */
export const sendResetPinLink: Handler<'sendResetPinLink'> = async ({ jobs }, input) => {
  await jobs.send('reset-pin-mail', { email: input.email }, input.email.toLowerCase());
  return { message: 'An email has been sent with instructions to reset your PIN.' };
};
