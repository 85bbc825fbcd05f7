import { mailTexts } from '#server/messages/mails.ts';
import { findMessage } from '#server/queries/reviews/feedback.ts';
import type { JobHandlers } from './queue.ts';
import { shopNameOf } from './sender.ts';
import { type MailNeeds, mailFromShop, oneLine } from './shop-mail.ts';

/** Mails an operator's answer to whoever wrote to the shop. */
export function answerMail(needs: MailNeeds): JobHandlers['answer-mail'] {
  return async ({ messageId, answer }) => {
    const message = await findMessage(needs.db, messageId);
    if (!message) return `Message ${messageId} is gone`;
    const { subject, lines } = mailTexts(message.language).answer({
      name: oneLine(message.name),
      shopName: shopNameOf(needs.catalogue.current().shop.settings),
      answer,
      message: message.message.replace(/^/gm, '> '),
    });
    await mailFromShop(needs, {
      to: message.email,
      subject: `Re: ${oneLine(message.subject) || subject}`,
      lines,
    });
    return `Message ${messageId} answered`;
  };
}
