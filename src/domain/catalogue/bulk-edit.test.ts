import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editProduct, type ProductState } from './bulk-edit.ts';
import { priceRoundings } from './price-change.ts';
import { productProblems } from './product-rules.ts';

const product: ProductState = {
  ...{ mrpPaise: 120_00, maxUnits: 240 },
  packs: [
    { slot: 1, size: 6, pricePaise: 84_00, mrpPaise: null, packaging: '' },
    { slot: 2, size: 12, pricePaise: 81_00, mrpPaise: 118_00, packaging: 'Box of 12' },
  ],
  ...{
    brandId: 1,
    subcategoryId: 2,
    subSubcategoryId: 3,
    hidden: false,
    bestPick: false,
    hsn: '3304',
  },
};
const exact = { rounding: 'none' } as const;

test('a price edit changes every pack, and nothing else', () => {
  const edit = { field: 'price', by: 'percent', value: 5, rounding: '50-paise' } as const;
  expect(editProduct(product, edit)).toEqual({
    outcome: 'changed',
    after: {
      ...product,
      packs: [
        { slot: 1, size: 6, pricePaise: 88_00, mrpPaise: null, packaging: '' },
        { slot: 2, size: 12, pricePaise: 85_00, mrpPaise: 118_00, packaging: 'Box of 12' },
      ],
    },
  });
});

test('a target margin counts from the MRP of each pack', () => {
  const { after } = editProduct(product, { field: 'price', by: 'margin', value: 50, ...exact });
  expect(after.packs.map((pack) => pack.pricePaise)).toEqual([60_00, 59_00]);
});

test('an MRP edit changes those that packs have of their own, too', () => {
  const { after } = editProduct(product, { field: 'mrp', by: 'rupees', value: 10, ...exact });
  expect([after.mrpPaise, ...after.packs.map((pack) => pack.mrpPaise)]).toEqual([
    ...[130_00, null, 128_00],
  ]);
});

test.each([
  [{ field: 'price', by: 'percent', value: 50 }, 'selling_price1', 'must not be above the MRP'],
  [{ field: 'price', by: 'rupees', value: -84 }, 'selling_price1', 'would not be above 0'],
  [{ field: 'price', by: 'rupees', value: 9_999_999 }, 'selling_price1', 'would be too high'],
  [{ field: 'mrp', by: 'amount', value: 80 }, 'selling_price1', 'must not be above the MRP'],
  [{ field: 'mrp', by: 'rupees', value: -120 }, 'mrp', 'would not be above 0'],
] as const)('%j is refused for %s: it %s', (edit, field, message) => {
  expect(editProduct(product, { ...edit, ...exact })).toMatchObject({
    ...{ outcome: 'refused', problem: { field, message } },
  });
});

test.each([
  [{ field: 'brand', brandId: 9 }, { brandId: 9 }],
  [
    { field: 'category', subcategoryId: 8, subSubcategoryId: null },
    { subcategoryId: 8, subSubcategoryId: null },
  ],
  [{ field: 'hidden', value: true }, { hidden: true }],
  [{ field: 'best_pick', value: true }, { bestPick: true }],
] as const)('%j', (edit, changed) => {
  const outcome = editProduct(product, edit);
  expect(outcome).toEqual({ outcome: 'changed', after: { ...product, ...changed } });
  expect(editProduct(outcome.after, edit).outcome).toBe('unchanged');
});

test('a product without packs has no price to change', () => {
  const edit = { field: 'price', by: 'percent', value: 5, ...exact } as const;
  expect(editProduct({ ...product, packs: [] }, edit).outcome).toBe('unchanged');
});

test('where each pack has its own MRP, the product needs none', () => {
  const [, pack] = product.packs;
  const before = { ...product, mrpPaise: 0, packs: pack ? [pack] : [] };
  const edit = { field: 'price', by: 'percent', value: 5, ...exact } as const;
  expect(editProduct(before, edit).outcome).toBe('changed');
});

test('what a price edit changes can always be saved', () => {
  const price = fc.integer({ min: 1, max: 150_00 });
  const value = fc.integer({ min: -20_000, max: 20_000 }).map((hundredths) => hundredths / 100);
  const by = fc.constantFrom('percent', 'rupees', 'margin');
  fc.assert(
    fc.property(price, by, value, fc.constantFrom(...priceRoundings), (pricePaise, how, by, to) => {
      const pack = { slot: 1, size: 6, pricePaise, mrpPaise: null, packaging: '' } as const;
      const edit = { field: 'price', by: how, value: by, rounding: to } as const;
      const { outcome, after } = editProduct({ ...product, packs: [pack] }, edit);
      if (outcome !== 'changed') return;
      expect(productProblems(after.mrpPaise, after.maxUnits, after.packs)).toEqual([]);
      expect(after.packs[0]?.pricePaise).toBeGreaterThan(0);
    }),
  );
});
