import { mailTexts } from '#server/messages/mails.ts';
import { findRequest } from '#server/queries/customers/customers.ts';
import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type MailNeeds, mailFromShop } from './shop-mail.ts';

/** Tells an applicant that the request has come, what comes next and whom to call. */
export function registeredMail(needs: MailNeeds): JobHandlers['registered-mail'] {
  return async ({ requestId }) => {
    const request = await findRequest(needs.db, requestId);
    if (request?.status !== 'open') return 'The request is not open any more';
    const shop = needs.catalogue.current().shop.settings;
    const { name, email, language } = request;
    const given = { name, shopName: shopNameOf(shop), phone: shop?.phone ?? '' };
    await mailFromShop(needs, { to: email, ...mailTexts(language).registered(given) });
    return 'Told that it has come';
  };
}
