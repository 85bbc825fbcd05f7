import { expect, test } from 'vitest';
import { buyerFault, completedBuyer } from './buyer-fault.ts';

const negi = {
  ...{ firmName: 'Negi Store', address: 'Rajpur Road', city: 'Dehradun', pincode: '248001' },
  ...{ state: 'Uttarakhand', gst: '' },
};

test.each([
  ['regular', 'Uttarakhand', false, undefined],
  ['regular', 'Punjab', false, undefined],
  ['regular', 'uttar pradesh', false, undefined],
  ['regular', '', false, /Negi Store has no State of India/],
  ['regular', 'U.K.', false, /Negi Store has no State of India/],
  ['regular', '', true, undefined],
  ['composition', 'Uttarakhand', false, undefined],
  ['composition', '', false, /Negi Store has no State of India/],
  ['composition', 'Punjab', false, /s\. 10 \(2\) \(c\)\), and this order goes to Punjab\./],
  ['composition', 'Punjab', true, undefined],
  ['unregistered', '', false, undefined],
] as const)('%s shop, buyer in "%s", fetched: %s', (gstMode, state, isPickup, words) => {
  const order = { isPickup, totalPaise: 1_000_00, buyer: { ...negi, state } };
  const fault = buyerFault(order, { gstMode, state: 'Uttarakhand' });
  if (words) expect(fault?.message).toMatch(words);
  else expect(fault).toBeUndefined();
});

test('from ₹50,000 on the buyer is named, also where goods are fetched, and the customer’s page mends it', () => {
  const order = { isPickup: true, totalPaise: 50_000_00, buyer: { ...negi, address: '' } };
  const shop = { gstMode: 'regular', state: 'Uttarakhand' } as const;
  expect(buyerFault(order, shop)).toMatchObject({ isCustomers: true });
  const filled = { ...order, buyer: completedBuyer(order.buyer, { ...negi, city: 'Elsewhere' }) };
  expect(buyerFault(filled, shop)).toBeUndefined();
  expect(filled.buyer).toEqual(negi);
});

test('what an order says of its buyer stays; a State that is none is taken from the customer', () => {
  const now = { ...negi, firmName: 'Negi and Sons', state: 'Delhi' };
  expect(completedBuyer(negi, now)).toEqual(negi);
  expect(completedBuyer({ ...negi, state: 'Dilli' }, now).state).toBe('Delhi');
  expect(completedBuyer({ ...negi, state: '' }, { ...now, state: '' }).state).toBe('');
});
