import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartFault } from '#server/start-fault.ts';
import type { Database } from './connect.ts';
import { openListener } from './listener.ts';
import { migrationsFolder, refuseNewerDatabase } from './migrate.ts';

/** Any number: whoever migrates holds this advisory lock, so that nodes starting together queue. */
const migrationLock = 7_406_841;
/** PostgreSQL 15, as the server counts. */
const oldestVersion = 150_000;
/** For a connection that is free: in a rush people rather wait than are sent away. */
const waitMs = 20_000;

/** A PostgreSQL server, by its address. */
export async function openPostgres(
  url: string,
  log: (place: string, error: unknown) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: waitMs,
    onConnect: keepPlans,
  });
  // A lost connection tells of it here, also while it is out on loan: unheard, it would end us.
  pool.on('connect', (client) => client.on('error', (error) => log('database connection', error)));
  pool.on('error', () => {}); // the same loss once more, of those that were idle
  await refuseUnreachable(pool, url);
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db,
    kind: 'server',
    async execute(text, values) {
      // Several statements give a list of results: the last one's rows are meant.
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
      return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
    },
    listen: (channel, onNotify) => {
      const newClient = () => new pg.Client({ connectionString: url });
      return openListener({ newClient, channel, onNotify, log });
    },
    async migrate() {
      const holder = await pool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [migrationLock]);
        await refuseNewerDatabase(db);
        await migrate(db, { migrationsFolder });
      } finally {
        holder.release(true); // closing the connection lets the lock go
      }
    },
    async vacuum() {}, // its autovacuum does
    close: () => pool.end(),
  };
}

/** Our statements look rows up by their keys: one plan fits every value and need not be made anew. */
async function keepPlans(client: pg.ClientBase): Promise<void> {
  await client.query('set plan_cache_mode = force_generic_plan');
}

async function refuseUnreachable(pool: pg.Pool, url: string): Promise<void> {
  let version = 0;
  try {
    const { rows } = await pool.query('show server_version_num');
    version = Number(rows[0]?.server_version_num);
  } catch (error) {
    await pool.end();
    const { host, pathname } = new URL(url);
    const reason = error instanceof AggregateError ? error.errors.join('; ') : String(error);
    throw new StartFault(
      `The database at ${host}${pathname} (DATABASE_URL) cannot be reached: ${reason}`,
    );
  }
  if (version >= oldestVersion) return;
  await pool.end();
  throw new StartFault('The server of DATABASE_URL is too old: Thok needs PostgreSQL 15 or newer.');
}
