import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findCustomer } from '#server/queries/customers.ts';

const refuse = consoleRefusalsOf('sendPinLink');

export const sendPinLink: ConsoleHandler<'sendPinLink'> = async ({ db, jobs, audit }, { id }) => {
  await jobs.ready();
  await db.transaction(async (tx) => {
    const customer = await findCustomer(tx, id);
    if (!customer) throw refuse('not-found', 'There is no such customer.');
    if (customer.blockedAt) {
      throw refuse('blocked', 'This customer is blocked. Let the customer in again first.');
    }
    const { email } = customer;
    // Dropped where one is waiting already: the customer gets one either way.
    await jobs.send(tx, 'reset-pin-mail', { email }, `reset ${email.toLowerCase()}`);
    await audit(tx, `customer ${id}`, { after: { pin_link: 'mailed' } });
  });
  return { message: 'The link is on its way.' };
};
