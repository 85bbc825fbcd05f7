import { expect, test } from 'vitest';
import type { CartItemWire } from '#contract/cart.ts';
import { getCartProductByUserId } from '#contract/cart.ts';
import { cartLineFromWire } from './cart-line.ts';
import { repackOffers } from './repack-offers.ts';

const [item] = getCartProductByUserId.example.output.cart;
/** Three packs of 6 at ₹90; in packs of 12 it is ₹81. */
const soap = { ...item, variant: 'variant1', selling_price: 90, variant_qty: 3, qty: 18 };
const offersFor = (...lines: object[]) =>
  repackOffers(lines.map((line) => cartLineFromWire({ ...soap, ...line } as CartItemWire))); // `as`: what may be missing is

test('a product that costs less in other packs, at its first line, with the packs that change', () => {
  const other = {
    id: 10,
    variant: 'variant3',
    variant_qty: 2,
    qty: 48,
    set_qty3: 24,
    selling_price3: 80,
  };
  const offers = offersFor({ set_qty3: 24, selling_price3: 80 }, { ...other, selling_price: 80 });
  expect([...offers.keys()]).toEqual([9]);
  const { wanted, instead, savedPaise } = offers.get(9) ?? {};
  expect(wanted?.map(({ packSize, packs }) => [packSize, packs])).toEqual([
    [12, 1],
    [6, 1],
  ]);
  expect(instead?.map(({ packSize, packs }) => [packSize, packs])).toEqual([[6, 3]]);
  expect(savedPaise).toBe(12 * 9_00);
});

test.each([
  ['the other prices', { selling_price1: undefined }],
  ['the stock', { stock: undefined }],
  ['the limit', { maxqty: undefined }],
])('nothing from a server that does not say %s', (_what, missing) => {
  expect(offersFor(missing).size).toBe(0);
  expect(offersFor({}).size).toBe(1);
});
