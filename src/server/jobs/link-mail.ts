import { escapeMarkup } from '#server/html/escape.ts';
import type { Mail } from './mailer.ts';

/** The lines as plain text and as simple HTML; a line that is the link bears the subject as its words. */
export function linkMail(to: string, subject: string, lines: string[], link?: string): Mail {
  const html = lines.map((line) =>
    line === link
      ? `<p><a href="${escapeMarkup(line)}">${escapeMarkup(subject)}</a></p>`
      : `<p>${escapeMarkup(line)}</p>`,
  );
  return { to, subject, text: lines.join('\n\n'), html: html.join('\n') };
}
