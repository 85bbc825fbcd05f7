import { expect, test } from 'vitest';
import type { BillingInfoWire, OrderItemWire, OrderWire } from '#contract/order.ts';
import { billingFacts, wholeAddress } from './billing-facts.ts';
import { orderedLines, orderFromWire } from './order.ts';

const billing: BillingInfoWire = {
  firmName: 'Negi General Store',
  ownerName: 'Rakesh Negi',
  address: 'Rajpur Road',
  distance: 5.5,
  phone: '9876543210',
  email: '',
  ssiNo: '',
  foodLicenseNo: '',
  dlNumber: '',
  gst: '',
  shop_no: '23',
  city: 'Dehradun',
  state: 'Uttarakhand',
  country: 'India',
  pincode: '248001',
  google: 'javascript:alert(1)',
  route: 'City A',
};

const item: OrderItemWire = {
  id: 77,
  product_id: 12,
  slug: 'neem-face-wash',
  sku: 'NIM-1',
  product_name: 'Neem Face Wash',
  image_name: 'neem.webp',
  mrp: 120,
  selling_price: 81.05,
  variant: 'variant2',
  variant_qty: 2,
  set_qty: 12,
  qty: 24,
};

const wire: OrderWire = {
  id: 31,
  status: 'active',
  billing_info: JSON.stringify(billing),
  cart_items: JSON.stringify([item, { ...item, id: 78, variant_qty: 0, qty: 0 }]),
  delivery_type: 'delivery',
  express_delivery: true,
  payment_method: 'cod',
  note: '',
  item_total: 2880,
  discount: 934.8,
  coupon_discount: 50,
  delivery_charges: 33,
  express_delivery_charges: 79,
  total_to_pay: 2007.2,
  discount_code_applied: 'SAVE50',
  created_at: '2026-10-02T09:30:00.000Z',
  version: 1,
  events: [],
};

test('an order comes off the wire in paise, its JSON texts read', () => {
  const order = orderFromWire(wire);
  expect(order.billing).toEqual(billing);
  expect(order.totals).toMatchObject({ discountPaise: 934_80, totalToPayPaise: 2007_20 });
  expect(order.lines[0]).toMatchObject({ slot: 2, packs: 2, units: 24, pricePaise: 81_05 });
});

test('an order of which only the specified fields came is complete', () => {
  const { express_delivery: _e, version: _v, events: _t, ...specified } = wire;
  const { slug: _s, sku: _k, set_qty: _q, ...line } = item;
  const cart_items = JSON.stringify([{ ...line, set_qty1: 6, set_qty2: 12, set_qty3: null }]);
  const order = orderFromWire({ ...specified, cart_items });
  expect(order).toMatchObject({ express: true, version: undefined, events: [] });
  expect(order.lines[0]).toMatchObject({ packSize: 12, slug: undefined, sku: '' });
  const slow = orderFromWire({ ...specified, cart_items, express_delivery_charges: 0 });
  expect(slow.express).toBe(false);
});

test('lines that an edit brought down to nothing are not ordered', () => {
  expect(orderedLines(orderFromWire(wire)).map((line) => line.id)).toEqual([77]);
});

test('billing info is read as one address, and only a web address becomes a link', () => {
  expect(wholeAddress(billing)).toBe('23, Rajpur Road, Dehradun, Uttarakhand 248001, India');
  const links = (google: string) =>
    billingFacts({ ...billing, google }).flatMap(({ href }) => href ?? []);
  expect(links('javascript:alert(1)')).toEqual([]);
  expect(links('https://maps.example/?q=Negi')).toEqual(['https://maps.example/?q=Negi']);
});
