import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/session.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { hasNewContact } from '#server/queries/customers/contact-changes.ts';
import { findCustomerByLogin } from '#server/queries/customers/customers.ts';
import { pinLink } from './pin-link.ts';
import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type LinkMailNeeds, mailFromShop } from './shop-mail.ts';

/** Mails the link to set a new PIN, if the address is a customer's; a retry makes a new link. */
export function resetPinMail(needs: LinkMailNeeds): JobHandlers['reset-pin-mail'] {
  return async ({ email, language, byOwner }, { isRetry }) => {
    const customer = await findCustomerByLogin(needs.db, { email });
    if (!customer) return 'No customer has this address';
    const shop = needs.catalogue.current().shop.settings;
    const shopName = shopNameOf(shop);
    const texts = mailTexts(customer.language ?? language ?? null);
    // Else who changed the address could take the account over, by the shop's own page too.
    if (!byOwner && (await hasNewContact(needs.db, customer.id))) {
      const given = { name: customer.ownerName, shopName, phone: shop?.phone ?? '' };
      await mailFromShop(needs, { to: email, ...texts.noLinkYet(given) });
      return 'The address is new: no link within 24 hours';
    }
    const token = randomBytes(32).toString('base64url');
    const kept = await replaceResetToken(
      needs.db,
      { tokenHash: hashToken(token), customerId: customer.id },
      { evenIfYoung: isRetry, isFirst: customer.pinHash === null },
    );
    if (!kept) return 'A link was mailed less than 2 minutes ago';
    const link = pinLink(needs.publicOrigin(), token, customer.language ?? language);
    const given = { name: customer.ownerName, shopName, link };
    // Who has no PIN yet has just been approved.
    const mail = customer.pinHash ? texts.resetPin(given) : texts.welcome(given);
    await mailFromShop(needs, { to: email, ...mail, link });
    return 'Link mailed';
  };
}
