import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';

const refuse = consoleRefusalsOf('sendPinLink');

export const sendPinLink: ConsoleHandler<'sendPinLink'> = async ({ db, jobs, audit }, { id }) => {
  await jobs.ready();
  return db.transaction(async (tx) => {
    const customer = existing(await findCustomer(tx, id), 'customer');
    if (customer.blockedAt) {
      throw refuse('blocked', 'This customer is blocked. Let the customer in again first.');
    }
    const { email } = customer;
    const isNew = await jobs.send(tx, 'reset-pin-mail', { email }, `reset ${email.toLowerCase()}`);
    // Another is on its way: nothing has changed that the audit log could tell.
    if (!isNew) return { message: 'A link was sent a moment ago. Please wait two minutes.' };
    await audit(tx, `customer ${id}`, { after: { pin_link: 'on its way' } });
    return { message: 'The link is on its way.' };
  });
};
