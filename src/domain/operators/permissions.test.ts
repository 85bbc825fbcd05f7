import { expect, test } from 'vitest';
import { mayRole, permissions, permissionsOf } from './permissions.ts';

test('an owner may do everything', () => {
  expect(permissionsOf('owner')).toEqual(permissions);
});

test('staff run the shop but for what it sells, its offers, pages, settings and people', () => {
  expect(permissionsOf('staff')).toEqual([
    ...['read-orders', 'move-orders', 'prices', 'change-orders', 'payments', 'customers'],
    'stock',
  ]);
});

test('a packer reads and moves orders, and sees no prices', () => {
  expect(permissionsOf('packer')).toEqual(['read-orders', 'move-orders']);
  expect(mayRole('packer', 'prices')).toBe(false);
});
