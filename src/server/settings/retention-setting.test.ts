import { expect, test } from 'vitest';
import { retentionDays } from '#domain/retention.ts';
import { readSettings } from './settings.ts';

test('days are taken for the kinds that are named, the others stay', () => {
  expect(readSettings({}).retention).toEqual(retentionDays);
  const { retention } = readSettings({ RETENTION_DAYS: 'carts=90, searches=30' });
  expect(retention).toEqual({ ...retentionDays, carts: 90, searches: 30 });
});

test.each(['orders=10', 'carts', 'carts=0', 'carts=-1', 'carts=99999', 'carts=1.5'])(
  '%s is refused, and the kinds are named',
  (text) => {
    expect(() => readSettings({ RETENTION_DAYS: text })).toThrow(
      /RETENTION_DAYS: ".*" is not KIND=DAYS; the kinds are carts, notifications/,
    );
  },
);
