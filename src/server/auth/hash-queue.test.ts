import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { deriveKey } from './hash-queue.ts';

/** As cheap as argon2 can be: the queue is what is looked at. */
const parameters = {
  message: '246810',
  nonce: randomBytes(16),
  memory: 8,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
};

test('a hundred secrets at once are all hashed, a flood is told to come back', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 150 }, () => deriveKey(parameters)),
  );
  const served = results.filter((result) => result.status === 'fulfilled');
  const refused = results.filter((result) => result.status === 'rejected');
  expect([served.length, refused.length]).toEqual([121, 29]);
  expect(new Set(served.map(({ value }) => value.toString('hex'))).size).toBe(1);
  expect(refused[0]?.reason).toMatchObject({ code: 'busy', extra: { retry_after: 10 } });
});

test('hashing goes on after a call that failed', async () => {
  await expect(deriveKey({ ...parameters, memory: 1 })).rejects.toThrow();
  expect(await deriveKey(parameters)).toHaveLength(32);
});
