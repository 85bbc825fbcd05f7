// Usage: npm run backup -- FILE. Writes everything the shop knows into one file, while it runs;
// npm run -s backup -- - to standard output.
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase, report } from '#server/db/open-database.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { StartFault } from '#server/settings/start-fault.ts';
import { readArguments, runCommand } from './command.ts';
import { backUpShop } from './dump.ts';
import { newPassingFile, pipe, refuseStdout, sendFile } from './pipes.ts';
import { askOpenShop } from './socket.ts';

await runCommand(async (say) => {
  const { file: given } = readArguments('backup');
  const settings = readSettings(process.env);
  const isPiped = given === pipe;
  if (isPiped) refuseStdout(process.env, process.stdout.isTTY);
  const file = isPiped ? newPassingFile(resolve(settings.dataDir)) : resolve(given);
  if (existsSync(file)) throw new StartFault(`There is a file ${file} already. Name a new one.`);
  say(`Writing ${isPiped ? 'to standard output' : file}`);
  const { rows, fault } = await backUp(settings, file);
  if (fault) throw new StartFault(`The backup was not made: ${fault}`);
  const size = isPiped ? await sendFile(file) : statSync(file).size;
  say(`Done: ${rows} rows, ${(size / 1e6).toFixed(1)} MB`);
});

async function backUp(
  settings: Settings,
  file: string,
): Promise<{ rows?: number; fault?: string }> {
  const asked = settings.databaseUrl ? undefined : await askOpenShop(settings.dataDir, file);
  if (asked) return asked;
  // Opening would make one.
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'database'))) {
    throw new StartFault(`There is no shop in ${settings.dataDir}. Name its folder with DATA_DIR.`);
  }
  const database = await openDatabase(settings, report, 'backup');
  try {
    return await backUpShop(database, settings.dataDir, file);
  } finally {
    await database.close();
  }
}
