import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refusePooler, refuseServer, refuseWithoutTimeouts } from './check-server.ts';
import type { Database, Db } from './connect.ts';
import { openListener } from './listener.ts';
import { migrateServer } from './migrate-server.ts';
import { keepAlive, namedUrl, openPool, poolUse, requestSettings } from './pool.ts';
import { pingMs, type Timeouts, timeouts } from './timeouts.ts';
import { openWriteProbe } from './write-probe.ts';

/** Jobs run a few at a time. */
const backgroundSize = 4;

type Options = {
  poolSize?: number;
  timeouts?: Partial<Timeouts>;
  /** The server itself, where `url` leads to a pooler: for what needs a connection of its own. */
  directUrl?: string | undefined;
  /** What the background connections are for. */
  work?: 'jobs' | 'backup' | undefined;
};

/** Of work in batches, each of which takes a tenth of a second where all is well. */
const batchTimeouts = { ...timeouts, statementMs: 10_000, queryMs: 12_000 };

/** One connection, for a thread that works in batches. */
export function openConnection(
  url: string,
  application: string,
): { db: Db; close(): Promise<void> } {
  const pool = openPool({
    ...{ url, application, name: application, size: 1, timeouts: batchTimeouts },
    // Nothing to log: the query that is under way fails with it.
    ...{ withoutTimeouts: false, pooled: false, log() {} },
  });
  return { db: drizzle(pool, { casing: 'snake_case' }), close: () => pool.end() };
}

/** A PostgreSQL server, by its address. */
export async function openPostgres(
  url: string,
  log: (place: string, error: unknown) => void,
  options: Options = {},
): Promise<Database> {
  const limits = { ...timeouts, ...options.timeouts };
  const directUrl = options.directUrl ?? url;
  const given = { url, timeouts: limits, log, pooled: directUrl !== url };
  const size = options.poolSize ?? 10;
  const web = { ...given, application: 'web', withoutTimeouts: false };
  const pool = openPool({ ...web, name: 'requests', size });
  const openBackground = (application: string) =>
    openPool({
      ...given,
      application,
      // Of work that nobody waits for, also while the shop is loaded.
      timeouts: { ...limits, connectMs: limits.waitMs },
      url: directUrl,
      pooled: false,
      name: 'background',
      size: backgroundSize,
      withoutTimeouts: true,
    });
  const backgroundPool = openBackground(options.work ?? 'jobs');
  try {
    await refuseServer(pool, url, 'DATABASE_URL');
    if (given.pooled) {
      await refuseServer(backgroundPool, directUrl, 'DATABASE_DIRECT_URL');
      await refuseWithoutTimeouts(pool, requestSettings(limits));
    } else if (!options.directUrl) {
      await refusePooler(backgroundPool);
    }
  } catch (error) {
    await Promise.all([pool.end(), backgroundPool.end()]);
    throw error;
  }
  const pingPool = openPool({
    ...web,
    name: 'ping',
    timeouts: { ...limits, connectMs: pingMs, waitMs: pingMs, queryMs: pingMs },
    size: 1,
  });
  const newListenerClient = () =>
    new pg.Client({
      connectionString: namedUrl(directUrl, 'events'),
      connectionTimeoutMillis: limits.connectMs,
      query_timeout: limits.queryMs,
      ...keepAlive,
    });

  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    background: drizzle(backgroundPool, { casing: 'snake_case' }),
    kind: 'server',
    forThread: () => ({ url: directUrl }),
    async execute(text, values) {
      // Several statements give a list of results: the last one's rows are meant.
      const result: pg.QueryResult | pg.QueryResult[] = await backgroundPool.query(text, values);
      return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result;
    },
    pools: () => [poolUse('requests', pool), poolUse('background', backgroundPool)],
    async ping() {
      await pingPool.query('select 1');
    },
    openWriteProbe: () =>
      openWriteProbe({
        pool: openPool({
          ...{ ...web, url: directUrl, pooled: false, name: 'write probe', size: 1 },
          application: 'write probe',
          timeouts: { ...limits, waitMs: limits.connectMs, queryMs: limits.probeMs },
        }),
        cancel: (processId) => pingPool.query('select pg_cancel_backend($1)', [processId]),
        log,
        everyMs: limits.probeEveryMs,
      }),
    listen: (channel, onNotify) =>
      openListener({ newClient: newListenerClient, channel, onNotify, log, timeouts: limits }),
    migrate: (last) =>
      migrateServer({
        ...{ last, log },
        pool: backgroundPool,
        newPool: () => openBackground('migrate'),
      }),
    async vacuum() {}, // its autovacuum does
    async close() {
      await Promise.all([pool.end(), backgroundPool.end(), pingPool.end()]);
    },
  };
}
