import type { Db } from '#server/db/connect.ts';
import { finishRun, startRun } from '#server/queries/job-runs.ts';
import { jobRuns } from '#server/telemetry/measurements.ts';

/** Runs it, and leaves when it ran and what came of it where the operator can see it. */
export async function recordRun(db: Db, name: string, run: () => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  const tell = (outcome: 'done' | 'failed') =>
    jobRuns.publish({ job: name, outcome, seconds: (performance.now() - startedAt) / 1_000 });
  await startRun(db, name);
  try {
    await finishRun(db, name, 'done', await run());
    tell('done');
  } catch (error) {
    tell('failed');
    await finishRun(db, name, 'failed', String(error));
    throw error;
  }
}
