import { onTestFinished } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { noteError } from './logged-errors.ts';
import { startPgBouncer } from './pgbouncer.ts';
import { newPostgresDb } from './test-db.ts';

/** The program, or '' where it is not there. */
export const pooler = process.env.PGBOUNCER ?? '';

/** In front of a demo shop's database, until the test ends. */
export async function startPooler(change?: (settings: string) => string) {
  const directUrl = await newPostgresDb();
  const started = await startPgBouncer(pooler, directUrl, change);
  onTestFinished(() => started.stop());
  return { url: started.url, directUrl };
}

export async function openPooled({ url, directUrl }: { url: string; directUrl: string }) {
  const database = await openPostgres(url, noteError, { directUrl });
  onTestFinished(() => database.close());
  return database;
}
