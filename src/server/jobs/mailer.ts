import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
};
export type Mailer = { send(mail: Mail, from: string): Promise<void> };

/** In milliseconds. Jobs of a kind run one after the other: a silent mail server would hold up all of them. */
const production = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Mails go to the server of SMTP_URL, or become .eml files in DATA_DIR/outbox. */
export function openMailer(
  options: { smtpUrl: string | undefined; dataDir: string },
  timeouts = production,
): Mailer {
  if (options.smtpUrl) {
    const transport = createTransport({ url: options.smtpUrl, ...timeouts });
    return {
      async send(mail, from) {
        await transport.sendMail({ ...mail, from });
      },
    };
  }
  const outbox = join(options.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail, from) {
      const { message } = await transport.sendMail({ ...mail, from });
      await mkdir(outbox, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}.eml`;
      // Written beside the outbox and moved in whole: whoever looks there finds no half of a mail.
      const draft = join(options.dataDir, name);
      await writeFile(draft, message);
      await rename(draft, join(outbox, name));
    },
  };
}
