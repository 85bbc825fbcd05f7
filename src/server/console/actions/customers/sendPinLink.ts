import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { hasNewContact } from '#server/queries/customers/contact-changes.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';

const refuse = consoleRefusalsOf('sendPinLink');

export const sendPinLink: ConsoleHandler<'sendPinLink'> = async (context, { id }) => {
  const { db, jobs, operator, audit } = context;
  await jobs.ready();
  return db.transaction(async (tx) => {
    const customer = existing(await findCustomer(tx, id), 'customer');
    if (customer.blockedAt) {
      throw refuse('blocked', 'This customer is blocked. Let the customer in again first.');
    }
    const isNewContact = await hasNewContact(tx, id);
    if (isNewContact && operator.role !== 'owner') {
      throw refuse(
        'contact-changed',
        'The e-mail or phone of this customer changed less than 24 hours ago. Until then only an owner can send a PIN link.',
      );
    }
    const { email } = customer;
    // A key of its own: another's link, asked for just now, will not come.
    const key = `${isNewContact ? 'owner ' : ''}reset ${email.toLowerCase()}`;
    const data = { email, ...(isNewContact ? { byOwner: true as const } : {}) };
    const isNew = await jobs.send(tx, 'reset-pin-mail', data, key);
    // Another is on its way: nothing has changed that the audit log could tell.
    if (!isNew) return { message: 'A link was sent a moment ago. Please wait two minutes.' };
    await audit(tx, `customer ${id}`, { after: { pin_link: 'on its way' } });
    return { message: 'The link is on its way.' };
  });
};
