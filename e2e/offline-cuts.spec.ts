import { expect, test } from '@playwright/test';
import { runCuts } from '#test/offline-cuts/run-cuts.ts';

const seed = 20_261_116;

// One customer, whatever the width; `npm run offline-cuts` cuts a thousand times.
test(`whatever is cut, the cart holds what the shopkeeper meant, seed ${seed} @long`, async () => {
  test.setTimeout(300_000);
  const { problems, taps, comparisons } = await runCuts({ cuts: 15, seed });
  expect(problems).toEqual([]);
  expect(taps).toBeGreaterThan(5);
  expect(comparisons).toBeGreaterThan(0);
});
