import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

test('between those who come together, others get their turn', async () => {
  const next = oneByOne();
  let turns = 0;
  const other = () => {
    turns += 1;
    waiting = setImmediate(other);
  };
  let waiting = setImmediate(other);
  const seen: number[] = [];
  await Promise.all([1, 2, 3, 4].map(() => next().then(() => seen.push(turns))));
  clearImmediate(waiting);
  expect(new Set(seen).size).toBe(4);
});
