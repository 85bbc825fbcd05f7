import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueIdleTask } from './idle-queue.ts';

const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  // What a browser has and Node has not.
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
});
afterEach(() => vi.unstubAllGlobals());

test('a task that throws is reported, and the tasks behind it still run', async () => {
  const failure = new Error('broken task');
  queueIdleTask(() => {
    throw failure;
  });
  await new Promise<void>((done) => queueIdleTask(done));
  expect(reported).toEqual([failure]);
});

test('tasks run one at a time in the order they were added, without the cancelled ones', async () => {
  const ran: string[] = [];
  queueIdleTask(() => ran.push('first'));
  const cancel = queueIdleTask(() => ran.push('cancelled'));
  cancel();
  await new Promise<void>((done) => queueIdleTask(done));
  expect(ran).toEqual(['first']);
});
