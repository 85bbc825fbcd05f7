import type { CatalogueStore } from '#server/catalogue/store.ts';
import type { Db } from '#server/db/connect.ts';
import { escapeMarkup } from '#server/html/escape.ts';
import type { Mail, Mailer } from './mailer.ts';
import { senderOf } from './sender.ts';

/** What the jobs that mail something need. */
export type MailNeeds = {
  db: Db;
  catalogue: CatalogueStore;
  mailer: Mailer;
};
export type LinkMailNeeds = MailNeeds & { publicOrigin(): string };

type Lines = Omit<Mail, 'text' | 'html'> & {
  lines: readonly string[];
  /** The line that is this link bears the subject as its words. */
  link?: string;
};

/** Mails lines from the shop, as plain text and as simple HTML; nothing to who has no address. */
export async function mailFromShop(
  { catalogue, mailer }: MailNeeds,
  { lines, link, ...head }: Lines,
): Promise<void> {
  if (head.to === '') return;
  const html = lines.map((line) =>
    line === link
      ? `<p><a href="${escapeMarkup(line)}">${escapeMarkup(head.subject)}</a></p>`
      : `<p>${escapeMarkup(line).replaceAll('\n', '<br>')}</p>`,
  );
  const mail = { ...head, text: lines.join('\n\n'), html: html.join('\n') };
  await mailer.send(mail, senderOf(catalogue.current().shop.settings));
}

/** For a header: what someone typed must not begin another one. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
