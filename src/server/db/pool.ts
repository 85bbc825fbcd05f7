import pg from 'pg';
import type { PoolUse } from './connect.ts';
import { measureWaits } from './pool-waits.ts';
import type { Timeouts } from './timeouts.ts';
import { tracedQuery, tracePoolQueries } from './traced-queries.ts';

type Options = {
  /** What it is called where it is measured. */
  name: string;
  /** What PostgreSQL calls its connections. */
  application: string;
  url: string;
  size: number;
  timeouts: Timeouts;
  /** Whether statements may take their time: those of jobs and migrations may. */
  withoutTimeouts: boolean;
  /** Whether a pooler stands between, which gives each transaction any connection of its own. */
  pooled: boolean;
  log(place: string, error: unknown): void;
};

/** A dead peer is noticed by the system even where nobody asks anything. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** What the connections of requests are set to. */
export function requestSettings(timeouts: Timeouts) {
  return {
    ...connectionSettings(timeouts),
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    // Compiling a plan or starting workers for it takes longer than a request's read may.
    jit: 'off',
    max_parallel_workers_per_gather: 0,
  };
}

function connectionSettings({ idleInTransactionMs }: Timeouts) {
  return {
    // Our statements look rows up by their keys: one plan fits every value and need not be made anew.
    plan_cache_mode: 'force_generic_plan',
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}

/**
 * What the connection is for, as `pg_stat_activity` shows it. Of two names in an address the last one counts.
 * Not by `URL`, which does not take all that `pg` does, such as `postgres://user@/shop?host=/run/postgresql`.
 */
export function namedUrl(url: string, application: string): string {
  const name = encodeURIComponent(`thok ${application}`);
  return `${url}${url.includes('?') ? '&' : '?'}application_name=${name}`;
}

type AnyQuery = (...args: unknown[]) => Promise<unknown>;

/** Drizzle never gives a connection back on which a transaction could not begin: here it goes. */
class PoolClient extends pg.Client {
  declare release: pg.PoolClient['release'];

  override query(...args: unknown[]): never {
    const query = super.query as AnyQuery; // `as`: whatever the overload, it is passed on
    const [first] = args;
    // With a callback the pool itself asks, whose query is traced as a whole.
    const run = () => query.apply(this, args);
    const result = typeof args.at(-1) === 'function' ? run() : tracedQuery(first, run);
    const isBegin = typeof first === 'object' && first !== null && 'text' in first;
    if (isBegin && /^begin\b/.test(String(first.text))) result.catch(() => this.release(true));
    return result as never; // `as`: what the overload gives
  }
}

/** A name would be known to the one connection of the pooler's that saw it, and not to the next. */
class UnnamedStatementsClient extends PoolClient {
  override query(...args: unknown[]): never {
    const [first, ...rest] = args;
    const isNamed = typeof first === 'object' && first !== null && 'name' in first;
    return super.query(isNamed ? { ...first, name: undefined } : first, ...rest);
  }
}

/** The pool's own limit is for waiting until one is free: making one has a shorter limit. */
function connectingIn(connectMs: number, Client: typeof PoolClient): typeof PoolClient {
  return class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      const given = typeof config === 'string' ? { connectionString: config } : config;
      super({ ...given, connectionTimeoutMillis: connectMs });
    }
  };
}

export function openPool(options: Options): pg.Pool {
  const { name, application, url, size, timeouts, withoutTimeouts, pooled, log } = options;
  const { connectMs, waitMs, queryMs } = timeouts;
  const settings = (withoutTimeouts ? connectionSettings : requestSettings)(timeouts);
  const setAll = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`);
  const pool = new pg.Pool({
    connectionString: namedUrl(url, application),
    max: size,
    connectionTimeoutMillis: waitMs,
    ...keepAlive,
    ...(withoutTimeouts ? {} : { query_timeout: queryMs }),
    Client: connectingIn(connectMs, pooled ? UnnamedStatementsClient : PoolClient),
    ...(pooled
      ? {}
      : { onConnect: async (client) => void (await client.query(setAll.join('; '))) }),
  });
  // A lost connection tells of it here, also while it is out on loan: unheard, it would end us.
  pool.on('connect', (client) => client.on('error', (error) => log('database connection', error)));
  pool.on('error', () => {}); // the same loss once more, of those that were idle
  pool.on('release', (_error, client) => {
    // A transaction whose query timed out gives back a connection that still waits for its answer.
    if ('readyForQuery' in client && !client.readyForQuery) client.end().catch(() => {});
  });
  measureWaits(pool, name);
  tracePoolQueries(pool);
  return pool;
}

export function poolUse(name: string, pool: pg.Pool): PoolUse {
  const { options, totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
  return { pool: name, max: options.max, open, idle, waiting };
}
