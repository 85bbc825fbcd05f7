import { mailTexts } from '#server/messages/mails.ts';
import { findRequest } from '#server/queries/customers/customers.ts';
import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type MailNeeds, mailFromShop } from './shop-mail.ts';

/** Tells an applicant why there will be no account. */
export function declinedMail(needs: MailNeeds): JobHandlers['declined-mail'] {
  return async ({ requestId }) => {
    const request = await findRequest(needs.db, requestId);
    if (request?.status !== 'declined') return 'The request is not declined';
    const shopName = shopNameOf(needs.catalogue.current().shop.settings);
    const { name, language } = request;
    const reason = (language === 'hi' && request.reasonHi) || request.reason;
    const mail = mailTexts(language).declined({ name, shopName, reason });
    await mailFromShop(needs, { to: request.email, ...mail });
    return 'Reason mailed';
  };
}
