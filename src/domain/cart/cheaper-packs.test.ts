import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSlots } from '#domain/limits.ts';
import { cheaperPacks, type HeldPack } from './cheaper-packs.ts';

const room = { maxUnits: 1_000, stock: 1_000 };
const pack = (slot: 1 | 2 | 3, packSize: number, pricePaise: number) => ({
  ...{ slot, packSize, pricePaise },
});
const [ten, fifty, hundred] = [pack(1, 10, 9_10), pack(2, 50, 6_04), pack(3, 100, 6_00)] as const;
const held = (packs: number, slot: 1 | 2 | 3 = 1) => ({ slot, packs });

test('1 pack of 50 and 1 of 10 instead of 6 of 10: ₹153 less', () => {
  expect(cheaperPacks([ten, fifty], [held(6)], room)).toEqual({
    packs: [
      { ...fifty, packs: 1 },
      { ...ten, packs: 1 },
    ],
    savedPaise: 153_00,
  });
});

test.each([
  ['it is the cheapest already', [held(1), held(1, 2)], room],
  ['larger packs would be more units', [held(4)], room],
  ['another way costs the same', [held(2, 2)], { ...room, maxUnits: 50 }],
  ['a slot may not hold that many', [held(10)], { ...room, maxUnits: 40 }],
  ['the shop has less than the cart', [held(10)], { ...room, stock: 99 }],
  ['the cart holds none', [], room],
])('nothing where %s', (_why, packs, limits) => {
  expect(cheaperPacks([ten, fifty, hundred], packs, limits)).toBeUndefined();
});

const size = fc.integer({ min: 1, max: 12 });
const price = fc.integer({ min: 1, max: 30 });
const cart = fc
  .array(fc.record({ packSize: size, pricePaise: price, packs: fc.integer({ min: 0, max: 9 }) }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((packs) => packs.map((one, i): HeldPack => ({ ...one, slot: packSlots[i] ?? 1 })));
const unitsOf = (packs: readonly HeldPack[]) =>
  packs.reduce((sum, one) => sum + one.packs * one.packSize, 0);
const totalOf = (packs: readonly HeldPack[]) =>
  packs.reduce((sum, one) => sum + one.packs * one.packSize * one.pricePaise, 0);

/** Every cart of these packs. */
function everyWay([first, ...rest]: readonly HeldPack[], units: number): HeldPack[][] {
  if (!first) return units === 0 ? [[]] : [];
  const most = Math.floor(units / first.packSize);
  return Array.from({ length: most + 1 }, (_, packs) => packs).flatMap((packs) =>
    everyWay(rest, units - packs * first.packSize).map((way) => [{ ...first, packs }, ...way]),
  );
}

test('the same units, within the limit, at the lowest total of all ways, or nothing', () => {
  fc.assert(
    fc.property(cart, fc.integer({ min: 1, max: 120 }), (packs, maxUnits) => {
      const found = cheaperPacks(packs, packs, { maxUnits, stock: 1_000 });
      const ways = everyWay(packs, unitsOf(packs)).filter((way) =>
        way.every((one) => one.packs * one.packSize <= maxUnits),
      );
      const lowest = Math.min(totalOf(packs), ...ways.map(totalOf));
      expect(found?.savedPaise ?? 0).toBe(totalOf(packs) - lowest);
      if (!found) return;
      expect(unitsOf(found.packs)).toBe(unitsOf(packs));
      expect(totalOf(found.packs)).toBe(lowest);
      for (const one of found.packs) {
        expect(one.packs * one.packSize).toBeLessThanOrEqual(maxUnits);
        expect(one.packs).toBeGreaterThan(0);
      }
    }),
    { numRuns: 1_000 },
  );
});
