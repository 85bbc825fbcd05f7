import { expect, test } from 'vitest';
import { refuseTyped } from './typed-packs.ts';

const room = { packSize: 12, maxUnits: 6_000, stock: 3_000, otherUnits: 0 };

test.each([
  ['7', undefined],
  ['0', undefined],
  ['007', undefined],
  ['102', undefined],
  ['103', 'At most 100 packs at a time'],
  ['501', 'At most 500 packs (6000 units)'],
  ['251', 'Only 3000 units left'],
  ['', 'Type a whole number of packs'],
  ['1.5', 'Type a whole number of packs'],
  ['-3', 'Type a whole number of packs'],
  ['1e2', 'Type a whole number of packs'],
  ['many', 'Type a whole number of packs'],
])('with 2 packs in the cart, %j is answered with %j', (typed, why) => {
  expect(refuseTyped(typed, { held: 2, room })).toBe(why);
});

test('packs can be taken back from beyond the limit and the stock', () => {
  const full = { held: 20, room: { ...room, maxUnits: 12, stock: 0 } };
  expect(refuseTyped('19', full)).toBeUndefined();
  expect(refuseTyped('21', full)).toBe('At most 1 pack (12 units)');
});
