import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { bigint, pgSchema } from 'drizzle-orm/pg-core';
import { StartFault } from '#server/start-fault.ts';
import type { Db } from './connect.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
});

/** A database that a later version has changed is left alone. */
export async function refuseNewerDatabase(db: Db): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis);
  const newest = Math.max(...known);
  if (!(await hasMigrationsTable(db))) return;
  const rows = await db.select().from(applied);
  if (rows.some((row) => (row.createdAt ?? 0) > newest)) {
    throw new StartFault(
      'The database was last used by a newer version of Thok. Start that version, or restore an older copy of the data.',
    );
  }
}

async function hasMigrationsTable(db: Db): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'drizzle' and table_name = '__drizzle_migrations'`);
  return found.length > 0;
}
