import { expect, test } from 'vitest';
import { cardExample } from '#contract/product.ts';
import { productFromWire } from './product.ts';

test('a product carries its card price in paise and the packs that can be bought', () => {
  const product = productFromWire(cardExample);
  expect(product.price).toEqual({
    mrpPaise: 12000,
    pricePaise: 8100,
    isFrom: true,
    savePaise: 3900,
    percentOff: 32.5,
  });
  expect(product.packs.map(({ slot, size, pricePaise }) => [slot, size, pricePaise])).toEqual([
    [1, 6, 8400],
    [2, 12, 8100],
  ]);
});

test('a pack without a size is not for sale, though its price counts for the card', () => {
  const product = productFromWire({ ...cardExample, set_qty2: null });
  expect(product.packs.map(({ slot }) => slot)).toEqual([1]);
  expect(product.price.pricePaise).toBe(8100);
});

test("a pack without an MRP of its own has the product's", () => {
  const [first] = productFromWire({ ...cardExample, mrp1: null }).packs;
  expect(first?.mrpPaise).toBe(12000);
});
