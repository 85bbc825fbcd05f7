import { findUnmailedMessage, markMailed } from '#server/queries/content/contact.ts';
import type { JobHandlers } from './queue.ts';
import { type MailNeeds, mailFromShop, oneLine } from './shop-mail.ts';

/** Mails a message from the contact form to the shop; the answer goes to whoever wrote it. */
export function contactMail(needs: MailNeeds): JobHandlers['contact-mail'] {
  return async ({ messageId }) => {
    const message = await findUnmailedMessage(needs.db, messageId);
    if (!message) return `Message ${messageId} was mailed before`;
    const shop = needs.catalogue.current().shop.settings;
    if (!shop?.email) return `Message ${messageId}: the shop has no e-mail address`;
    const subject = oneLine(message.subject) || 'Message from the contact form';
    const name = oneLine(message.name);
    await mailFromShop(needs, {
      to: shop.email,
      replyTo: { name, address: message.email },
      subject: `${subject} (${name})`,
      lines: [`From: ${name} <${message.email}>`, message.message],
    });
    await markMailed(needs.db, messageId);
    return `Message ${messageId} mailed`;
  };
}
