import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/session.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { findCustomerByLogin } from '#server/queries/customers/customers.ts';
import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type LinkMailNeeds, mailFromShop } from './shop-mail.ts';

/** Mails the link to set a new PIN, if the address is a customer's; a retry makes a new link. */
export function resetPinMail(needs: LinkMailNeeds): JobHandlers['reset-pin-mail'] {
  return async ({ email, language }, { isRetry }) => {
    const customer = await findCustomerByLogin(needs.db, { email });
    if (!customer) return 'No customer has this address';
    const token = randomBytes(32).toString('base64url');
    const kept = await replaceResetToken(
      needs.db,
      { tokenHash: hashToken(token), customerId: customer.id },
      { evenIfYoung: isRetry },
    );
    if (!kept) return 'A link was mailed less than 2 minutes ago';
    const shopName = shopNameOf(needs.catalogue.current().shop.settings);
    const link = `${needs.publicOrigin()}/reset-pin?token=${token}`;
    const given = { name: customer.ownerName, shopName, link };
    const texts = mailTexts(customer.language ?? language ?? null);
    // Who has no PIN yet has just been approved.
    const mail = customer.pinHash ? texts.resetPin(given) : texts.welcome(given);
    await mailFromShop(needs, { to: email, ...mail, link });
    return 'Link mailed';
  };
}
