import { expect, test } from 'vitest';
import { orderDetailExample } from '#contract/console/order.ts';
import { arePacks, changedLines, goodsText, packChanges, typedPacks } from './edit-packs.ts';

const line = {
  ...{ product_id: 12, sku: 'SKN-12', product_name: 'Neem Face Wash', image_name: '', mrp: 120 },
  ...{ variant: 'variant1' as const, packaging: '', qty: 0, stock: 240, missing_reason: '' },
};
const order = {
  ...orderDetailExample,
  lines: [
    { ...line, id: 1, variant_qty: 2, picked: 2, set_qty: 12, selling_price: 81 },
    { ...line, id: 2, variant_qty: 1, picked: 1, set_qty: 6, selling_price: 10 },
  ],
};

test.each(['0', '7', ' 12 '])('%j are packs', (text) => expect(arePacks(text)).toBe(true));
test.each(['', '-1', '1.5', 'two', undefined])('%j are none', (text) =>
  expect(arePacks(text)).toBe(false),
);

test('what was typed differently is to be saved, and its goods are summed as ordered', () => {
  const typed = { ...typedPacks(order), 1: '3' };
  expect(changedLines(order, typed).map(({ id }) => id)).toEqual([1]);
  expect(goodsText(order, typedPacks(order))).toBe('Goods ₹2,004.00');
  expect(goodsText(order, typed)).toBe('Goods ₹2,004.00 → ₹2,976.00');
});

test('what someone else changed is told line by line', () => {
  const now = {
    ...order,
    lines: order.lines.map((one) => ({ ...one, variant_qty: 1, picked: 1 })),
  };
  expect(packChanges(order, now)).toEqual([
    { field: line.product_name, before: '2 packs', after: '1 pack' },
  ]);
});
