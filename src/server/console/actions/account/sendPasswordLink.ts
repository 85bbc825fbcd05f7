import type { ConsoleHandler } from '#server/console/context.ts';

/** Answers the same, and takes the same time, whether or not the address is an operator's. */
export const sendPasswordLink: ConsoleHandler<'sendPasswordLink'> = async (
  { db, jobs, audit },
  { email },
) => {
  await jobs.ready();
  await db.transaction(async (tx) => {
    // Dropped where one was asked for just now: the answer is the same.
    await jobs.send(tx, 'password-mail', { email }, `password ${email.toLowerCase()}`);
    await audit(tx, `operator ${email}`, { after: { password_link: 'asked for' } });
  });
  return { message: 'If this address belongs to an operator, a mail is on its way.' };
};
