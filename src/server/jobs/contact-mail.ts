import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { findUnmailedMessage, markMailed } from '#server/queries/content/contact.ts';
import { markup, oneLine } from './mail-text.ts';
import type { Mailer } from './mailer.ts';
import type { JobHandlers } from './queue.ts';
import { senderOf } from './sender.ts';

type Needs = { db: Db; catalogue: CatalogueStore; mailer: Mailer };

/** Mails a message from the contact form to the shop; the answer goes to whoever wrote it. */
export function contactMail(needs: Needs): JobHandlers['contact-mail'] {
  return async ({ messageId }) => {
    const message = await findUnmailedMessage(needs.db, messageId);
    if (!message) return `Message ${messageId} was mailed before`;
    const shop = needs.catalogue.current().shop.settings;
    if (!shop?.email) return `Message ${messageId}: the shop has no e-mail address`;
    const subject = oneLine(message.subject) || 'Message from the contact form';
    const lines = [`From: ${oneLine(message.name)} <${message.email}>`, message.message];
    await needs.mailer.send(
      {
        to: shop.email,
        replyTo: { name: oneLine(message.name), address: message.email },
        subject: `${subject} (${oneLine(message.name)})`,
        text: lines.join('\n\n'),
        html: lines.map((line) => `<p>${markup(line)}</p>`).join('\n'),
      },
      senderOf(shop),
    );
    await markMailed(needs.db, messageId);
    return `Message ${messageId} mailed`;
  };
}
