import { beforeEach, describe, expect, test } from 'vitest';
import { readStored, writeStored } from '#client/local-storage.ts';
import { couponKey, noteKeys } from './note-and-coupon.ts';
import { expireUser, forgetUser, storeUser } from './session.ts';

const keys = [...Object.values(noteKeys), couponKey];
const stored = () => keys.map((key) => readStored(key));

describe('note and coupon belong to one customer', () => {
  beforeEach(() => {
    storeUser(1, 'Asha');
    for (const key of keys) writeStored(key, 'hers');
  });

  test.each([
    ['signing out', () => forgetUser()],
    ['a session that expired', () => expireUser()],
    ['another customer signing in', () => storeUser(2, 'Rakesh')],
  ])('%s clears them', (_what, change) => {
    change();
    expect(stored()).toEqual(keys.map(() => undefined));
  });

  test('the same customer signing in keeps them', () => {
    storeUser(1, 'Asha');
    expect(stored()).toEqual(keys.map(() => 'hers'));
  });
});
