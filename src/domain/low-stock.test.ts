import { expect, test } from 'vitest';
import { isLowStock } from './low-stock.ts';

const packs = [{ size: 12 }, { size: 6 }];

test.each([
  { stock: 17, lowStockUnits: null, packs, low: true },
  { stock: 18, lowStockUnits: null, packs, low: false },
  { stock: 17, lowStockUnits: 17, packs, low: false },
  { stock: 16, lowStockUnits: 17, packs, low: true },
  { stock: 0, lowStockUnits: 0, packs, low: false },
  { stock: 0, lowStockUnits: null, packs: [], low: false },
  { stock: 0, lowStockUnits: 1, packs: [], low: true },
])('$stock units, threshold $lowStockUnits: low is $low', ({ low, ...product }) => {
  expect(isLowStock(product)).toBe(low);
});
