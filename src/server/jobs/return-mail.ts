import { newsText } from '#domain/notifications/news-text.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { findRequest } from '#server/queries/returns/return-requests.ts';
import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type LinkMailNeeds, mailFromShop } from './shop-mail.ts';

/** Mails a customer what the shop answered to a return. */
export function returnMail(needs: LinkMailNeeds): JobHandlers['return-mail'] {
  return async ({ requestId }) => {
    const found = await findRequest(needs.db, requestId);
    const customer = found && (await findCustomer(needs.db, found.request.customerId));
    if (!customer || customer.forgottenAt || !customer.orderMails) {
      return `Return ${requestId}: no mail wanted`;
    }
    const { orderId, request } = found;
    if (request.state === 'asked') return `Return ${requestId} is not decided`;
    const origin = needs.publicOrigin();
    const link = `${origin}/order/${orderId}`;
    const language = customer.language ?? 'en';
    const { state, answer, answerHi } = request;
    const mail = mailTexts(language).returnDecided({
      ...{ name: customer.ownerName, orderId, link, account: `${origin}/my-account` },
      shopName: shopNameOf(needs.catalogue.current().shop.settings),
      said: newsText({ kind: 'return-decided', orderId, state, answer, answerHi }, language),
    });
    await mailFromShop(needs, { to: customer.email, ...mail, link });
    return `Return ${requestId} mailed`;
  };
}
