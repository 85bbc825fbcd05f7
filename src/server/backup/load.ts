import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '#server/db/connect.ts';
import { isMigration, newestMigration, readAppliedMigration } from '#server/db/migrate.ts';
import { rowsOf } from '#server/db/rows.ts';
import { customers } from '#server/db/schema/customers.ts';
import { operators } from '#server/db/schema/operators.ts';
import { settings } from '#server/db/schema/shop.ts';
import { type JobName, jobNames } from '#server/jobs/jobs.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { StartFault } from '#server/settings/start-fault.ts';
import { type BackupLine, type Mark, readBackupFile } from './backup-file.ts';
import { backupFormat } from './dump.ts';
import { findForeignReference, readSequences, readTables, type Table } from './tables.ts';

type Job = Extract<Mark, { job: string }>;

const rowsPerInsert = 1_000;
const bytesPerInsert = 4_000_000;

/**
 * Fills an empty database of either kind with a backup, whole or not at all, and brings it up to
 * this version's tables. Mails that waited when it was made are only sent where that is wanted: by now
 * most of them went out, and a rehearsal would send them to customers. Gives how many there were, and
 * how many rows.
 */
export async function loadShop(
  database: Database,
  dataDir: string,
  file: string,
  { withMails = false } = {},
): Promise<{ rows: number; mails: number }> {
  // To its end, where its checksum is, before a row of it goes anywhere.
  const checked = readBackupFile(file);
  const migration = await readMigration(checked, file);
  const rows = await countRows(checked, file);
  const lines = readBackupFile(file);
  await lines.next();
  await database.migrate(migration);
  // Before anything is locked: a shop may be open on it.
  await refuseUnfit(database.db, migration);
  const jobs: Job[] = [];
  await database.background.transaction(async (tx) => {
    const tables = await readTables(tx);
    await switchTriggers(tx, 'disable', tables);
    // Those locks let one in at a time: another restore may have been first, or a node have started.
    await refuseUnfit(tx, migration);
    await fill(tx, dataDir, lines, { tables, jobs });
    await switchTriggers(tx, 'enable', tables);
  });
  await database.migrate();
  if (withMails) await sendJobs(database, jobs);
  return { rows, mails: jobs.length };
}

/** The tables that a backup was made from, by its first line. */
async function readMigration(lines: AsyncIterator<BackupLine>, file: string): Promise<number> {
  const first = (await lines.next()).value;
  if (!first || !('mark' in first) || !('thok' in first.mark)) {
    throw new StartFault(`${file} is not a backup of Thok.`);
  }
  const { format, migration } = first.mark;
  if (format > backupFormat || migration > newestMigration()) {
    throw new StartFault(`${file} was made by a newer version of Thok: restore it with that one.`);
  }
  if (format !== backupFormat || !isMigration(migration)) {
    throw new StartFault(`${file} is not a backup of Thok: no version ever had its tables.`);
  }
  return migration;
}

/** Of what follows the first line: rows lie below the name of their table. */
async function countRows(lines: AsyncIterable<BackupLine>, file: string): Promise<number> {
  let rows = 0;
  let inTable = false;
  for await (const line of lines) {
    if ('row' in line ? !inTable : 'thok' in line.mark) {
      throw new StartFault(`${file} is not a backup of Thok: its lines are out of order.`);
    }
    if ('row' in line) rows += 1;
    else inTable = 'table' in line.mark;
  }
  return rows;
}

async function refuseUnfit(db: Db, migration: number): Promise<void> {
  await refuseFilled(db, migration);
  await refuseReferred(db);
  await refuseOpenShop(db);
}

async function refuseFilled(db: Db, migration: number): Promise<void> {
  for (const table of [settings, customers, operators]) {
    if ((await db.$count(table)) === 0) continue;
    throw new StartFault(
      'This database holds a shop already, and a backup is only restored into an empty one. Choose another with DATA_DIR or DATABASE_URL.',
    );
  }
  if ((await readAppliedMigration(db)) !== migration) {
    throw new StartFault(
      'This database has tables of another version than the backup. Restore into a new, empty database.',
    );
  }
}

