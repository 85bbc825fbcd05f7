import { expect, test } from 'vitest';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { SharedJobs } from './shared-jobs.ts';

const limits = { running: 1, waiting: 10, retryAfterSeconds: 1 };

/** One job runs until `finish`; those asked for meanwhile wait, and their runs are noted. */
function busyJobs() {
  const shared = new SharedJobs<string>(new BoundedQueue(limits));
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = shared.run('first', () => promise);
  const runs: string[] = [];
  const ask = (key: string, left?: AbortSignal) =>
    shared.run(
      key,
      async () => {
        runs.push(key);
        return key;
      },
      left,
    );
  const finish = () => {
    resolve('first');
    return first;
  };
  return { ask, runs, finish };
}

test('all who want the same result share one job, and later ones start another', async () => {
  const { ask, runs, finish } = busyJobs();
  const results = [ask('a'), ask('a'), ask('b')];
  await finish();
  expect(await Promise.all(results)).toEqual(['a', 'a', 'b']);
  expect(runs).toEqual(['a', 'b']);
  expect(await ask('a')).toBe('a');
  expect(runs).toEqual(['a', 'b', 'a']);
});

test('a job runs as long as one of its clients is there, and never once all have left', async () => {
  const { ask, runs, finish } = busyJobs();
  const [one, other] = [new AbortController(), new AbortController()];
  const wanted = [ask('a', one.signal), ask('a', other.signal)];
  const unwanted = [ask('b', one.signal), ask('b', one.signal)].map((result) =>
    expect(result).rejects.toMatchObject({ code: 'busy' }),
  );
  one.abort();
  await Promise.all(unwanted);
  await finish();
  expect(await Promise.all(wanted)).toEqual(['a', 'a']);
  expect(await ask('b')).toBe('b');
  expect(runs).toEqual(['a', 'b']);
});
