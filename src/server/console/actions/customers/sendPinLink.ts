import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { customerForLink } from './pin-link-refusals.ts';

const refuse = consoleRefusalsOf('sendPinLink');

export const sendPinLink: ConsoleHandler<'sendPinLink'> = async (context, { id }) => {
  const { db, jobs, audit } = context;
  await jobs.ready();
  return db.transaction(async (tx) => {
    const { customer, isNewContact } = await customerForLink(refuse, context, tx, id);
    const { email } = customer;
    if (email === '') {
      throw refuse(
        'no-email',
        'This customer has no e-mail. Please print the link or send it by WhatsApp.',
      );
    }
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
