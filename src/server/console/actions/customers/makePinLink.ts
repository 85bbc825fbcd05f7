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
 * For a shopkeeper who reads no mail. Only of a first PIN: with the link of somebody who has one, an
 * operator could sign in as them.
 */
export const makePinLink: ConsoleHandler<'makePinLink'> = (context, { id }) =>
  context.db.transaction(async (tx) => {
    const { customer } = await customerForLink(refuse, context, tx, id);
    if (customer.pinHash !== null) {
      throw refuse('has-pin', 'This customer has a PIN already. A forgotten one is reset by mail.');
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
