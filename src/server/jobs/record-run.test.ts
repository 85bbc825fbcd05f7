import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { jobRuns } from '#server/telemetry/measurements.ts';
import { readJobRuns } from '#test/job-runs.ts';
import { openTestDb } from '#test/test-db.ts';
import { recordRun } from './record-run.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

/** What whoever measures is told. */
function listen(): object[] {
  const heard: object[] = [];
  onTestFinished(jobRuns.subscribe((run) => heard.push(run)));
  return heard;
}

/** No longer than it is since now. */
function secondsFromNow() {
  const startedAt = performance.now();
  const fits = (given: number) => given > 0 && given <= (performance.now() - startedAt) / 1_000;
  return expect.toSatisfy(fits);
}

test('a run that did its work is kept with its result and measured', async () => {
  const [heard, seconds] = [listen(), secondsFromNow()];
  await recordRun(database.db, 'cleaning', async () => '3 sessions');
  const kept = { name: 'cleaning', outcome: 'done', result: '3 sessions' };
  expect(await readJobRuns(database.db)).toMatchObject([kept]);
  expect(heard).toEqual([{ job: 'cleaning', outcome: 'done', seconds }]);
});

test('a run that failed is kept with its error, measured, and fails its job', async () => {
  const [heard, seconds] = [listen(), secondsFromNow()];
  const failing = recordRun(database.db, 'cleaning', async () => {
    throw new Error('no disk');
  });
  await expect(failing).rejects.toThrow('no disk');
  const kept = { name: 'cleaning', outcome: 'failed', result: 'Error: no disk' };
  expect(await readJobRuns(database.db)).toMatchObject([kept]);
  expect(heard).toEqual([{ job: 'cleaning', outcome: 'failed', seconds }]);
});
