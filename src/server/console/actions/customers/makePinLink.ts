import { randomBytes } from 'node:crypto';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { hashToken } from '#server/auth/session.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { pinLink } from '#server/jobs/pin-link.ts';
import { shopNameOf } from '#server/jobs/sender.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { addWelcomeToken } from '#server/queries/account/reset-tokens.ts';
import { customerForLink } from './pin-link-refusals.ts';

const refuse = consoleRefusalsOf('makePinLink');

/**
 * For a shopkeeper who reads no mail. Of a first PIN: with the link of somebody who has one, an operator could
 * sign in as them. Whoever has no e-mail has no other way to a new one: there an owner makes it.
 */
export const makePinLink: ConsoleHandler<'makePinLink'> = (context, { id }) =>
  context.db.transaction(async (tx) => {
    const { operator } = context;
    const { customer } = await customerForLink(refuse, context, tx, id);
    if (customer.pinHash !== null && !(customer.email === '' && operator.role === 'owner')) {
      throw refuse(
        'has-pin',
        customer.email === ''
          ? 'This customer has a PIN already. A new one for a customer without e-mail takes an owner.'
          : 'This customer has a PIN already. A forgotten one is reset by mail.',
      );
    }
    const token = randomBytes(32).toString('base64url');
    await addWelcomeToken(tx, { tokenHash: hashToken(token), customerId: id });
    const { language, mobile, ownerName: name } = customer;
    const path = pinLink('', token, language ?? undefined);
    const shopName = shopNameOf(context.catalogue.current().shop.settings);
    const message = mailTexts(language).welcomeMessage({ name, shopName, link: path });
    await context.audit(tx, `customer ${id}`, { after: { pin_link: 'shared' } });
    return { path, message, mobile };
  });
