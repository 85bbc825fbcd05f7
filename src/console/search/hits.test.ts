import { expect, test } from 'vitest';
import { orderRowExample } from '#contract/console/order.ts';
import { hitsOf } from './hits.ts';

const product = { product_id: 7, sku: 'NIM-1', product_name: 'Neem Face Wash', stock: 24 };

test('what was found is one list, each group with its heading on the first', () => {
  const orders = [orderRowExample, { ...orderRowExample, id: 30 }];
  const hits = hitsOf({ orders, customers: [], products: [product] });
  expect(hits.map(({ to, group }) => [to, group])).toEqual([
    ['/orders/31', 'Orders'],
    ['/orders/30', undefined],
    ['/products/7', 'Products'],
  ]);
});

test('a role that sees orders alone finds orders alone', () => {
  expect(hitsOf({ orders: [orderRowExample] })).toHaveLength(1);
});
