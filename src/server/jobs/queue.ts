import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/connect.ts';
import { type JobName, type Jobs, jobNames, jobPlans } from './jobs.ts';
import { recordRun } from './record-run.ts';

export type JobHandlers = {
  /** Says what was done, for the operator. A second run after a kill must do no harm. */
  [N in JobName]: (data: Jobs[N], job: { isRetry: boolean }) => Promise<string>;
};

export type JobQueue = {
  /** Where one with the same key was sent in the last minutes, another is dropped. */
  send<N extends JobName>(name: N, data: Jobs[N], onceKey: string): Promise<void>;
  /** Takes up the work of these kinds, and what is to be done by the clock. */
  work(handlers: Partial<JobHandlers>): Promise<void>;
  close(): Promise<void>;
};

const retry = { retryLimit: 8, retryBackoff: true, retryDelayMax: 3_600 };
const onceSeconds = 120;

/** How often the clock is looked at, and when what failed is tried again; tests are less patient. */
type Pace = { clockSeconds: number; pollSeconds?: number; retrySeconds: number };
const production: Pace = { clockSeconds: 30, retrySeconds: 5 };

/** The queue in the database: each job runs once, on whichever node takes it. */
export async function openQueue(
  database: Database,
  log: (place: string, error: unknown) => void,
  pace = production,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: database.execute },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    cronMonitorIntervalSeconds: pace.clockSeconds,
    cronWorkerIntervalSeconds: Math.min(pace.clockSeconds, 5),
  });
  boss.on('error', (error) => log('job queue', error));
  await boss.start();
  // Before anyone sends: a job for a queue that is not there is refused.
  for (const name of jobNames) await boss.createQueue(name, { deleteAfterSeconds: 86_400 });

  async function take<N extends JobName>(name: N, handler: JobHandlers[N]): Promise<void> {
    const { everySeconds, cron } = jobPlans[name];
    const polling = {
      includeMetadata: true,
      pollingIntervalSeconds: pace.pollSeconds ?? everySeconds,
    } as const;
    await boss.work(name, polling, async (jobs: JobWithMetadata<Jobs[N]>[]) => {
      for (const job of jobs) {
        await recordRun(database.db, name, () =>
          handler(job.data, { isRetry: job.retryCount > 0 }),
        );
      }
    });
    if (cron) await boss.schedule(name, cron, {}, { tz: 'Asia/Kolkata' });
  }

  return {
    async send(name, data, onceKey) {
      const once = { singletonKey: onceKey, singletonSeconds: onceSeconds };
      await boss.send(name, data, { ...retry, retryDelay: pace.retrySeconds, ...once });
    },
    async work(handlers) {
      for (const name of jobNames) {
        const handler = handlers[name];
        if (handler) await take(name, handler as JobHandlers[typeof name]); // `as`: a handler bears the name of its job
      }
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5_000, close: false });
    },
  };
}
