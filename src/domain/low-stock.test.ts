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
  { stock: 29, lowStockUnits: null, packs, shopUnits: 30, low: true },
  { stock: 17, lowStockUnits: null, packs, shopUnits: 10, low: false },
  { stock: 20, lowStockUnits: 5, packs, shopUnits: 30, low: false },
  { stock: 0, lowStockUnits: null, packs: [], shopUnits: 30, low: false },
])('$stock units, threshold $lowStockUnits, of the shop $shopUnits: low is $low', (one) => {
  const { low, shopUnits = null, ...product } = one;
  expect(isLowStock(product, shopUnits)).toBe(low);
});
