import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { openRequest } from '#server/actions/account/open-request.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { markDeclined } from '#server/queries/customers/customers.ts';

const refuse = consoleRefusalsOf('declineRegistration');

export const declineRegistration: ConsoleHandler<'declineRegistration'> = async (
  { db, jobs, audit },
  { id, reason, reason_hi },
) => {
  await jobs.ready();
  await db.transaction(async (tx) => {
    await openRequest(refuse, tx, id);
    await markDeclined(tx, id, { reason, reasonHi: reason_hi });
    await jobs.send(tx, 'declined-mail', { requestId: id }, `declined ${id}`);
    await audit(tx, `registration ${id}`, {
      after: { status: 'declined', reason, ...(reason_hi && { reason_hi }) },
    });
  });
  return { message: 'The request is declined; a mail is on its way.' };
};
