import { expect, test } from 'vitest';
import { daysOfCover, isLowStock } from './low-stock.ts';

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
  { stock: 69, lowStockUnits: 5, packs, soldUnits: 280, low: true },
  { stock: 70, lowStockUnits: 5, packs, soldUnits: 280, low: false },
  { stock: 5, lowStockUnits: 5, packs, soldUnits: 280, coverDays: 0, low: false },
])(
  '$stock units, threshold $lowStockUnits, of the shop $shopUnits, $soldUnits sold: low is $low',
  (one) => {
    const { low, shopUnits = null, soldUnits = 0, coverDays = 7, ...product } = one;
    const shop = { lowStockUnits: shopUnits, coverDays };
    expect(isLowStock({ ...product, soldUnits }, shop)).toBe(low);
  },
);

test.each([
  [70, 280, 7],
  [69, 280, 6],
  [0, 3, 0],
  [500, 1, 14_000],
  [500, 0, null],
])('a stock of %i, of which %i sold in 28 days, covers %s days', (stock, sold, days) => {
  expect(daysOfCover(stock, sold)).toBe(days);
});
