// Usage: npm run restore -- FILE [--with-mails]. Fills an empty database with a backup, of either kind of
// database; - in place of FILE reads standard input.
import { resolve } from 'node:path';
import { openDatabase, report } from '#server/db/open-database.ts';
import { readSettings } from '#server/settings/settings.ts';
import { readArguments, runCommand } from './command.ts';
import { loadShop } from './load.ts';
import { pipe, withStdin } from './pipes.ts';

await runCommand(async (say) => {
  const { file: given, flagged: withMails } = readArguments('restore', 'with-mails');
  const settings = readSettings(process.env);
  const restore = async (file: string) => {
    const database = await openDatabase(settings, report, 'backup');
    try {
      return await loadShop(database, settings.dataDir, file, { withMails });
    } finally {
      await database.close();
    }
  };
  const isPiped = given === pipe;
  say(`Restoring ${isPiped ? 'standard input' : resolve(given)}`);
  const { rows, mails } = isPiped
    ? await withStdin(resolve(settings.dataDir), restore)
    : await restore(resolve(given));
  if (mails > 0 && !withMails) {
    say(`Mails that waited when the backup was made are left out: ${mails} (--with-mails)`);
  }
  say(`Done: ${rows} rows, the shop can be started`);
});
