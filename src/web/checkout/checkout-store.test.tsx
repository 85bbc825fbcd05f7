// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { writeStored } from '#client/local-storage.ts';
import { expireUser, forgetUser, storeUser } from '#web/data/session.ts';
import { chooseDelivery, useDeliveryChoice } from './checkout-store.ts';

const chosen = () => renderHook(useDeliveryChoice).result.current;
const pickup = { type: 'pickup', express: false };
const express = { type: 'delivery', express: true } as const;

beforeEach(() => storeUser(1, 'Asha'));

test('picking up is the first choice, and stays one', () => {
  expect(chosen()).toEqual(pickup);
  chooseDelivery(express);
  chooseDelivery({ type: 'pickup', express: true });
  expect(chosen()).toEqual(pickup);
});

test.each([
  ['signing out', forgetUser],
  ['a session that expired', expireUser],
])('the last choice is remembered over %s, for that customer only', (_what, leave) => {
  chooseDelivery(express);
  leave();
  storeUser(2, 'Rakesh');
  expect(chosen()).toEqual(pickup);
  leave();
  storeUser(1, 'Asha');
  expect(chosen()).toEqual(express);
  storeUser(2, 'Rakesh');
  chooseDelivery({ type: 'delivery', express: false });
  storeUser(1, 'Asha');
  expect(chosen()).toEqual(pickup);
});

test.each(['', '1', '1 plane', '1 constructor', 'x'])('%j in storage is no choice', (stored) => {
  writeStored('deliveryChoice', stored);
  expect(chosen()).toEqual(pickup);
});
