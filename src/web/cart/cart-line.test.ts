import { expect, test } from 'vitest';
import { getCartProductByUserId } from '#contract/cart.ts';
import {
  cartLineFromWire,
  otherUnits,
  reuseUnchanged,
  slotUnitsFromWire,
  variantOf,
} from './cart-line.ts';

const [wire] = getCartProductByUserId.example.output.cart;
if (!wire) throw new Error('no example');

test('a line has its own slot’s pack size, and paise', () => {
  expect(cartLineFromWire(wire)).toMatchObject({
    slot: 2,
    packSize: 12,
    packs: 2,
    units: 24,
    pricePaise: 81_00,
    mrpPaise: 120_00,
    previousPricePaise: undefined,
    outOfStock: false,
  });
  expect(variantOf(2)).toBe('variant2');
});

test('an old price is told only where the price changed', () => {
  const changed = { ...wire, price_update2: 'yes', previous_price: 78.5 } as const;
  expect(cartLineFromWire(changed).previousPricePaise).toBe(78_50);
  const settled = { ...wire, price_update2: 'no', previous_price: 78.5 } as const;
  expect(cartLineFromWire(settled).previousPricePaise).toBeUndefined();
});

test('of a line with only the specified fields nothing is made up', () => {
  const { slug: _s, previous_price: _p, maxqty: _m, stock: _k, ...specified } = wire;
  expect(cartLineFromWire({ ...specified, price_update2: 'yes' })).toMatchObject({
    slug: undefined,
    stock: undefined,
    maxUnits: Number.POSITIVE_INFINITY,
    priceChanged: true,
    previousPricePaise: undefined,
  });
});

test('units come as numeric strings', () => {
  const units = slotUnitsFromWire({ variant_qty1: '0', variant_qty2: '24', variant_qty3: '5' });
  expect(units).toEqual({ 1: 0, 2: 24, 3: 5 });
});

test.each([
  [1, 62],
  [2, 54],
  [3, 16],
] as const)('beside slot %d there are %d units of the product', (slot, others) => {
  expect(otherUnits({ 1: 4, 2: 12, 3: 50 }, slot)).toBe(others);
});

test('lines that did not change stay the same objects', () => {
  const before = [cartLineFromWire(wire), { ...cartLineFromWire(wire), id: 10 }];
  const now = [cartLineFromWire(wire), { ...cartLineFromWire(wire), id: 10, packs: 3 }];
  const kept = reuseUnchanged(before, now);
  expect(kept[0]).toBe(before[0]);
  expect(kept[1]).toEqual(now[1]);
  expect(kept[1]).not.toBe(before[1]);
});
