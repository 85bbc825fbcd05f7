import { expect, test } from 'vitest';
import { readOrderText } from '#domain/orders/order-text.ts';
import { sharedCartPath } from './ShareCart.tsx';

test('a shared cart is read as it was', () => {
  const lines = [
    { sku: 'NIM-FW-100', packSize: 12, packs: 3 },
    { sku: 'A&B, 7', packSize: 50, packs: 100 },
  ];
  const path = sharedCartPath(lines) ?? '';
  const { pathname, searchParams } = new URL(path, 'http://shop');
  expect(pathname).toBe('/quick-order');
  expect(readOrderText(searchParams.get('cart') ?? '')).toMatchObject(
    lines.map(({ sku, packSize, packs }) => ({ wanted: sku, packSize, count: packs })),
  );
});

test('a cart of 200 lines fits into an address', () => {
  const lines = Array.from({ length: 200 }, () => ({
    sku: 'ABCD-EFG-1000',
    packSize: 100,
    packs: 100,
  }));
  expect(sharedCartPath(lines)?.length).toBeLessThan(8_000);
});

test('without SKUs, as from another server, there is nothing to share', () => {
  expect(sharedCartPath([{ sku: undefined, packSize: 12, packs: 3 }])).toBeUndefined();
});
