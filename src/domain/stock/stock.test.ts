import { expect, test } from 'vitest';
import { maxStockUnits, stockMove } from './stock.ts';

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
  expect(stockMove(reason, units, 10)).toEqual(expected);
});

test('goods in fill a product up to its most units', () => {
  expect(stockMove('restock', 5, maxStockUnits - 5)).toEqual({ units: 5 });
  expect(stockMove('restock', 6, maxStockUnits - 5)).toEqual({ refused: 'too-much-stock' });
});
