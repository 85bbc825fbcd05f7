import { expect, test } from 'vitest';
import { type LoginAttempts, nextTry, waitInWords } from './login-lock.ts';

const minute = 60_000;

function tryOnce(before: LoginAttempts | undefined, now: number): LoginAttempts {
  const result = nextTry(before, now);
  if (!result.allowed) throw new Error('locked');
  return result.next;
}

test('five wrong tries lock for 15 minutes, then 30, doubling up to a day', () => {
  let attempts: LoginAttempts | undefined;
  let now = 1_000_000;
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    for (let i = 0; i < 5; i += 1) attempts = tryOnce(attempts, now);
    const locked = nextTry(attempts, now);
    if (locked.allowed) throw new Error('not locked');
    waits.push(locked.waitSeconds / 60);
    // A little after the lock has ended, as people come.
    now += locked.waitSeconds * 1000 + minute;
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  expect(tryOnce(attempts, now + 24 * 60 * minute)).toMatchObject({ failures: 1, locks: 0 });
});

test('a lock tells how long it still holds', () => {
  let attempts: LoginAttempts | undefined;
  for (let i = 0; i < 5; i += 1) attempts = tryOnce(attempts, 0);
  expect(nextTry(attempts, 10 * minute)).toEqual({ allowed: false, waitSeconds: 300 });
  expect(nextTry(attempts, 15 * minute).allowed).toBe(true);
});

test('a quiet day sets the counts back', () => {
  let attempts: LoginAttempts | undefined;
  for (let i = 0; i < 4; i += 1) attempts = tryOnce(attempts, 0);
  expect(tryOnce(attempts, 24 * 60 * minute + 1)).toMatchObject({ failures: 1, locks: 0 });
  expect(tryOnce(attempts, 23 * 60 * minute)).toMatchObject({ failures: 0, locks: 1 });
});

test.each([
  [900, '15 minutes'],
  [60, '1 minute'],
  [1, '1 minute'],
  [7200, '2 hours'],
  [86_400, '24 hours'],
])('waitInWords(%i) is %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
