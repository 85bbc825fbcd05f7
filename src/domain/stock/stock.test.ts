import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShownAlike, maxStockUnits, onShelf, stockMove } from './stock.ts';

const wrong = { refused: 'wrong-units' };
const short = { refused: 'too-little-stock' };

test.each([
  ['restock', 5, { units: 5 }],
  ['restock', 0, wrong],
  ['restock', -5, wrong],
  ['count', 8, { units: -2 }],
  ['count', 10, { units: 0 }],
  ['count', 0, { units: -10 }],
  ['count', -1, wrong],
  ['count', maxStockUnits + 1, { refused: 'too-much-stock' }],
  ['counter-sale', 10, { units: -10 }],
  ['counter-sale', -10, { units: -10 }],
  ['counter-sale', 11, short],
  ['write-off', 3, { units: -3 }],
  ['write-off', -11, short],
  ['write-off', 0, wrong],
] as const)('%s of %i units where 10 are there', (reason, units, expected) => {
  expect(stockMove(reason, units, { stock: 10, promised: 0 })).toEqual(expected);
});

test('goods in fill a product up to its most units', () => {
  const nearlyFull = { stock: maxStockUnits - 5, promised: 0 };
  expect(stockMove('restock', 5, nearlyFull)).toEqual({ units: 5 });
  expect(stockMove('restock', 6, nearlyFull)).toEqual({ refused: 'too-much-stock' });
});

test.each([
  [4_135, { units: 0 }],
  [4_134, { units: -1 }],
  [4_140, { units: 5 }],
  [120, { units: -4_015 }],
  [119, { refused: 'below-promised' }],
  [0, { refused: 'below-promised' }],
])('%i counted where 4,015 can be sold and 120 are promised', (units, expected) => {
  expect(stockMove('count', units, { stock: 4_015, promised: 120 })).toEqual(expected);
});

test('what is promised neither leaves by a sale nor by a write-off', () => {
  for (const reason of ['counter-sale', 'write-off'] as const) {
    expect(stockMove(reason, 11, { stock: 10, promised: 120 })).toEqual(short);
  }
});

const anyUnits = fc.integer({ min: 0, max: maxStockUnits });

test('what was counted is on the shelf by the books afterwards, and counted again it books nothing', () => {
  fc.assert(
    fc.property(anyUnits, anyUnits, anyUnits, (stock, promised, units) => {
      const move = stockMove('count', units, { stock, promised });
      expect('refused' in move).toBe(units < promised);
      if ('refused' in move) return;
      const held = { stock: stock + move.units, promised };
      expect(onShelf(held)).toBe(units);
      expect(held.stock).toBeGreaterThanOrEqual(0);
      expect(stockMove('count', units, held)).toEqual({ units: 0 });
    }),
  );
});

test.each([
  [5_000, 4_988, true],
  [100, 20, true],
  [100, 19, false],
  [15, 14, false],
  [1, 0, false],
  [0, 5_000, false],
  [30, 31, false],
])('pages that were made with %i in stock are right with %i: %s', (before, after, alike) => {
  expect(isShownAlike(before, after)).toBe(alike);
});
