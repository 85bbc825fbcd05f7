import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { jobRuns } from '#server/db/schema/jobs.ts';

/** How much of a result or an error is kept. */
const maxLength = 2_000;

export async function startRun(db: Db, name: string): Promise<void> {
  const started = { startedAt: sql`now()`, finishedAt: null, outcome: null, result: '' };
  await db
    .insert(jobRuns)
    .values({ name, ...started })
    .onConflictDoUpdate({ target: jobRuns.name, set: started });
}

export async function finishRun(
  db: Db,
  name: string,
  outcome: 'done' | 'failed',
  result: string,
): Promise<void> {
  await db
    .update(jobRuns)
    .set({ finishedAt: sql`now()`, outcome, result: result.slice(0, maxLength) })
    .where(eq(jobRuns.name, name));
}

const backup = 'backup';

/** A backup was made: how long ago tells whoever looks after the shop. One that failed leaves it as it was. */
export async function noteBackup(db: Db, result: string): Promise<void> {
  const made = { startedAt: sql`now()`, finishedAt: sql`now()`, outcome: 'done', result } as const;
  await db
    .insert(jobRuns)
    .values({ name: backup, ...made })
    .onConflictDoUpdate({ target: jobRuns.name, set: made });
}

/** How long ago, in seconds; undefined: none was ever made. */
export async function readBackupAge(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ seconds: sql<number>`extract(epoch from now() - ${jobRuns.finishedAt})::float8` })
    .from(jobRuns)
    .where(eq(jobRuns.name, backup));
  return row?.seconds;
}

type QueueLength = { job: string; waiting: number; failed: number };

/** Of each kind of work: how many wait for their turn, and how many failed for good in the last day. */
export function readQueueLengths(db: Db): Promise<QueueLength[]> {
  return rowsOf<QueueLength>(
    db,
    sql`
      select q.name as job,
        (count(*) filter (where j.state in ('created', 'retry')))::int as waiting,
        (count(*) filter (where j.state = 'failed'))::int as failed
      from jobs.queue q left join jobs.job j on j.name = q.name and j.state in ('created', 'retry', 'failed')
      group by q.name order by q.name limit 100`,
  );
}
