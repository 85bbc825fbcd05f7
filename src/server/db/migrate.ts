import { fileURLToPath } from 'node:url';
import { max, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { StartFault } from '#server/settings/start-fault.ts';
import type { Db } from './connect.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** The newest migration of this version. */
export function newestMigration(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map((m) => m.folderMillis));
}

/** How many this version has. */
export function countMigrations(): number {
  return readMigrationFiles({ migrationsFolder }).length;
}

/** How many the database has: more than this version where a newer one has been here. */
export async function countAppliedMigrations(db: Db): Promise<number> {
  return (await hasMigrationsTable(db)) ? db.$count(applied) : 0;
}

/** Whether this version has it. */
export function isMigration(when: number): boolean {
  return readMigrationFiles({ migrationsFolder }).some((m) => m.folderMillis === when);
}

/** The tables made by the migrations up to and including one: a database may hold those of other programs too. */
export function migratedTables(last: number): string[] {
  const migrations = readMigrationFiles({ migrationsFolder }).filter((m) => m.folderMillis <= last);
  const statements = migrations.flatMap((m) => m.sql).join('\n');
  return [...statements.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, name = '']) => name);
}

/** The newest migration the database has; 0: none. */
export async function readAppliedMigration(db: Db): Promise<number> {
  if (!(await hasMigrationsTable(db))) return 0;
  const [row] = await db.select({ newest: max(applied.createdAt) }).from(applied);
  return row?.newest ?? 0;
}

/** A database that a later version has changed is left alone. */
export async function refuseNewerDatabase(db: Db): Promise<void> {
  if (!(await isNewerDatabase(db))) return;
  throw new StartFault(
    'The database was last used by a newer version of Thok. Start that version, restore an older copy of the data, or go back one version with ALLOW_NEWER_DATABASE=yes.',
  );
}

export async function isNewerDatabase(db: Db): Promise<boolean> {
  return (await readAppliedMigration(db)) > newestMigration();
}

async function hasMigrationsTable(db: Db): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'drizzle' and table_name = '__drizzle_migrations'`);
  return found.length > 0;
}
