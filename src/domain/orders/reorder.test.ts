import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pack } from '#domain/catalogue/pricing.ts';
import { type HeldUnits, offersFor, type Wish } from './reorder.ts';

const pack = (slot: 1 | 2 | 3, size: number, pricePaise = 81_00): Pack => ({
  ...{ slot, size, pricePaise, mrpPaise: 120_00, packaging: '' },
});
const shampoo = { id: 1, packs: [pack(1, 6, 84_00), pack(2, 12)], maxUnits: 60, stock: 100 };
const wish = (packs: number, more: Partial<Wish> = {}): Wish => ({
  ...{ slot: 2, packSize: 12, packs, lastPricePaise: 81_00 },
  ...more,
});
const nothing: HeldUnits = new Map();
const holding = (...slots: [1 | 2 | 3, number][]): HeldUnits => new Map([[1, new Map(slots)]]);

describe('what the shop can give of a wish', () => {
  test.each([
    ['all of it', wish(2), shampoo, nothing, [2, undefined]],
    ['up to the limit of one pack', wish(9), shampoo, nothing, [5, 'over-limit']],
    ['what the stock covers', wish(4), { ...shampoo, stock: 40 }, nothing, [3, 'too-little-stock']],
    [
      'nothing of what is sold out',
      wish(1),
      { ...shampoo, stock: 5 },
      nothing,
      [0, 'out-of-stock'],
    ],
    [
      'nothing where only a smaller pack is covered',
      wish(1),
      { ...shampoo, stock: 11 },
      nothing,
      [0, 'too-little-stock'],
    ],
    ['what fits beside the cart', wish(4), shampoo, holding([2, 36]), [2, 'over-limit']],
    [
      'what other packs in the cart leave',
      wish(2),
      { ...shampoo, stock: 30 },
      holding([1, 12]),
      [1, 'too-little-stock'],
    ],
    [
      'nothing of a pack not offered',
      wish(1, { packSize: 10 }),
      shampoo,
      nothing,
      [0, 'no-such-pack'],
    ],
    ['nothing of a hidden product', wish(1), undefined, nothing, [0, 'not-for-sale']],
  ])('is %s', (_what, wanted, product, held, [packs, problem]) => {
    expect(offersFor([{ ...wanted, product }], held)[0]).toMatchObject({ packs, problem });
  });

  test('is the pack of that size where it stands today', () => {
    const moved = { ...shampoo, packs: [pack(3, 12)] };
    expect(offersFor([{ ...wish(1), product: moved }], nothing)[0]?.pack?.slot).toBe(3);
  });

  test.each([
    [79_00, 2_00],
    [81_00, 0],
    [85_50, -4_50],
    [undefined, 0],
  ])('at %s last time is %s more today', (lastPricePaise, priceChangePaise) => {
    const [offer] = offersFor([{ ...wish(1, { lastPricePaise }), product: shampoo }], nothing);
    expect(offer).toMatchObject({ priceChangePaise });
  });

  test('together never goes beyond stock and limit', () => {
    const wishes = fc.array(
      fc.record({
        slot: fc.constantFrom(1 as const, 2 as const),
        packs: fc.integer({ min: 1, max: 9 }),
      }),
    );
    fc.assert(
      fc.property(wishes, fc.nat(90), fc.nat(90), (given, stock, maxUnits) => {
        const product = { ...shampoo, stock, maxUnits };
        const lines = given.map(({ slot, packs }) => ({
          ...wish(packs, { slot, packSize: slot * 6 }),
          product,
        }));
        const units = [0, 0, 0];
        for (const offer of offersFor(lines, nothing)) {
          const { slot = 1, size = 0 } = offer.pack ?? {};
          units[slot] = (units[slot] ?? 0) + offer.packs * size;
        }
        expect(Math.max(...units)).toBeLessThanOrEqual(maxUnits);
        expect((units[1] ?? 0) + (units[2] ?? 0)).toBeLessThanOrEqual(stock);
      }),
    );
  });
});
