import { expect, test } from 'vitest';
import { batched } from './batched.ts';
import type { Db } from './connect.ts';

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

test('the first question is asked at once; those that come meanwhile, together after it', async () => {
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
