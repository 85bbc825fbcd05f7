import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changeableRoles,
  changesFrom,
  isChangeable,
  isGranted,
  mayRole,
  neededBy,
  operatorRoles,
  type Permission,
  permissions,
  permissionsOf,
  type RightsChanges,
} from './permissions.ts';

test('an owner may do everything', () => {
  expect(permissionsOf('owner')).toEqual(permissions);
});

test('staff usually see orders, payments, customers, stock and prices', () => {
  expect(permissionsOf('staff')).toEqual([
    ...['read-orders', 'move-orders', 'deliveries', 'take-payments', 'prices', 'change-orders'],
    ...['payments', 'refunds', 'customers', 'exports', 'stock', 'large-files'],
  ]);
});

test('a packer usually moves orders on and sees no prices, a driver delivers and takes payments', () => {
  expect(permissionsOf('packer')).toEqual(['read-orders', 'move-orders', 'exports']);
  expect(permissionsOf('driver')).toEqual(['deliveries', 'take-payments']);
});

const bold = Object.fromEntries(permissions.map((one) => [one, true]));
const everything: RightsChanges = { staff: bold, packer: bold, driver: bold };

test.each(changeableRoles)('no table gives %s what is the owner’s alone', (role) => {
  for (const one of [
    'settings',
    'operators',
    'audit-log',
    'personal-data',
    'pass-credit',
  ] as const) {
    expect(mayRole(role, one, everything)).toBe(false);
  }
});

test('no table shows a packer prices or customers, or a driver anything but deliveries and payments', () => {
  expect(permissionsOf('packer', everything)).toEqual(permissionsOf('packer'));
  expect(permissionsOf('driver', everything)).toEqual(['deliveries', 'take-payments']);
});

test('a right without the one that it needs counts for nothing, and is back with it', () => {
  const noPrices: RightsChanges = { staff: { prices: false } };
  expect(permissionsOf('staff', noPrices)).toEqual([
    ...['read-orders', 'move-orders', 'deliveries', 'take-payments', 'refunds', 'exports'],
  ]);
  expect(isGranted('staff', 'customers', noPrices)).toBe(true);
  expect(mayRole('staff', 'write-offs', { staff: { 'write-offs': true } })).toBe(true);
  expect(mayRole('staff', 'write-offs', { staff: { 'write-offs': true, payments: false } })).toBe(
    false,
  );
});

const some = fc.subarray(permissions);

test('what is ticked is ticked again, of what can be changed; needs are kept at every table', () => {
  fc.assert(
    fc.property(some, some, some, (staff, packer, driver) => {
      const granted = { staff, packer, driver };
      const changes = changesFrom(granted);
      for (const role of changeableRoles) {
        for (const one of permissions.filter((permission) => isChangeable(role, permission))) {
          expect(isGranted(role, one, changes)).toBe(granted[role].includes(one));
        }
      }
      for (const role of operatorRoles) {
        for (const one of permissionsOf(role, changes)) {
          const needed: Permission | undefined = neededBy(one);
          expect(needed === undefined || mayRole(role, needed, changes)).toBe(true);
        }
      }
    }),
  );
});
