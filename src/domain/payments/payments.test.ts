import { expect, test } from 'vitest';
import { duePaise, givablePaise, settledStatus, toRefundPaise } from './payments.ts';

const owed = (paidPaise = 0, status = 'active', credits: object = {}) => ({
  ...{ totalToPayPaise: 1_000, paidPaise, status, creditedPaise: 0, coveredPaise: 0 },
  ...credits,
});

test.each([
  [0, 'active', 1_000, 0],
  [400, 'delivered', 600, 0],
  [1_000, 'completed', 0, 0],
  [400, 'cancelled', 0, 400],
  // Packs were missing after it was paid.
  [1_200, 'processing', 0, 200],
])('of 1000 with %i paid and %s, %i is due and %i to give back', (paid, status, due, back) => {
  expect(duePaise(owed(paid, status))).toBe(due);
  expect(toRefundPaise(owed(paid, status))).toBe(back);
});

test.each([
  ['a credit note', 0, 'delivered', { creditedPaise: 300 }, 700, 0],
  ['a credit note after it was paid', 1_000, 'completed', { creditedPaise: 300 }, 0, 300],
  ['credit that pays for it', 0, 'processing', { coveredPaise: 1_000 }, 0, 0],
  ['credit for what was not sent', 0, 'cancelled', { coveredPaise: 1_000 }, 0, 1_000],
  ['credit for what could be sent less', 0, 'delivered', { coveredPaise: 1_200 }, 0, 200],
])('with %s what is due and what is over follow', (_, paid, status, credits, due, back) => {
  const order = owed(paid, status, credits);
  expect([duePaise(order), toRefundPaise(order)]).toEqual([due, back]);
  expect(givablePaise(order)).toBe(Math.max(paid, back));
});

test.each([
  [1_000, 'delivered', {}, 'completed'],
  [999, 'delivered', {}, undefined],
  [999, 'delivered', { creditedPaise: 1 }, 'completed'],
  [1_000, 'out_for_delivery', {}, undefined],
  [1_000, 'completed', {}, undefined],
  [999, 'completed', {}, 'delivered'],
])('with %i of 1000 paid and %s it becomes %s', (paid, status, credits, to) => {
  expect(settledStatus(owed(paid, status, credits))).toBe(to);
});
