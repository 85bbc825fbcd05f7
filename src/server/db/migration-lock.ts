import { setTimeout } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from './connect.ts';
import { rowsOf } from './rows.ts';

/** Any number: whoever migrates holds this advisory lock alone, and backups share it. */
const migrationLock = 7_406_841;
/** How often it is tried, and how often the log says who has it. */
const retryMs = 500;
const triesPerLine = 20;

/** Of the session, tried again and again: a statement that waited would hold up `create index concurrently`. */
export async function holdAlone(client: pg.PoolClient, others: Db, say: (line: string) => void) {
  for (let tries = 0; ; tries += 1) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1) as held',
      [migrationLock],
    );
    if (rows[0]?.held) return;
    if (tries % triesPerLine === 0) {
      const holders = await describeSessions(
        others,
        sql`pid in (select pid from pg_locks where locktype = 'advisory' and granted and objid = ${migrationLock})`,
      );
      say(`Migrations wait until these have finished: ${holders.join('; ')}`);
    }
    await setTimeout(retryMs);
  }
}

/** Held by a backup until its transaction ends: tables do not change while they are read. */
export async function isMigrating(tx: Db): Promise<boolean> {
  const [row] = await rowsOf<{ held: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock_shared(${migrationLock}) as held`,
  );
  return !row?.held;
}

/** Without what they ask, which may name people. */
export async function describeSessions(db: Db, which: SQL): Promise<string[]> {
  const rows = await rowsOf<{ text: string }>(
    db,
    sql`select format('%s, process %s, %s for %s s', coalesce(nullif(application_name, ''), 'unnamed'), pid, state,
        round(extract(epoch from now() - xact_start))) as text
      from pg_stat_activity where ${which} order by pid limit 5`,
  );
  return rows.map(({ text }) => text);
}
