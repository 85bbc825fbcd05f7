import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { newestMigration, readAppliedMigration, refuseNewerDatabase } from './migrate.ts';
import { describeSessions, holdAlone } from './migration-lock.ts';
import { runMigrations } from './run-migrations.ts';

type Options = {
  last: number | undefined;
  /** To look at the connection that migrates. */
  pool: pg.Pool;
  newPool(): pg.Pool;
  log(place: string, line: string): void;
};

/** Brings a server's tables up to a migration, or to this version; nodes that start together do it in turn. */
export async function migrateServer({ last, pool, newPool, log }: Options): Promise<void> {
  const others = drizzle(pool);
  const say = (line: string) => log('migration', line);
  await refuseNewerDatabase(others);
  if ((await readAppliedMigration(others)) >= (last ?? newestMigration())) return;
  const migratePool = newPool();
  const client = await migratePool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    await holdAlone(client, others, say);
    const newest = await readAppliedMigration(others); // another node may have been here meanwhile
    const session = {
      async run(text: string) {
        const result: pg.QueryResult | pg.QueryResult[] = await client.query(text);
        return (Array.isArray(result) ? result.at(-1) : result) ?? { rows: [] };
      },
      blockers: () => describeSessions(others, sql`pid = any(pg_blocking_pids(${pid}))`),
    };
    await runMigrations(session, { newest, last }, say);
  } finally {
    client.release(true); // closing the connection lets the lock go
    await migratePool.end();
  }
}
