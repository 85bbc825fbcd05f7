import type { Database } from './db/connect.ts';
import { openEmbedded } from './db/embedded.ts';
import { openPostgres } from './db/postgres.ts';
import type { Settings } from './settings.ts';

/** The PostgreSQL server of DATABASE_URL, or the embedded one in DATA_DIR. */
export function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  log: (place: string, error: unknown) => void = report,
): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, log)
    : openEmbedded(settings.dataDir);
}

function report(place: string, error: unknown): void {
  process.stderr.write(`${place}: ${error}\n`);
}
