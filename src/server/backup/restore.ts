// Usage: npm run restore -- FILE [--with-mails]. Fills an empty database with a backup, of either kind of database.
import { resolve } from 'node:path';
import { openDatabase, report } from '#server/db/open-database.ts';
import { readSettings } from '#server/settings/settings.ts';
import { readArguments, runCommand } from './command.ts';
import { loadShop } from './load.ts';

await runCommand(async (say) => {
  const { file: given, flagged: withMails } = readArguments('restore', 'with-mails');
  const file = resolve(given);
  const settings = readSettings(process.env);
  say(`Restoring ${file}`);
  const database = await openDatabase(settings, report, 'backup');
  try {
    const { rows, mails } = await loadShop(database, settings.dataDir, file, { withMails });
    if (mails > 0 && !withMails) {
      say(`Mails that waited when the backup was made are left out: ${mails} (--with-mails)`);
    }
    say(`Done: ${rows} rows, the shop can be started`);
  } finally {
    await database.close();
  }
});
