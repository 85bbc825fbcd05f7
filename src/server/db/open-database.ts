import { openDataFolder } from '#server/settings/data-folder.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Database } from './connect.ts';
import { isNewerDatabase } from './migrate.ts';

/** The PostgreSQL server of DATABASE_URL, or the embedded one in DATA_DIR; only that one is loaded. */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'dataDir'>,
  log: (place: string, error: unknown) => void = report,
  work?: 'jobs' | 'backup',
): Promise<Database> {
  if (settings.databaseUrl) {
    openDataFolder(settings.dataDir); // mails and pictures lie in it
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings.databaseUrl, log, {
      poolSize: settings.databasePool,
      directUrl: settings.databaseDirectUrl,
      work,
    });
  }
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(settings.dataDir);
}

/**
 * Brings the tables up to this version. Whoever goes back one version may leave newer ones as they
 * are: migrations only add, so that the version before works on them.
 */
export async function migrateAtStart(
  database: Database,
  { allowNewerDatabase }: Pick<Settings, 'allowNewerDatabase'>,
): Promise<void> {
  if (allowNewerDatabase && (await isNewerDatabase(database.background))) return;
  await database.migrate();
}

/** To where a person looks while there is no log yet. */
export function report(place: string, error: unknown): void {
  process.stderr.write(`${place}: ${error}\n`);
}
