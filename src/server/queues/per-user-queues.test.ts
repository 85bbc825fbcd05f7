import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PerUserQueues } from './per-user-queues.ts';

/** A queue for ten connections, with jobs that run until they are told to finish. */
function started() {
  const queues = new PerUserQueues(10);
  const running: string[] = [];
  const finish = Promise.withResolvers<void>();
  const job = (name: string) => async () => {
    running.push(name);
    await finish.promise;
  };
  return {
    running,
    finish: finish.resolve,
    list: (name: string, person: string) => queues.run('lists', job(name), undefined, person),
    change: (name: string, person: string) => queues.run('changes', job(name), undefined, person),
    read: (name: string, person: string) => queues.run('reads', job(name), undefined, person),
    exported: (name: string, person: string) => queues.run('exports', job(name), undefined, person),
  };
}

const busy = (retry_after: number) => ({ code: 'busy', extra: { retry_after } });

test('of one person three changes run, a hundred have a place, and others still find theirs', async () => {
  const { running, finish, change } = started();
  const taken = Array.from({ length: 100 }, () => change('mine', 'me'));
  await expect(change('mine', 'me')).rejects.toMatchObject(busy(2));
  const other = change('other', 'other');
  await setImmediate();
  expect(running).toEqual(['mine', 'mine', 'mine', 'other']);
  finish();
  await Promise.all([...taken, other]);
});

test('of one person four reads run, a hundred have a place, and others are read at once', async () => {
  const { running, finish, read } = started();
  const taken = Array.from({ length: 100 }, () => read('mine', 'me'));
  await expect(read('mine', 'me')).rejects.toMatchObject(busy(2));
  const others = Array.from({ length: 20 }, (_, i) => read('other', `other ${i}`));
  await setImmediate();
  expect(running.filter((name) => name === 'mine')).toHaveLength(4);
  expect(running.filter((name) => name === 'other')).toHaveLength(20);
  finish();
  await Promise.all([...taken, ...others]);
});

test('of one person one list runs and two wait, and single changes go between them', async () => {
  const { running, finish, list, change } = started();
  const taken = ['one', 'two', 'three'].map((name) => list(name, 'me'));
  await expect(list('four', 'me')).rejects.toMatchObject(busy(5));
  const others = [list('other list', 'other'), list('third list', 'third'), change('pack', 'me')];
  await setImmediate();
  expect(running.toSorted()).toEqual(['one', 'other list', 'pack']);
  finish();
  await Promise.all([...taken, ...others]);
  expect(running).toHaveLength(6);
});

test('of one operator one export runs and three wait, and another one’s begins at once', async () => {
  const { running, finish, exported } = started();
  const taken = Array.from({ length: 4 }, () => exported('mine', 'me'));
  await expect(exported('mine', 'me')).rejects.toMatchObject(busy(10));
  const other = exported('other', 'other');
  await setImmediate();
  expect(running).toEqual(['mine', 'other']);
  finish();
  await Promise.all([...taken, other]);
});
