import type { Db } from '#server/db/connect.ts';
import { finishRun, startRun } from '#server/queries/job-runs.ts';

/** Runs it, and leaves when it ran and what came of it where the operator can see it. */
export async function recordRun(db: Db, name: string, run: () => Promise<string>): Promise<void> {
  await startRun(db, name);
  try {
    await finishRun(db, name, 'done', await run());
  } catch (error) {
    await finishRun(db, name, 'failed', String(error));
    throw error;
  }
}
