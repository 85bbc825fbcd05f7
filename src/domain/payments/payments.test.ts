import { expect, test } from 'vitest';
import { completesOrder, duePaise, paymentRefused, toRefundPaise } from './payments.ts';

const owed = (paidPaise = 0, status = 'active') => ({ totalToPayPaise: 1_000, paidPaise, status });

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
  [0, 1_000, '', undefined],
  [0, 1_001, '', 'more-than-due'],
  [0, 0, '', undefined],
  [400, 600, '', undefined],
  [400, 601, '', 'more-than-due'],
  [400, -400, 'Damaged', undefined],
  [400, -401, 'Damaged', 'more-than-paid'],
  [400, -1, '', 'reason-missing'],
  [0, -1, 'Damaged', 'more-than-paid'],
] as const)('with %i paid, %i for reason "%s": %s', (paid, amount, reason, refused) => {
  expect(paymentRefused(owed(paid), amount, reason)).toBe(refused);
});

test('of a cancelled order money can only be given back', () => {
  expect(paymentRefused(owed(400, 'cancelled'), 1, '')).toBe('more-than-due');
  expect(paymentRefused(owed(400, 'cancelled'), -400, 'Cancelled')).toBeUndefined();
});

test.each([
  [1_000, 'delivered', true],
  [1_200, 'delivered', true],
  [999, 'delivered', false],
  [1_000, 'out_for_delivery', false],
  [1_000, 'completed', false],
])('with %i of 1000 paid and %s it is completed: %s', (paid, status, completed) => {
  expect(completesOrder(owed(paid, status))).toBe(completed);
});
