// Usage: npm run restore -- FILE. Fills an empty database with a backup, of either kind of database.
import { resolve } from 'node:path';
import { openDatabase, report } from '#server/open-database.ts';
import { readSettings } from '#server/settings.ts';
import { oneFile, runCommand } from './command.ts';
import { loadShop } from './load.ts';

await runCommand(async (say) => {
  const file = resolve(oneFile('restore'));
  const settings = readSettings(process.env);
  say(`Restoring ${file}`);
  const database = await openDatabase(settings, report, 'backup');
  try {
    await loadShop(database, settings.dataDir, file);
  } finally {
    await database.close();
  }
  say('Done: the shop can be started');
});
