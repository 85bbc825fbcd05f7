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
    Array.from({ length: 150 }, () => deriveKey('customer', parameters)),
  );
  const served = results.filter((result) => result.status === 'fulfilled');
  const refused = results.filter((result) => result.status === 'rejected');
  expect([served.length, refused.length]).toEqual([121, 29]);
  expect(new Set(served.map(({ value }) => value.toString('hex'))).size).toBe(1);
  expect(refused[0]?.reason).toMatchObject({ code: 'busy', extra: { retry_after: 10 } });
});

test('an operator does not wait behind customers', async () => {
  const costly = { ...parameters, memory: 19_456, passes: 2 };
  const customers = Array.from({ length: 30 }, () => deriveKey('customer', costly));
  const last = customers.at(-1)?.then(() => 'the last customer');
  const operator = deriveKey('operator', parameters).then(() => 'the operator');
  expect(await Promise.race([last, operator])).toBe('the operator');
  await Promise.all(customers);
});

test('hashing goes on after a call that failed', async () => {
  await expect(deriveKey('customer', { ...parameters, memory: 1 })).rejects.toThrow();
  expect(await deriveKey('customer', parameters)).toHaveLength(32);
});
