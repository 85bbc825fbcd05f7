import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '#server/db/connect.ts';

/** Work for later, by name, with what it needs to know. Never a secret: it is kept in clear. */
export type Jobs = {
  'reset-pin-mail': { email: string };
};

export type JobName = keyof Jobs;

export type JobHandlers = {
  [N in JobName]: (data: Jobs[N], job: { isRetry: boolean }) => Promise<void>;
};

export type JobQueue = {
  /** Where one with the same key was sent in the last minutes, another is dropped. */
  send<N extends JobName>(name: N, data: Jobs[N], onceKey: string): Promise<void>;
  work(handlers: JobHandlers): Promise<void>;
  close(): Promise<void>;
};

const retry = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };
const polling = { includeMetadata: true, pollingIntervalSeconds: 1 } as const;
const onceSeconds = 120;

/** The queue in the database: each job runs once, on whichever node takes it. */
export async function openQueue(
  database: Database,
  log: (place: string, error: unknown) => void,
): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: database.execute },
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
  });
  boss.on('error', (error) => log('job queue', error));
  await boss.start();

  return {
    async send(name, data, onceKey) {
      const once = { singletonKey: onceKey, singletonSeconds: onceSeconds };
      await boss.send(name, data, { ...retry, ...once });
    },
    async work(handlers) {
      for (const name of Object.keys(handlers) as JobName[]) {
        await boss.createQueue(name);
        await boss.work(name, polling, async (jobs: JobWithMetadata<Jobs[typeof name]>[]) => {
          for (const job of jobs) await handlers[name](job.data, { isRetry: job.retryCount > 0 });
        });
      }
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5_000, close: false });
    },
  };
}
