import type pg from 'pg';
import { StartFault } from '#server/settings/start-fault.ts';

/** PostgreSQL 15, as the server counts. */
const oldestVersion = 150_000;

/** Where a server cannot be used, says why in the words of whoever set it. */
export async function refuseServer(pool: pg.Pool, url: string, setting: string): Promise<void> {
  let version = 0;
  try {
    const ask = () => pool.query('show server_version_num');
    // While the shop is loaded this process may be too busy to hear the first answer in time.
    const { rows } = await ask().catch(ask);
    version = Number(rows[0]?.server_version_num);
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = error instanceof AggregateError ? error.errors.join('; ') : String(error);
    throw new StartFault(
      `The database at ${host}${pathname} (${setting}) cannot be reached: ${reason}`,
    );
  }
  if (version >= oldestVersion) return;
  throw new StartFault(`The server of ${setting} is too old: Thok needs PostgreSQL 15 or newer.`);
}

/**
 * Events and migrations need a connection of their own, which a pooler takes back after each
 * transaction. It is known by the process it names: its own, not PostgreSQL's.
 */
export async function refusePooler(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if ('processID' in client && client.processID === rows[0]?.pid) return;
  } finally {
    client.release();
  }
  throw new StartFault(
    'DATABASE_URL leads to a pooler. Please also set DATABASE_DIRECT_URL: to PostgreSQL itself, or to a pooler in session mode.',
  );
}

/**
 * Behind a pooler a connection's settings are the pooler's: set by us they would stay with whichever
 * connection it chose. Without time-outs one locked row would hold everybody up.
 */
export async function refuseWithoutTimeouts(
  pool: pg.Pool,
  wanted: Record<string, string | number>,
): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(wanted)],
  );
  const missing = rows.filter(({ name, setting }) => name.endsWith('_timeout') && setting === '0');
  if (missing.length === 0) return;
  const connectQuery = Object.entries(wanted).map(([name, value]) => `set ${name} = ${value}`);
  const names = missing.map(({ name }) => name).join(', ');
  throw new StartFault(
    `The pooler of DATABASE_URL does not set ${names}. For PgBouncer, add to the database: connect_query='${connectQuery.join('; ')}'`,
  );
}
