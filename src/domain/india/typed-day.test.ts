import { expect, test } from 'vitest';
import { formatTypedDay, parseTypedDay } from './typed-day.ts';

const typed = [
  ['4/10/2026', '2026-10-04'],
  ['04-10-2026', '2026-10-04'],
  ['04.10.2026', '2026-10-04'],
  [' 04102026 ', '2026-10-04'],
  ['2026-10-04', '2026-10-04'],
  ['29/02/2028', '2028-02-29'],
] as const;

test.each(typed)('%j is the day %s', (text, day) => {
  expect(parseTypedDay(text)).toBe(day);
  expect(parseTypedDay(formatTypedDay(day))).toBe(day);
});

test.each(['', '4/10', '4/10/26', '30/02/2026', '10/13/2026', '0/1/2026', 'today'])(
  '%j is no day',
  (text) => {
    expect(parseTypedDay(text)).toBeUndefined();
  },
);

test('a day stands with its day first, and nothing as nothing', () => {
  expect(formatTypedDay('2026-10-04')).toBe('04/10/2026');
  expect(formatTypedDay('')).toBe('');
});
