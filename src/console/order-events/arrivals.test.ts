import { expect, test } from 'vitest';
import { orderRowExample } from '#contract/console/order.ts';
import { type Arrivals, lookAgain } from './arrivals.ts';

/** The ids that each look finds new, and what is shown after the last. */
function looks(...lists: number[][]) {
  let known: Arrivals | undefined;
  const fresh = lists.map((ids) => {
    const look = lookAgain(
      known,
      ids.map((id) => ({ ...orderRowExample, id })),
    );
    known = look.known;
    return look.fresh.map(({ id }) => id);
  });
  return { fresh, shown: known?.arrived.map(({ id }) => id) };
}

test.each([
  [
    'what was there at the start is not new',
    [
      [3, 2],
      [3, 2],
    ],
    [[], []],
    [],
  ],
  ['an order arrives once', [[3], [4, 3], [4, 3]], [[], [4], []], [4]],
  ['the first of an empty shop', [[], [1]], [[], [1]], [1]],
  [
    'a lower number that commits later is new too',
    [[3], [5, 3], [5, 4, 3]],
    [[], [5], [4]],
    [4, 5],
  ],
  [
    'an older one that moves up the list is not',
    [
      [3, 2],
      [3, 2, 1],
    ],
    [[], []],
    [],
  ],
  ['an accepted one is shown no longer', [[3], [5, 4, 3], [5, 3]], [[], [5, 4], []], [5]],
])('%s', (_case, lists, fresh, shown) => {
  expect(looks(...lists)).toEqual({ fresh, shown });
});
