import { expect, test } from 'vitest';
import { isShownAt, nextBannerChange } from './banner-time.ts';

const at = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1_000));
const period = (from: number | null, until: number | null) => ({
  startsAt: at(from),
  endsAt: at(until),
});

test.each([
  [null, null, true],
  [9, null, true],
  [10, null, true],
  [11, null, false],
  [null, 11, true],
  [null, 10, false],
  [9, 11, true],
])('a banner from %s until %s shows at 10: %s', (from, until, shown) => {
  expect(isShownAt(period(from, until), 10_000)).toBe(shown);
});

test('the next change is the nearest moment ahead', () => {
  const banners = [period(5, 30), period(20, null), period(null, 10)];
  expect(nextBannerChange(banners, 10_000)).toBe(20_000);
  expect(nextBannerChange(banners, 20_000)).toBe(30_000);
  expect(nextBannerChange(banners, 30_000)).toBeUndefined();
});
