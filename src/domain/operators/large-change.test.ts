import { expect, test } from 'vitest';
import { isLargeChange } from './large-change.ts';

test.each([
  [{ rows: 200, priceChange: 2_000 }, false],
  [{ rows: 201, priceChange: null }, true],
  [{ rows: 1, priceChange: 2_001 }, true],
  [{ rows: 1, priceChange: -2_001 }, true],
  [{ rows: 1, priceChange: -2_000 }, false],
])('of 200 rows and 20 %%, %j is large: %s', (change, large) => {
  expect(isLargeChange(change, { rows: 200, percent: 20 })).toBe(large);
});
