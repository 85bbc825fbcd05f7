import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostPacks, refusePacks, shortProducts } from './cart-rules.ts';

const room = { packSize: 12, maxUnits: 60, stock: 100, otherUnits: 0 };

test.each([
  [{}, 5],
  [{ stock: 47 }, 3],
  [{ stock: 47, otherUnits: 30 }, 1],
  [{ stock: 0 }, 0],
  [{ otherUnits: 500 }, 0],
  [{ maxUnits: 11 }, 0],
])('with %o a slot holds at most %i packs', (change, most) => {
  expect(mostPacks({ ...room, ...change })).toBe(most);
});

test('the limit is told before the stock', () => {
  expect(refusePacks({ ...room, stock: 10 }, 6)).toBe('over-limit');
  expect(refusePacks({ ...room, stock: 47 }, 4)).toBe('too-little-stock');
  expect(refusePacks(room, 5)).toBeUndefined();
});

test('up to the most packs nothing is refused, beyond it everything', () => {
  const anyRoom = fc.record({
    packSize: fc.integer({ min: 1, max: 200 }),
    maxUnits: fc.integer({ min: 1, max: 2_000 }),
    stock: fc.nat(2_000),
    otherUnits: fc.nat(2_000),
  });
  fc.assert(
    fc.property(anyRoom, (given) => {
      const most = mostPacks(given);
      if (most > 0) expect(refusePacks(given, most)).toBeUndefined();
      expect(refusePacks(given, most + 1)).toBeDefined();
    }),
  );
});

test('a product is short when all its lines together ask for more than there is', () => {
  const lines = [
    { productId: 1, packSize: 6, packs: 1, stock: 17 },
    { productId: 1, packSize: 12, packs: 1, stock: 17 },
    { productId: 2, packSize: 12, packs: 1, stock: 12 },
    { productId: 3, packSize: 1, packs: 1, stock: 0 },
    { productId: 4, packSize: 12, packs: 3, stock: 35 },
    { productId: 5, packSize: 12, packs: 3, stock: 36 },
  ];
  expect(shortProducts(lines)).toEqual(new Set([1, 3, 4]));
});
