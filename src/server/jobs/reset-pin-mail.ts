import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/session.ts';
import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { findCustomerByLogin } from '#server/queries/customers.ts';
import { replaceResetToken } from '#server/queries/reset-tokens.ts';
import { linkMail } from './link-mail.ts';
import type { Mail, Mailer } from './mailer.ts';
import type { JobHandlers } from './queue.ts';
import { senderOf, shopNameOf } from './sender.ts';

type Needs = { db: Db; catalogue: CatalogueStore; mailer: Mailer; publicOrigin(): string };

/** Mails the link to set a new PIN, if the address is a customer's; a retry makes a new link. */
export function resetPinMail(needs: Needs): JobHandlers['reset-pin-mail'] {
  return async ({ email }, { isRetry }) => {
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
    const given = { to: email, name: customer.ownerName, shopName, link };
    // Who has no PIN yet has just been approved.
    const mail = customer.pinHash ? resetMail(given) : welcomeMail(given);
    await needs.mailer.send(mail, senderOf(shop));
    return 'Link mailed';
  };
}

type Given = { to: string; name: string; shopName: string; link: string };

function resetMail({ to, name, shopName, link }: Given): Mail {
  const lines = [
    `Hello ${name},`,
    `here is your link to set a new PIN at ${shopName}:`,
    link,
    'It works once, within 60 minutes. If you did not ask for it, you can ignore this mail.',
    shopName,
  ];
  return linkMail(to, `Set a new PIN at ${shopName}`, lines, link);
}

function welcomeMail({ to, name, shopName, link }: Given): Mail {
  const lines = [
    `Hello ${name},`,
    `welcome to ${shopName}: your registration has been approved. Set your PIN with this link:`,
    link,
    'It works once, within 60 minutes. Later, "Forgot Pin?" on the sign-in page mails a new one.',
    shopName,
  ];
  return linkMail(to, `Set your PIN at ${shopName}`, lines, link);
}
