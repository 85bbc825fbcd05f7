import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatShortDay } from '#domain/india/indian-time.ts';
import { promisedBy } from './delivery-promise.ts';

const standard = { type: 'delivery', express: false } as const;
const express = { type: 'delivery', express: true } as const;
const pickup = { type: 'pickup', express: false } as const;

const dayOf = (placedAt: string, choice: typeof standard | typeof express) =>
  formatShortDay(promisedBy(placedAt, choice) ?? '');

describe('promisedBy', () => {
  test.each([
    ['Friday, over the Sunday', '2026-11-13T06:00:00Z', 'Tue 17 Nov'],
    ['Monday', '2026-11-16T06:00:00Z', 'Thu 19 Nov'],
    ['Wednesday', '2026-11-18T06:00:00Z', 'Sat 21 Nov'],
    ['Saturday', '2026-11-14T06:00:00Z', 'Wed 18 Nov'],
    ['Sunday', '2026-11-15T06:00:00Z', 'Wed 18 Nov'],
    ['Monday in India, still Sunday in London', '2026-11-15T20:00:00Z', 'Thu 19 Nov'],
    ['the end of the year', '2026-12-31T12:00:00Z', 'Mon 4 Jan'],
  ])('standard, ordered on %s', (_when, placedAt, day) => {
    expect(dayOf(placedAt, standard)).toBe(day);
  });

  test('express is the next day, Sundays included', () => {
    expect(dayOf('2026-11-14T06:00:00Z', express)).toBe('Sun 15 Nov');
    expect(dayOf('2026-11-14T19:00:00Z', express)).toBe('Mon 16 Nov');
  });

  test('a pickup has no promised day', () => {
    expect(promisedBy('2026-11-14T06:00:00Z', pickup)).toBeUndefined();
  });

  test('standard is 3 or 4 days away and never a Sunday', () => {
    const times = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01') });
    fc.assert(
      fc.property(
        times.filter((time) => !Number.isNaN(time.getTime())),
        (time) => {
          const by = promisedBy(time.toISOString(), standard) ?? '';
          const days = (Date.parse(by) - time.getTime()) / 86_400_000;
          expect([3, 4]).toContain(days);
          expect(formatShortDay(by)).not.toContain('Sun');
        },
      ),
    );
  });
});
