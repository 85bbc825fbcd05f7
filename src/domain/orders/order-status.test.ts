import { describe, expect, test } from 'vitest';
import { rightsOf } from '#domain/operators/permissions.ts';
import {
  awaitsDelivery,
  mayCustomerChange,
  mayMove,
  nextStatusesFor,
  orderStatuses,
  stepsReached,
} from './order-status.ts';

describe('moving an order', () => {
  test('goes step by step, and is cancelled before it is delivered', () => {
    const moves = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => mayMove(from, to, 'operator')).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'active → accepted',
      'active → cancelled',
      'accepted → processing',
      'accepted → cancelled',
      'processing → out_for_delivery',
      'processing → cancelled',
      'out_for_delivery → delivered',
      'out_for_delivery → cancelled',
      'delivered → completed',
    ]);
  });

  test('by a customer is cancelling, while it may still be changed', () => {
    for (const from of orderStatuses) {
      for (const to of orderStatuses) {
        const may = to === 'cancelled' && (from === 'active' || from === 'accepted');
        expect(mayMove(from, to, 'customer'), `${from} → ${to}`).toBe(may);
      }
    }
    expect(orderStatuses.filter(mayCustomerChange)).toEqual(['active', 'accepted']);
  });
});

test.each([
  ['active', 1],
  ['accepted', 2],
  ['processing', 3],
  ['out_for_delivery', 4],
  ['delivered', 5],
  ['completed', 5],
  ['lost', 1],
])('an order that is %s has reached step %i', (status, step) => {
  expect(stepsReached(status)).toBe(step);
});

test('an order awaits its delivery until it is there or called off', () => {
  const awaiting = ['active', 'accepted', 'processing', 'out_for_delivery'];
  expect(orderStatuses.filter(awaitsDelivery)).toEqual(awaiting);
  expect(awaitsDelivery('unknown')).toBe(true);
});

test.each([
  ['active', ['accepted', 'cancelled'], [], []],
  ['accepted', ['processing', 'cancelled'], ['processing'], []],
  ['processing', ['out_for_delivery', 'cancelled'], ['out_for_delivery'], []],
  ['out_for_delivery', ['delivered', 'cancelled'], [], ['delivered']],
  ['delivered', ['completed'], [], []],
  ['completed', [], [], []],
  ['cancelled', [], [], []],
] as const)(
  'from %s staff move to %j, a packer to %j, a driver to %j',
  (from, office, packer, driver) => {
    expect(nextStatusesFor(from, rightsOf('owner', {}))).toEqual(office);
    expect(nextStatusesFor(from, rightsOf('staff', {}))).toEqual(office);
    expect(nextStatusesFor(from, rightsOf('packer', {}))).toEqual(packer);
    expect(nextStatusesFor(from, rightsOf('driver', {}))).toEqual(driver);
    const deliversOnly = rightsOf('staff', { staff: { 'move-orders': false } });
    expect(nextStatusesFor(from, deliversOnly)).toEqual(driver);
  },
);
