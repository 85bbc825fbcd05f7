import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { findRequest } from '#server/queries/customers/customers.ts';
import { linkMail } from './link-mail.ts';
import type { Mailer } from './mailer.ts';
import type { JobHandlers } from './queue.ts';
import { senderOf, shopNameOf } from './sender.ts';

type Needs = { db: Db; catalogue: CatalogueStore; mailer: Mailer };

/** Tells an applicant why there will be no account. */
export function declinedMail({ db, catalogue, mailer }: Needs): JobHandlers['declined-mail'] {
  return async ({ requestId }) => {
    const request = await findRequest(db, requestId);
    if (request?.status !== 'declined') return 'The request is not declined';
    const shop = catalogue.current().shop.settings;
    const shopName = shopNameOf(shop);
    const { name, reason, language } = request;
    const { subject, lines } = mailTexts(language).declined({ name, shopName, reason });
    await mailer.send(linkMail(request.email, subject, lines), senderOf(shop));
    return 'Reason mailed';
  };
}
