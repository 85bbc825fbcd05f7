import { createServer, get, type ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { BoundedQueue, clientLeft } from './bounded-queue.ts';

const limits = { running: 2, waiting: 3, retryAfterSeconds: 7 };

/** Jobs that run until told to finish, and which of them have started. */
function jobs() {
  const started: number[] = [];
  const open: (() => void)[] = [];
  return {
    started,
    finishOne: () => open.shift()?.(),
    job: (number: number) => () => {
      started.push(number);
      return new Promise<number>((resolve) => open.push(() => resolve(number)));
    },
  };
}

test('a few jobs run, some wait in order, the rest is refused with a time to wait', async () => {
  const queue = new BoundedQueue(limits);
  const { started, finishOne, job } = jobs();
  const accepted = [1, 2, 3, 4, 5].map((number) => queue.run(job(number)));
  await expect(queue.run(job(6))).rejects.toMatchObject({
    code: 'busy',
    httpStatus: 503,
    extra: { retry_after: 7 },
  });
  expect(started).toEqual([1, 2]);
  for (const result of accepted) {
    finishOne();
    await result;
  }
  expect(started).toEqual([1, 2, 3, 4, 5]);
  const later = [7, 8].map((number) => queue.run(job(number)));
  expect(await Promise.race([...later, Promise.resolve('both run at once')])).toBe(
    'both run at once',
  );
  expect(started.slice(5)).toEqual([7, 8]);
});

test('a job that fails makes room for the next', async () => {
  const queue = new BoundedQueue({ ...limits, running: 1 });
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a waiting job whose client left never runs, and its place is free at once', async () => {
  const queue = new BoundedQueue({ ...limits, running: 1, waiting: 1 });
  const { started, finishOne, job } = jobs();
  const first = queue.run(job(1));
  const client = new AbortController();
  const second = queue.run(job(2), client.signal);
  client.abort();
  await expect(second).rejects.toMatchObject({ code: 'busy' });
  await expect(queue.run(job(3), client.signal)).rejects.toMatchObject({ code: 'busy' });
  const fourth = queue.run(() => Promise.resolve(4));
  finishOne();
  expect(await Promise.all([first, fourth])).toEqual([1, 4]);
  expect(started).toEqual([1]);
});

test('of one key a few jobs run, and those behind them let others pass', async () => {
  const queue = new BoundedQueue({ ...limits, running: 3, runningPerKey: 2 });
  const { started, finishOne, job } = jobs();
  const greedy = [1, 2, 3].map((number) => queue.run(job(number), undefined, 'greedy'));
  const other = queue.run(job(4), undefined, 'other');
  await setImmediate();
  expect(started).toEqual([1, 2, 4]);
  finishOne();
  await setImmediate();
  expect(started).toEqual([1, 2, 4, 3]);
  for (const _ of [2, 4, 3]) finishOne();
  await Promise.all([...greedy, other]);
  const again = [5, 6].map((number) => queue.run(job(number), undefined, 'greedy'));
  await setImmediate();
  expect(started.slice(4)).toEqual([5, 6]);
  for (const _ of again) finishOne();
  await Promise.all(again);
});

test('one key has a few places, and gets them back when its jobs end or leave', async () => {
  const queue = new BoundedQueue({ ...limits, running: 1, perKey: 2 });
  const { finishOne, job } = jobs();
  const client = new AbortController();
  const first = queue.run(job(1), undefined, 'greedy');
  const second = queue.run(job(2), client.signal, 'greedy');
  await expect(queue.run(job(3), undefined, 'greedy')).rejects.toMatchObject({ code: 'busy' });
  const other = queue.run(() => Promise.resolve('other'), undefined, 'other');
  client.abort();
  await expect(second).rejects.toMatchObject({ code: 'busy' });
  const again = queue.run(() => Promise.resolve('again'), undefined, 'greedy');
  finishOne();
  expect(await Promise.all([first, other, again])).toEqual([1, 'other', 'again']);
  const later = [4, 5].map((n) => queue.run(() => Promise.resolve(n), undefined, 'greedy'));
  expect(await Promise.all(later)).toEqual([4, 5]);
});

test('clientLeft tells when a connection is closed before the answer', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => resolve(response)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  const client = get({ port: typeof address === 'object' ? address?.port : 0 });
  client.on('error', () => {}); // it hangs up below
  const signal = clientLeft(await asked);
  expect(signal.aborted).toBe(false);
  const aborted = new Promise((told) => signal.addEventListener('abort', told));
  client.destroy();
  await aborted;
  expect(clientLeft(await asked).aborted).toBe(true);
  await new Promise((closed) => server.close(closed));
});
