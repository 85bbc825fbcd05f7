import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { mailTexts } from '#server/messages/mails.ts';
import { findMessage } from '#server/queries/reviews/feedback.ts';
import { markup, oneLine } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import type { JobHandlers } from './queue.ts';
import { senderOf, shopNameOf } from './sender.ts';

type Needs = { db: Db; catalogue: CatalogueStore; mailer: Mailer };

/** Mails an operator's answer to whoever wrote to the shop. */
export function answerMail({ db, catalogue, mailer }: Needs): JobHandlers['answer-mail'] {
  return async ({ messageId, answer }) => {
    const message = await findMessage(db, messageId);
    if (!message) return `Message ${messageId} is gone`;
    const shop = catalogue.current().shop.settings;
    const { subject, lines } = mailTexts(message.language).answer({
      name: oneLine(message.name),
      shopName: shopNameOf(shop),
      answer,
      message: message.message.replace(/^/gm, '> '),
    });
    await mailer.send(
      {
        to: message.email,
        subject: `Re: ${oneLine(message.subject) || subject}`,
        text: lines.join('\n\n'),
        html: lines.map((line) => `<p>${markup(line)}</p>`).join('\n'),
      },
      senderOf(shop),
    );
    return `Message ${messageId} answered`;
  };
}
