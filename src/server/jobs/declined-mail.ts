import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { findRequest } from '#server/queries/customers.ts';
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
    const lines = [
      `Hello ${request.name},`,
      `thank you for your interest in ${shopName}. We cannot open an account for you at present:`,
      request.reason,
      shopName,
    ];
    const subject = `Your registration at ${shopName}`;
    await mailer.send(linkMail(request.email, subject, lines), senderOf(shop));
    return 'Reason mailed';
  };
}
