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

/** Mails go to the server of SMTP_URL, or become .eml files in DATA_DIR/outbox. */
export function openMailer(options: { smtpUrl: string | undefined; dataDir: string }): Mailer {
  if (options.smtpUrl) {
    const transport = createTransport(options.smtpUrl);
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
