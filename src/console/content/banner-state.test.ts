import { expect, test } from 'vitest';
import { bannerState } from './banner-state.ts';

const now = Date.parse('2026-10-10T12:00:00Z');
const [before, after] = ['2026-10-10T11:30:00.000Z', '2026-10-11T03:30:00.000Z'];

test.each([
  [null, null, 'Shown'],
  [before, null, 'Shown'],
  [before, after, 'Shown until 11 October 2026, 9:00 am'],
  [after, null, 'From 11 October 2026, 9:00 am'],
  [null, before, 'Ended 10 October 2026, 5:00 pm'],
])('from %s until %s: %s', (starts_at, ends_at, text) => {
  expect(bannerState({ starts_at, ends_at }, now).text).toBe(text);
});
