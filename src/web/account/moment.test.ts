import { expect, test } from 'vitest';
import { formatMoment } from './moment.ts';

test.each([
  ['2026-10-04T11:00:00.000Z', '4 October 2026, 16:30'],
  ['2026-12-31T18:35:00.000Z', '1 January 2027, 00:05'],
])('%s is %s in India', (isoTime, text) => {
  expect(formatMoment(isoTime)).toBe(text);
});
