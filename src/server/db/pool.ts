import pg from 'pg';
import type { PoolUse } from './connect.ts';
import { measureWaits } from './pool-waits.ts';
import type { Timeouts } from './timeouts.ts';

type Options = {
  /** What it is called where it is measured. */
  name: string;
  url: string;
  size: number;
  timeouts: Timeouts;
  /** Whether statements may take their time: those of jobs and migrations may. */
  withoutTimeouts: boolean;
  log(place: string, error: unknown): void;
};

/** A dead peer is noticed by the system even where nobody asks anything. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export function openPool({ name, url, size, timeouts, withoutTimeouts, log }: Options): pg.Pool {
  const { connectMs, statementMs, lockMs, idleInTransactionMs, queryMs } = timeouts;
  const ofRequests = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    // Compiling a plan or starting workers for it takes longer than a request's read may.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
  };
  const settings = {
    // Our statements look rows up by their keys: one plan fits every value and need not be made anew.
    plan_cache_mode: 'force_generic_plan',
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(withoutTimeouts ? {} : ofRequests),
  };
  const setAll = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`);
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    ...keepAlive,
    ...(withoutTimeouts ? {} : { query_timeout: queryMs }),
    onConnect: async (client) => void (await client.query(setAll.join('; '))),
  });
  // A lost connection tells of it here, also while it is out on loan: unheard, it would end us.
  pool.on('connect', (client) => client.on('error', (error) => log('database connection', error)));
  pool.on('error', () => {}); // the same loss once more, of those that were idle
  pool.on('release', (_error, client) => {
    // A transaction whose query timed out gives back a connection that still waits for its answer.
    if ('readyForQuery' in client && !client.readyForQuery) client.end().catch(() => {});
  });
  measureWaits(pool, name);
  return pool;
}

export function poolUse(name: string, pool: pg.Pool): PoolUse {
  const { options, totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
  return { pool: name, max: options.max, open, idle, waiting };
}