async function refuseReferred(db: Db): Promise<void> {
  const table = await findForeignReference(db);
  if (!table) return;
  throw new StartFault(
    `The table ${table} of another program refers to the shop's tables. Restore into a new, empty database.`,
  );
}

/** A node that has read the empty tables would go on selling nothing. Each listens for events, and no command does. */
async function refuseOpenShop(db: Db): Promise<void> {
  const nodes = await rowsOf(
    db,
    sql`select from pg_stat_activity
      where datname = current_database() and application_name = 'thok events' limit 1`,
  );
  if (nodes.length === 0) return;
  throw new StartFault(
    'The shop is open on this database. Stop all of its nodes, then restore the backup.',
  );
}

async function fill(
  tx: Db,
  dataDir: string,
  lines: AsyncIterable<BackupLine>,
  { tables, jobs }: { tables: Table[]; jobs: Job[] },
): Promise<void> {
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  // A start that nobody went on from leaves a code to set the shop up with.
  await tx.execute(sql`truncate ${names}`);
  const sequences = new Set((await readSequences(tx)).map(({ sequence }) => sequence));
  let insert = async (_rows: string[]): Promise<void> => {};
  let rows: string[] = [];
  let bytes = 0;
  async function flush(): Promise<void> {
    if (rows.length > 0) await insert(rows);
    rows = [];
    bytes = 0;
  }
  for await (const line of lines) {
    if ('row' in line) {
      rows.push(line.row);
      bytes += line.row.length;
      if (rows.length >= rowsPerInsert || bytes >= bytesPerInsert) await flush();
      continue;
    }
    await flush();
    const { mark } = line;
    if ('table' in mark) {
      // It may come from anywhere, and name the server's own list of users.
      if (!tables.some(({ name }) => name === mark.table)) {
        throw new StartFault(`The backup names a table that is not the shop's: ${mark.table}.`);
      }
      insert = (batch) => insertRows(tx, mark, batch);
    } else if ('sequence' in mark) {
      if (!sequences.has(mark.sequence)) {
        throw new StartFault(`The backup names numbers that are not the shop's: ${mark.sequence}.`);
      }
      await setSequence(tx, mark);
    } else if ('job' in mark) jobs.push(mark);
    else if ('file' in mark) writePicture(join(dataDir, 'images'), mark);
  }
  await flush();
}

/** What triggers would write is in the backup; tables may only be touched again once all is checked. */
async function switchTriggers(tx: Db, to: 'enable' | 'disable', tables: { name: string }[]) {
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(to)} trigger user`);
  }
}

async function insertRows(
  tx: Db,
  { table, columns }: { table: string; columns: string[] },
  rows: string[],
): Promise<void> {
  const name = sql.identifier(table);
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  await tx.execute(
    sql`insert into ${name} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::jsonb)`,
  );
}

async function setSequence(
  tx: Db,
  { sequence, value, called }: Extract<Mark, { sequence: string }>,
): Promise<void> {
  await tx.execute(
    sql`select setval(${`public.${sequence}`}::regclass, ${value}::bigint, ${called})`,
  );
}

function writePicture(folder: string, { file, base64 }: Extract<Mark, { file: string }>): void {
  const path = join(folder, file);
  const inside = relative(folder, path);
  if (inside === '' || inside.split(sep).includes('..')) {
    throw new StartFault(`The backup names a picture outside its folder: ${file}.`);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(base64, 'base64'));
}

async function sendJobs(database: Database, jobs: Job[]): Promise<void> {
  if (jobs.length === 0) return;
  const queue = await openQueue(database, (place, error) => {
    process.stderr.write(`${place}: ${error}\n`);
  });
  for (const [at, { job, data, key }] of jobs.entries()) {
    if (!isJobName(job)) continue; // of a version that had more kinds
    await queue.send(database.background, job, data as never, key ?? `restored ${at}`); // `as`: sent by its name before
  }
  await queue.close();
}

function isJobName(name: string): name is JobName {
  return jobNames.some((known) => known === name);
}
