import { expect, test } from 'vitest';
import { moveFollows } from './orders.ts';

const told = 'Their customers are told at once.';
const invoiced = 'Each gets its invoice, and its customer is told, at once.';

test.each([
  ['delivery', 'out_for_delivery', invoiced],
  ['pickup', 'out_for_delivery', told],
  ['pickup', 'delivered', invoiced],
  ['delivery', 'delivered', told],
  ['delivery', 'accepted', told],
] as const)('before orders for %s are %s it says “%s”', (delivery_type, to, says) => {
  expect(moveFollows([{ delivery_type }], to)).toBe(says);
});
