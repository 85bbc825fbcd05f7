import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { PendingWork } from '#server/queues/pending-work.ts';
import { failureLog } from '#server/telemetry/failure-log.ts';
import { runningSpan, traced } from '#server/telemetry/spans.ts';
import { type JobName, type Jobs, jobNames, jobPlans } from './jobs.ts';
import { recordRun } from './record-run.ts';

export type JobHandlers = {
  /** Says what was done, for the operator. A second run after a kill must do no harm. */
  [N in JobName]: (data: Jobs[N], job: { isRetry: boolean }) => Promise<string>;
};

export type JobQueue = {
  /**
   * Opens the queue. To be awaited before a transaction that sends: an embedded database has one
   * connection, and the queue could not open while the transaction holds it.
   */
  ready(): Promise<void>;
  /**
   * Queues a job, with a transaction's `db` together with what else it writes. False where one with
   * the same key was sent in the last minutes: then this one is dropped. It is begun at once, or within
   * seconds after `startAfter`.
   */
  send<N extends JobName>(
    db: Db,
    name: N,
    data: Jobs[N],
    onceKey: string,
    startAfter?: Date,
  ): Promise<boolean>;
  /** Takes up the work of these kinds, and what is to be done by the clock. */
  work(handlers: Partial<JobHandlers>): Promise<void>;
  close(): Promise<void>;
};

/** Kept beside the data where the shop is traced: the span that sent it. */
type Sender = { traceparent?: string };

const retry = { retryLimit: 8, retryBackoff: true, retryDelayMax: 3_600 };
const onceSeconds = 120;

/** Tests are less patient. */
type Pace = {
  /** How often the clock is looked at. */
  clockSeconds: number;
  pollSeconds?: number;
  /** When what failed is tried again. */
  retrySeconds: number;
  /** When closing, how long a job may go on before it is left to be done again later. */
  stopSeconds: number;
};
const production: Pace = { clockSeconds: 30, retrySeconds: 5, stopSeconds: 5 };

/** The queue in the database: each job runs once, on whichever node takes it. */
export async function openQueue(
  database: Database,
  log: (place: string, error: unknown) => void,
  pace = production,
): Promise<JobQueue> {
  const pendingWork = new PendingWork();
  const failures = failureLog('job queue', log);
  async function executeSql(text: string, values?: unknown[]) {
    const result = await pendingWork.track(database.execute(text, values));
    failures.succeeded();
    return result;
  }
  const boss = new PgBoss({
    db: { executeSql },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    cronMonitorIntervalSeconds: pace.clockSeconds,
    cronWorkerIntervalSeconds: Math.min(pace.clockSeconds, 5),
  });
  boss.on('error', failures.failed);
  await boss.start();
  await openQueues(boss);

  const taken = new Set<JobName>();

  async function take<N extends JobName>(name: N, handler: JobHandlers[N]): Promise<void> {
    const { everySeconds, cron } = jobPlans[name];
    const polling = {
      includeMetadata: true,
      pollingIntervalSeconds: pace.pollSeconds ?? everySeconds,
    } as const;
    const work = async (jobs: JobWithMetadata<Jobs[N] & Sender>[]) => {
      for (const job of jobs) {
        const { traceparent: parent, ...given } = job.data;
        const data = given as Jobs[N]; // `as`: what is left is what was sent
        const run = () => handler(data, { isRetry: job.retryCount > 0 });
        const span = { name: `job ${name}`, kind: 'consumer', parent, attributes: {} } as const;
        const recorded = traced(span, () => recordRun(database.background, name, run)).catch(
          (error: unknown) => {
            log(`job ${name} ${job.id}`, error);
            throw error; // the queue tries again
          },
        );
        await pendingWork.track(recorded);
      }
    };
    // Where the clock could not be set last time, the work goes on.
    if (!taken.has(name)) await boss.work(name, polling, work);
    taken.add(name);
    if (cron) await boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' });
  }

  return {
    async ready() {},
    async send(db, name, data, onceKey, startAfter) {
      const once = { singletonKey: onceKey, singletonSeconds: onceSeconds };
      const later = startAfter ? { startAfter } : {};
      const options = { ...retry, retryDelay: pace.retrySeconds, ...once, ...later };
      const sent = { ...data, ...runningSpan.getStore() };
      return (await boss.send(name, sent, { ...options, db: asBossDb(db) })) !== null;
    },
    async work(handlers) {
      for (const name of jobNames) {
        const handler = handlers[name];
        if (handler) await take(name, handler as JobHandlers[typeof name]); // `as`: a handler bears the name of its job
      }
    },
    async close() {
      await boss.stop({ graceful: true, timeout: pace.stopSeconds * 1_000, close: false });
      // It gives up waiting in the end, but a job that goes on still needs its database.
      await pendingWork.settled();
    },
  };
}

/** Lets pg-boss write through this connection, or within this transaction. */
function asBossDb(db: Db) {
  const execute = async (query: unknown) => ({ rows: await rowsOf(db, query as SQL) }); // `as`: made by `sql` below
  return fromDrizzle({ execute }, sql);
}

/** Every queue there is, and nothing by the clock for those that there no longer are. */
async function openQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    // Before anyone sends: a job for a queue that is not there is refused.
    await boss.createQueue(name, { deleteAfterSeconds: 86_400 });
    // Reads it into the cache of pg-boss, so that sending in a transaction asks nothing outside it.
    await boss.findJobs(name, { key: 'none' });
  }
  const known = new Set<string>(jobNames);
  for (const { name, key } of await boss.getSchedules()) {
    if (!known.has(name)) await boss.unschedule(name, key);
  }
}
