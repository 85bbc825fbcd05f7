import { expect, test } from 'vitest';
import { eachRange, nextSize, type Range } from './each-range.ts';

test('a list is run over once, in batches that begin small', async () => {
  const list = Array.from({ length: 1_234 }, (_, i) => i * 3);
  const ranges: Range[] = [];
  await eachRange(list, async (range) => {
    ranges.push(range);
  });
  expect(ranges[0]).toEqual({ first: 0, last: 297, count: 100 });
  expect(ranges.at(-1)?.last).toBe(list.at(-1));
  expect(ranges.reduce((sum, { count }) => sum + count, 0)).toBe(list.length);
  expect(ranges.every(({ first }, i) => i === 0 || first === (ranges[i - 1]?.last ?? 0) + 3)).toBe(
    true,
  );
});

test.each([
  ['grows after a quick batch, at most to twice', 100, 1, 200],
  ['has an end', 400, 1, 500],
  ['fits the time that the last one took', 400, 16, 200],
  ['stays at a hundred, however slow they are', 100, 900, 100],
])('a batch %s', (_name, rows, ms, next) => {
  expect(nextSize(rows, ms)).toBe(next);
});
