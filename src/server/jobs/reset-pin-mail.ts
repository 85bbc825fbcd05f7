import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/session.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { findCustomerByLogin } from '#server/queries/customers/customers.ts';
import { linkMail } from './link-mail.ts';
import type { Mailer } from './mailer.ts';
import type { JobHandlers } from './queue.ts';
import { senderOf, shopNameOf } from './sender.ts';

type Needs = { db: Db; catalogue: CatalogueStore; mailer: Mailer; publicOrigin(): string };

/** Mails the link to set a new PIN, if the address is a customer's; a retry makes a new link. */
export function resetPinMail(needs: Needs): JobHandlers['reset-pin-mail'] {
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
    const shop = needs.catalogue.current().shop.settings;
    const shopName = shopNameOf(shop);
    const link = `${needs.publicOrigin()}/reset-pin?token=${token}`;
    const given = { name: customer.ownerName, shopName, link };
    const texts = mailTexts(customer.language ?? language ?? null);
    // Who has no PIN yet has just been approved.
    const { subject, lines } = customer.pinHash ? texts.resetPin(given) : texts.welcome(given);
    await needs.mailer.send(linkMail(email, subject, lines, link), senderOf(shop));
    return 'Link mailed';
  };
}
