import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hindiDates } from './date-words.ts';
import {
  dayAfter,
  dayInIndia,
  formatAsOf,
  formatClock,
  formatDay,
  formatMoment,
  formatRecent,
  formatShortDay,
  fromIndianInput,
  startOfDay,
  toIndianInput,
} from './indian-time.ts';

test.each([
  ['2026-10-04T11:00:00.000Z', '4 October 2026, 4:30 pm'],
  ['2026-12-31T18:35:00.000Z', '1 January 2027, 12:05 am'],
  ['2028-02-28T20:00:00+00:00', '29 February 2028, 1:30 am'],
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

test('a short day is that of India', () => {
  expect(formatShortDay('2026-11-16T18:29:59Z')).toBe('Mon 16 Nov');
  expect(formatShortDay('2026-11-16T18:30:00Z')).toBe('Tue 17 Nov');
});

test.each([
  ['2026-11-15T13:55:00Z', 'Today, 7:25 pm'],
  ['2026-11-14T18:30:00Z', 'Today, 12:00 am'],
  ['2026-11-14T18:29:00Z', 'Yesterday, 11:59 pm'],
  ['2026-11-14T06:35:00Z', 'Yesterday, 12:05 pm'],
  ['2026-11-13T06:00:00Z', '13 Nov, 11:30 am'],
  ['2025-12-31T18:29:00Z', '31 Dec 2025, 11:59 pm'],
  ['2025-12-31T18:30:00Z', '1 Jan, 12:00 am'],
])('on 15 November 2026 %s reads %s', (isoTime, text) => {
  expect(formatRecent(isoTime, Date.parse('2026-11-15T18:00:00Z'))).toBe(text);
});

test('a day in India begins at half past six in the evening before, in UTC', () => {
  expect(startOfDay('2026-10-04').toISOString()).toBe('2026-10-03T18:30:00.000Z');
  expect(dayInIndia('2026-10-03T18:29:59.000Z')).toBe('2026-10-03');
  expect(dayInIndia('2026-10-03T18:30:00.000Z')).toBe('2026-10-04');
});

test.each([
  ['2026-10-04', '2026-10-05'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('after %s comes %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

test('a moment in a form is the time in India', () => {
  expect(toIndianInput('2026-10-03T18:30:00.000Z')).toBe('2026-10-04T00:00');
  expect(fromIndianInput('2026-10-04T00:00')).toBe('2026-10-03T18:30:00.000Z');
});

test('since when something holds is a time of today, or has its day', () => {
  const time = '2026-10-04T11:00:00Z';
  expect(formatAsOf(time, Date.parse('2026-10-04T18:29:00Z'))).toBe('4:30 pm');
  expect(formatAsOf(time, Date.parse('2026-10-04T18:31:00Z'))).toBe('4 October 2026, 4:30 pm');
  expect(formatAsOf(time, Date.parse(time), hindiDates)).toBe('शाम 4:30');
});

test('dates are written in Hindi with its words', () => {
  const time = '2026-10-04T11:00:00Z';
  expect(formatMoment(time, hindiDates)).toBe('4 अक्टूबर 2026, शाम 4:30');
  expect(formatShortDay(time, hindiDates)).toBe('रवि 4 अक्टूबर');
  expect(formatRecent(time, Date.parse('2026-10-05T11:00:00Z'), hindiDates)).toBe('कल, शाम 4:30');
});

test.each([
  ['2026-10-03T20:00:00Z', 'रात 1:30'],
  ['2026-10-03T23:00:00Z', 'सुबह 4:30'],
  ['2026-10-04T06:30:00Z', 'दोपहर 12:00'],
  ['2026-10-04T15:00:00Z', 'रात 8:30'],
])('%s is %s', (time, clock) => {
  expect(formatClock(time, hindiDates)).toBe(clock);
});
