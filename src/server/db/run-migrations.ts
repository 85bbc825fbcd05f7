import { setTimeout } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate.ts';

/** One connection, which runs several statements given as one text. */
export type MigrationSession = {
  run(text: string): Promise<{ rows: unknown[] }>;
  /** Who keeps a lock that this connection waits for; of a server. */
  blockers?(): Promise<string[]>;
};

/** How long a statement waits for a lock: whoever sells meanwhile waits behind it, at most a second in all. */
const lockMs = 500;
/** Nobody waits behind these, which wait themselves for transactions that began before. */
const holdsNobodyUp = /\bconcurrently\b|\bvalidate constraint\b/i;
/** Between two tries, in which those who waited have their turn. */
const pauseMs = { first: 250, most: 5_000 };
/** After which it is worth asking who holds the lock. */
const askAfterMs = 200;

/** First line of a migration whose statements run one by one. After a kill they run again: each says `if not exists`. */
const outsideTransaction = /^-- outside a transaction/;

/** As Drizzle's own migrator keeps them. */
const bookkeeping = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;

/** Runs what the database does not have yet, each migration whole or not at all. */
export async function runMigrations(
  session: MigrationSession,
  { newest, last = Number.POSITIVE_INFINITY }: { newest: number; last?: number | undefined },
  log: (line: string) => void,
): Promise<void> {
  if (newest === 0) await session.run(bookkeeping);
  const all = readMigrationFiles({ migrationsFolder });
  for (const migration of all) {
    const { folderMillis: when } = migration;
    if (when > newest && when <= last) await runOne(session, migration, log);
  }
}

async function runOne(
  session: MigrationSession,
  migration: MigrationMeta,
  log: (line: string) => void,
) {
  const { sql, hash, folderMillis } = migration;
  const done = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`;
  const inTransaction = (text: string) =>
    `begin; set local lock_timeout = ${lockMs};\n${text}\n;\n${done}; commit`;
  if (!outsideTransaction.test(sql[0] ?? '')) {
    return untilLocksAreFree(session, inTransaction(sql.join('\n;\n')), log);
  }
  for (const statement of sql) {
    await dropHalfMadeIndex(session, statement);
    await session.run(`set lock_timeout = ${holdsNobodyUp.test(statement) ? 0 : lockMs}`);
    await untilLocksAreFree(session, statement, log);
  }
  await session.run(`${done}; reset lock_timeout`);
}

/** Again and again, since whoever holds the lock may be a report that takes its time. */
async function untilLocksAreFree(
  session: MigrationSession,
  text: string,
  log: (line: string) => void,
): Promise<void> {
  for (let pause = pauseMs.first; ; pause = Math.min(pause * 2, pauseMs.most)) {
    const watch = watchBlockers(session);
    try {
      await session.run(text);
      return;
    } catch (error) {
      await session.run('rollback');
      if (!isLockTaken(error)) throw error;
      const blockers = await watch.stop();
      log(
        `A migration waits for a lock and is tried again. It is held by: ${blockers.join('; ') || 'nobody any more'}`,
      );
      await setTimeout(pause);
    } finally {
      await watch.stop();
    }
  }
}

/** Asked while it waits: afterwards nobody knows. */
function watchBlockers({ blockers }: MigrationSession) {
  const ending = new AbortController();
  const watching = (async () => {
    let last: string[] = [];
    while (blockers && !ending.signal.aborted) {
      await setTimeout(askAfterMs, undefined, { signal: ending.signal }).catch(() => {}); // it is told to stop
      const found = await blockers();
      if (found.length > 0) last = found;
    }
    return last;
  })();
  return {
    stop() {
      ending.abort();
      return watching;
    },
  };
}

function isLockTaken(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return code === '55P03' || code === '40P01'; // not available in time; chosen to end a deadlock
}

/** `create index concurrently` that was killed leaves an index that is never used, under its name. */
async function dropHalfMadeIndex(session: MigrationSession, statement: string): Promise<void> {
  const name = /create (?:unique )?index concurrently if not exists "?(\w+)"?/i.exec(
    statement,
  )?.[1];
  if (!name) return;
  const { rows } = await session.run(
    `select 1 from pg_index where indexrelid = to_regclass('${name}') and not indisvalid`,
  );
  if (rows.length > 0) await session.run(`drop index concurrently "${name}"`);
}
