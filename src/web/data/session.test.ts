// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '#client/local-storage.ts';
import { couponKey, noteKeys } from './note-and-coupon.ts';
import {
  expireUser,
  forgetUser,
  storedUserId,
  storedUserName,
  storeServedUser,
  storeUser,
} from './session.ts';

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
    [
      'another customer signing in after a session that expired',
      () => {
        expireUser();
        storeUser(2, 'Rakesh');
        expireUser();
        storeUser(1, 'Asha');
      },
    ],
    [
      'signing out after a session that expired',
      () => {
        expireUser();
        forgetUser();
        storeUser(1, 'Asha');
      },
    ],
  ])('%s clears them', (_what, change) => {
    change();
    expect(stored()).toEqual(keys.map(() => undefined));
  });

  test('after a session that expired they come back with the same customer', () => {
    expireUser();
    storeUser(1, 'Asha');
    expect(stored()).toEqual(keys.map(() => 'hers'));
  });

  test('the same customer signing in keeps them', () => {
    storeUser(1, 'Asha');
    expect(stored()).toEqual(keys.map(() => 'hers'));
  });
});

test.each([
  ['signing out', () => forgetUser()],
  ['a session that expired', () => expireUser()],
  ['another customer signing in over the stored one', () => storeUser(2, 'Rakesh')],
])('what was searched for is gone after %s', (_what, change) => {
  storeUser(1, 'Asha');
  const recent = 'recentSearches'; // as search/recent-searches.ts names them
  writeStored(recent, '["soap"]');
  change();
  expect(readStored(recent)).toBeUndefined();
});

test('what a visitor searched for stays after signing in', () => {
  forgetUser();
  writeStored('recentSearches', '["soap"]');
  storeUser(1, 'Asha');
  expect(readStored('recentSearches')).toBe('["soap"]');
});

describe('pages kept for one customer', () => {
  const told = vi.fn();
  beforeEach(() => {
    storeUser(1, 'Asha');
    const registration = { active: { postMessage: told } };
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: () => Promise.resolve(registration) },
    });
    told.mockReset();
  });
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['signing out', () => forgetUser()],
    ['a session that expired', () => expireUser()],
    ['another customer signing in over the stored one', () => storeUser(2, 'Rakesh')],
  ])('are forgotten by %s', async (_what, change) => {
    change();
    await expect.poll(() => told.mock.calls).toEqual([['forget']]);
  });

  test('stay where the same customer signs in', async () => {
    storeUser(1, 'Asha');
    await Promise.resolve();
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('whom the server names in its cookie', () => {
  const serve = (value: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
    document.cookie = `thok_customer=${encodeURIComponent(value)}; path=/`;
    storeServedUser();
    return [storedUserId(), storedUserName()];
  };
  beforeEach(() => forgetUser());

  test('is stored, and whoever was stored before is not', () => {
    expect(serve('7.आशा; Negi.')).toEqual([7, 'आशा; Negi.']);
    expect(serve('7.Asha')).toEqual([7, 'Asha']);
    writeStored(noteKeys.note, 'hers');
    expect(serve('8.Rakesh')).toEqual([8, 'Rakesh']);
    expect(readStored(noteKeys.note)).toBeUndefined();
  });

  test('is not taken from what the server never sends, and the page lives on', () => {
    for (const value of [
      'thok_customer=7.%E0%A4%A',
      'xthok_customer=7.Asha',
      'thok_customer=Asha',
    ]) {
      // biome-ignore lint/suspicious/noDocumentCookie: as another address of the same site can set it
      document.cookie = `${value}; path=/`;
      storeServedUser();
      expect(storedUserId()).toBeUndefined();
    }
    // biome-ignore lint/suspicious/noDocumentCookie: as above
    document.cookie = 'xthok_customer=; path=/; max-age=0';
  });

  test.each([
    ['signing out', forgetUser],
    ['a session that expired', expireUser],
  ])('is forgotten with %s', (_what, leave) => {
    serve('7.Asha');
    leave();
    storeServedUser();
    expect(storedUserId()).toBeUndefined();
  });
});
