import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestDb } from '#test/test-db.ts';
import { batched } from './batched.ts';
import type { Db } from './connect.ts';
import { rowsOf } from './rows.ts';

const db = {} as Db; // `as`: handed through, never asked

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** A read that stays under way until it is answered, and knows no 'nobody'. */
function slowRead() {
  const reads: { keys: string[]; answer(): void; fail(error: Error): void }[] = [];
  const find = batched(
    (_, keys) =>
      new Promise<{ key: string }[]>((resolve, reject) => {
        const known = keys.filter((key) => key !== 'nobody').map((key) => ({ key }));
        reads.push({ keys, answer: () => resolve(known), fail: reject });
      }),
  );
  return { find: (key: string) => find(db, key), reads };
}

test('the first key is asked for at once; those that come meanwhile, together after it', async () => {
  const { find, reads } = slowRead();
  const first = find('a');
  await soon();
  const others = [find('b'), find('nobody'), find('b')];
  expect(reads.map(({ keys }) => keys)).toEqual([['a']]);
  reads[0]?.answer();
  await expect(first).resolves.toEqual({ key: 'a' });
  await soon();
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'nobody']]);
  reads[1]?.answer();
  await expect(Promise.all(others)).resolves.toEqual([{ key: 'b' }, undefined, { key: 'b' }]);
});

test('a question that comes while the same one is under way gets an answer of its own', async () => {
  const { find, reads } = slowRead();
  const early = find('a');
  await soon();
  const late = find('a');
  reads[0]?.answer();
  await early;
  await soon();
  expect(reads).toHaveLength(2);
  reads[1]?.answer();
  await expect(late).resolves.toEqual({ key: 'a' });
});

test('a read that fails is told to those it was for, and the next ones are asked', async () => {
  const { find, reads } = slowRead();
  const first = find('a');
  await soon();
  const second = find('b');
  reads[0]?.fail(new Error('connection lost'));
  await expect(first).rejects.toThrow('connection lost');
  await soon();
  reads[1]?.answer();
  await expect(second).resolves.toEqual({ key: 'b' });
});

test('a query that is stuck blocks nobody else, and only so many may be stuck at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { find, reads } = slowRead();
  const asked: Promise<unknown>[] = [];
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
    asked.push(find(key));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c'], ['d']]);
  reads[2]?.answer();
  await expect(asked[2]).resolves.toEqual({ key: 'c' });
  await soon();
  expect(reads[4]?.keys).toEqual(['e', 'f']);
  for (const read of reads) read.answer();
  await expect(Promise.all(asked)).resolves.toHaveLength(6);
});

test('on PostgreSQL a look-up behind one that waits for a lock is answered', async () => {
  const database = await openTestDb();
  onTestFinished(() => database.close());
  const find = batched((on, keys) =>
    rowsOf<{ key: string }>(
      on,
      sql`select key from unnest(${sql.param(keys)}::text[]) as key
        where key <> 'locked' or pg_advisory_xact_lock_shared(1) is not null`,
    ),
  );
  let locked: Promise<unknown> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    locked = find(database.db, 'locked');
    await soon();
    await expect(find(database.db, 'free')).resolves.toEqual({ key: 'free' });
  });
  await expect(locked).resolves.toEqual({ key: 'locked' });
});
