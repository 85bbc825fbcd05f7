import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, formatMoment } from './indian-time.ts';

test.each([
  ['2026-10-04T11:00:00.000Z', '4 October 2026, 16:30'],
  ['2026-12-31T18:35:00.000Z', '1 January 2027, 00:05'],
  ['2028-02-28T20:00:00+00:00', '29 February 2028, 01:30'],
])('%s is %s in India', (isoTime, text) => {
  expect(formatMoment(isoTime)).toBe(text);
});

test('days are those of the platform’s own calendar', () => {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01') });
  fc.assert(
    fc.property(
      times.filter((time) => !Number.isNaN(time.getTime())),
      (time) => {
        expect(formatDay(time.toISOString())).toBe(day.format(time));
      },
    ),
  );
});
