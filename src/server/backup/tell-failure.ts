// Started by systemd where the nightly backup failed: mails it to ALERT_EMAIL.
import { hostname } from 'node:os';
import { openMailer } from '#server/jobs/mailer.ts';
import { senderOf } from '#server/jobs/sender.ts';
import { readSettings } from '#server/settings/settings.ts';
import { StartFault } from '#server/settings/start-fault.ts';
import { runCommand } from './command.ts';

await runCommand(async (say) => {
  const settings = readSettings(process.env);
  const { alertEmail } = settings;
  if (!alertEmail) throw new StartFault('The backup failed. Set ALERT_EMAIL to be told by mail.');
  const text = `The backup of the shop on ${hostname()} failed. Its log says why: journalctl -u thok-backup`;
  await openMailer(settings).send(
    { to: alertEmail, subject: 'Thok: the backup failed', text, html: `<p>${text}</p>` },
    senderOf({ shopName: 'Thok', email: alertEmail }),
  );
  say(`Told ${alertEmail}`);
});
