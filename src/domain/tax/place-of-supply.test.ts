import { expect, test } from 'vitest';
import { placeOfSupply, stateTaxName, taxKind } from './place-of-supply.ts';

test('goods that are fetched are supplied at the shop, all others where they go', () => {
  const order = { shopState: 'Uttarakhand', buyerState: 'Uttar Pradesh' };
  expect(placeOfSupply({ ...order, isPickup: true })).toBe('Uttarakhand');
  expect(placeOfSupply({ ...order, isPickup: false })).toBe('Uttar Pradesh');
});

test('within the State two halves, between States one tax, and none by who charges no GST', () => {
  expect(taxKind('regular', 'Uttarakhand', 'Uttarakhand')).toBe('within-state');
  expect(taxKind('regular', 'Uttarakhand', 'Delhi')).toBe('between-states');
  expect(taxKind('composition', 'Uttarakhand', 'Uttarakhand')).toBe('none');
  expect(taxKind('unregistered', 'Uttarakhand', 'Uttarakhand')).toBe('none');
});

test('five union territories have no legislature', () => {
  const places = ['Chandigarh', 'Ladakh', 'Lakshadweep', 'Delhi', 'Puducherry', 'Uttarakhand'];
  expect(places.map(stateTaxName)).toEqual(['UTGST', 'UTGST', 'UTGST', 'SGST', 'SGST', 'SGST']);
});
