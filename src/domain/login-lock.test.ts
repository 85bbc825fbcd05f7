import { expect, test } from 'vitest';
import { type LoginAttempts, nextTry, waitInWords } from './login-lock.ts';

const minute = 60_000;

function tryOnce(before: LoginAttempts | undefined, now: number): LoginAttempts {
  const result = nextTry(before, now);
  if (!result.allowed) throw new Error('locked');
  return result.next;
}

test('five wrong tries lock for 15 minutes, then 30, doubling up to a day', () => {
  let sheet: LoginAttempts | undefined;
  let now = 1_000_000;
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    for (let i = 0; i < 5; i += 1) sheet = tryOnce(sheet, now);
    const locked = nextTry(sheet, now);
    if (locked.allowed) throw new Error('not locked');
    waits.push(locked.waitSeconds / 60);
    // A little after the lock has ended, as people come.
    now += locked.waitSeconds * 1000 + minute;
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  expect(tryOnce(sheet, now + 24 * 60 * minute)).toMatchObject({ failures: 1, locks: 0 });
});

test('a lock tells how long it still holds', () => {
  let sheet: LoginAttempts | undefined;
  for (let i = 0; i < 5; i += 1) sheet = tryOnce(sheet, 0);
  expect(nextTry(sheet, 10 * minute)).toEqual({ allowed: false, waitSeconds: 300 });
  expect(nextTry(sheet, 15 * minute).allowed).toBe(true);
});

test('a quiet day wipes the sheet', () => {
  let sheet: LoginAttempts | undefined;
  for (let i = 0; i < 4; i += 1) sheet = tryOnce(sheet, 0);
  expect(tryOnce(sheet, 24 * 60 * minute + 1)).toMatchObject({ failures: 1, locks: 0 });
  expect(tryOnce(sheet, 23 * 60 * minute)).toMatchObject({ failures: 0, locks: 1 });
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
