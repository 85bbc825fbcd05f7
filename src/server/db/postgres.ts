import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartFault } from '#server/start-fault.ts';
import type { Database } from './connect.ts';
import { openListener } from './listener.ts';
import { migrateUpTo, refuseNewerDatabase } from './migrate.ts';
import { keepAlive, openPool, poolUse } from './pool.ts';
import { pingMs, type Timeouts, timeouts } from './timeouts.ts';

/** Any number: whoever migrates holds this advisory lock, so that nodes starting together queue. */
const migrationLock = 7_406_841;
/** PostgreSQL 15, as the server counts. */
const oldestVersion = 150_000;
/** Jobs run a few at a time. */
const backgroundSize = 4;

type Options = { poolSize?: number; timeouts?: Partial<Timeouts> };

/** A PostgreSQL server, by its address. */
export async function openPostgres(
  url: string,
  log: (place: string, error: unknown) => void,
  options: Options = {},
): Promise<Database> {
  const limits = { ...timeouts, ...options.timeouts };
  const given = { url, timeouts: limits, log };
  const size = options.poolSize ?? 10;
  const pool = openPool({ ...given, name: 'requests', size, withoutTimeouts: false });
  await refuseUnreachable(pool, url);
  const backgroundPool = openPool({
    ...given,
    name: 'background',
    size: backgroundSize,
    withoutTimeouts: true,
  });
  const pingPool = openPool({
    ...given,
    name: 'ping',
    timeouts: { ...limits, connectMs: pingMs, queryMs: pingMs },
    size: 1,
    withoutTimeouts: false,
  });
  const background = drizzle(backgroundPool, { casing: 'snake_case' });
  const newListenerClient = () =>
    new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: limits.connectMs,
      query_timeout: limits.queryMs,
      ...keepAlive,
    });

  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    background,
    kind: 'server',
    async execute(text, values) {
      // Several statements give a list of results: the last one's rows are meant.
      const result: pg.QueryResult | pg.QueryResult[] = await backgroundPool.query(text, values);
      return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
    },
    pools: () => [poolUse('requests', pool), poolUse('background', backgroundPool)],
    async ping() {
      await pingPool.query('select 1');
    },
    listen: (channel, onNotify) =>
      openListener({ newClient: newListenerClient, channel, onNotify, log, timeouts: limits }),
    async migrate(last) {
      const holder = await backgroundPool.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [migrationLock]);
        await refuseNewerDatabase(background);
        await migrateUpTo(last, (config) => migrate(background, config));
      } finally {
        holder.release(true); // closing the connection lets the lock go
      }
    },
    async vacuum() {}, // its autovacuum does
    async close() {
      await Promise.all([pool.end(), backgroundPool.end(), pingPool.end()]);
    },
  };
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
