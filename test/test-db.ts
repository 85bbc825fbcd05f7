import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fillDemo } from '#demo/fill.ts';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { fromPglite } from './in-process-db.ts';
import { noteError } from './logged-errors.ts';
import { query } from './postgres-server.ts';

type DatabaseKind = [name: 'embedded' | 'PostgreSQL', open: () => Promise<Database>];

/** For tests about the database itself. */
export const bothDatabases: DatabaseKind[] = [
  ['embedded', openTestEmbedded],
  ['PostgreSQL', openTestDb],
];

/** What suites run on: PostgreSQL, and in `npm run test:all` the embedded database too. */
export const databases =
  process.env.TEST_ALL === undefined ? bothDatabases.slice(1) : bothDatabases;

/** A copy of the demo shop's database on the test server. */
export async function openTestDb(): Promise<Database> {
  return openPostgres(await newPostgresDb(), noteError);
}

let embeddedDemo: Promise<Blob> | undefined;

/** An embedded copy of the demo shop's database, in memory. */
export async function openTestEmbedded(): Promise<Database> {
  embeddedDemo ??= readOrFillEmbedded();
  return fromPglite(await PGlite.create({ loadDataDir: await embeddedDemo }));
}

/** Filled by the first worker of a run that needs it. */
async function readOrFillEmbedded(): Promise<Blob> {
  const file = join(testDataDir(), 'embedded-demo.tar');
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const filled = await fillEmbedded();
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, await filled.bytes());
  renameSync(unfinished, file);
  return filled;
}

async function fillEmbedded(): Promise<Blob> {
  const pglite = await PGlite.create();
  const database = fromPglite(pglite);
  await database.migrate();
  await fillDemo(database.db, { dataDir: testDataDir(), now: new Date() });
  const dump = await pglite.dumpDataDir('none');
  await database.close();
  return dump;
}

/** Where the demo shop's pictures are. */
export function testDataDir(): string {
  return process.env.TEST_DATA_DIR ?? '';
}

/** The address of a new database on the test server: a copy of the demo shop's, or an empty one. */
export async function newPostgresDb(template: 'demo' | 'template0' = 'demo'): Promise<string> {
  const url = process.env.TEST_POSTGRES_URL ?? '';
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // Copied as files: the other way writes each page to the log.
  await query(url, `create database ${name} template ${template} strategy file_copy`);
  return url.replace(/postgres$/, name);
}
