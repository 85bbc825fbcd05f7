import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marginPercent } from './pricing.ts';
import { freeSlug, priceForMargin, productProblems, productSlug } from './product-rules.ts';

const none = { size: null, pricePaise: null, mrpPaise: null };

test.each([
  [{ slot: 1, ...none }, undefined],
  [{ slot: 1, ...none, mrpPaise: 100 }, undefined],
  [{ slot: 1, size: 12, pricePaise: 120_00, mrpPaise: null }, undefined],
  [{ slot: 2, size: 12, pricePaise: 120_01, mrpPaise: null }, 'selling_price2'],
  [{ slot: 2, size: 12, pricePaise: 120_01, mrpPaise: 120_01 }, undefined],
  [{ slot: 3, size: 12, pricePaise: 90_00, mrpPaise: 89_99 }, 'selling_price3'],
  [{ slot: 1, size: null, pricePaise: 90_00, mrpPaise: null }, 'set_qty1'],
  [{ slot: 1, size: 12, pricePaise: null, mrpPaise: null }, 'selling_price1'],
  [{ slot: 1, size: 240, pricePaise: 90_00, mrpPaise: null }, undefined],
  [{ slot: 1, size: 241, pricePaise: 90_00, mrpPaise: null }, 'set_qty1'],
] as const)('a pack of %j: problem with %s', (pack, field) => {
  expect(productProblems(120_00, 240, [pack])[0]?.field).toBe(field);
});

test('what is sold has an MRP: the product’s, or the pack’s own', () => {
  const pack = { slot: 1, size: 1, pricePaise: 5_00 } as const;
  expect(productProblems(0, 1, [{ ...pack, mrpPaise: null }])[0]?.field).toBe('mrp');
  expect(productProblems(0, 1, [{ ...pack, mrpPaise: 5_00 }])).toEqual([]);
  expect(productProblems(0, 1, [{ slot: 1, ...none }])).toEqual([]);
});

test('a margin and its price tell of each other, within a paisa', () => {
  expect(priceForMargin(120_00, 32.5)).toBe(81_00);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (mrp, part) => {
        const price = Math.round(mrp * part);
        const again = priceForMargin(mrp, marginPercent(mrp, price));
        expect(Math.abs(again - price)).toBeLessThanOrEqual(Math.ceil(mrp / 20_000));
      },
    ),
  );
});

test.each([
  ['Neem Face Wash 100 ml', 'NIM', 'neem-face-wash-100-ml'],
  ['नीम', 'NIM 1', 'nim-1'],
  ['नीम', '१', 'product'],
])('%s (%s) has the slug %s', (name, sku, slug) => {
  expect(productSlug(name, sku)).toBe(slug);
});

test('a taken slug gets the first free number', () => {
  expect(freeSlug('a', new Set())).toBe('a');
  expect(freeSlug('a', new Set(['a', 'a-2', 'a-4']))).toBe('a-3');
});
