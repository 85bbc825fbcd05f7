import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '#server/db/connect.ts';
import { readAppliedMigration } from '#server/db/migrate.ts';
import { isMigrating } from '#server/db/migration-lock.ts';
import { report } from '#server/db/open-database.ts';
import { rowsOf } from '#server/db/rows.ts';
import { jobPlans } from '#server/jobs/jobs.ts';
import { noteBackup } from '#server/queries/job-runs.ts';
import { StartFault } from '#server/settings/start-fault.ts';
import { type BackupWriter, type Mark, writeBackupFile } from './backup-file.ts';
import { readSequences, readTables, type Table } from './tables.ts';

export const backupFormat = 1;

/** Writes a backup, and keeps when it was made. */
export async function backUpShop(
  database: Database,
  dataDir: string,
  file: string,
): Promise<{ rows: number }> {
  const written = await writeBackupFile(file, (write) => dumpShop(database, dataDir, write));
  // The file is whole: one of a standby, which takes no writes, is as good as any.
  await noteBackup(database.background, `${written.rows} rows`).catch((error) =>
    report('time of the backup', error),
  );
  return written;
}

/**
 * Everything the shop knows, as it is at one moment, while it goes on. Other statements of an
 * embedded database, which has one connection, wait meanwhile.
 */
export async function dumpShop(
  database: Database,
  dataDir: string,
  write: BackupWriter,
): Promise<void> {
  await database.background.transaction(
    async (tx) => {
      // Times are written alike, whatever the server's zone.
      await tx.execute(sql`set local timezone to 'UTC'`);
      if (await isMigrating(tx)) {
        throw new StartFault(
          'The shop is being upgraded. Make the backup once its new version is open.',
        );
      }
      const migration = await readAppliedMigration(tx);
      if (migration === 0) {
        throw new StartFault('This database holds no shop. Choose another with DATABASE_URL.');
      }
      const madeAt = new Date().toISOString();
      await write.mark({ thok: 'backup', format: backupFormat, migration, madeAt });
      for (const table of await readTables(tx)) await dumpTable(tx, table, write);
      for (const sequence of await readSequences(tx)) await write.mark(sequence);
      for (const job of await readWaitingJobs(tx)) await write.mark(job);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await dumpPictureFiles(join(dataDir, 'images'), write);
}

async function dumpTable(tx: Db, table: Table, write: BackupWriter): Promise<void> {
  await write.mark({ table: table.name, columns: table.columns });
  const batch = sql.raw(table.heavy ? '4' : '1000');
  await tx.execute(
    sql`declare backup cursor for select to_jsonb(t)::text as row from ${sql.identifier(table.name)} t`,
  );
  for (;;) {
    const rows = await rowsOf<{ row: string }>(tx, sql`fetch ${batch} from backup`);
    if (rows.length === 0) break;
    for (const { row } of rows) await write.row(row);
  }
  await tx.execute(sql`close backup`);
}

/** Mails that were promised and not sent yet. What the clock starts, it starts again by itself. */
async function readWaitingJobs(tx: Db) {
  const [queue] = await rowsOf<{ there: boolean }>(
    tx,
    sql`select to_regclass('jobs.job') is not null as there`,
  );
  if (!queue?.there) return [];
  const byClock = Object.entries(jobPlans).flatMap(([name, { cron }]) => (cron ? [name] : []));
  return rowsOf<Extract<Mark, { job: string }>>(
    tx,
    sql`select name as job, data, singleton_key as key from jobs.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
        and name <> all(${sql.param(byClock)}::text[])
      order by created_on, id`,
  );
}

/** Those that lie beside the database: pictures uploaded in the console lie in it. */
async function dumpPictureFiles(folder: string, write: BackupWriter): Promise<void> {
  // Nobody makes the folder but whoever puts pictures into it.
  if (!existsSync(folder)) return;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(folder.length + 1);
    await write.mark({ file, base64: readFileSync(path).toString('base64') });
  }
}
