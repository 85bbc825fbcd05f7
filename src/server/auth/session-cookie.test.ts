import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { sessions } from '#server/db/schema/account.ts';
import { openTestDb } from '#test/test-db.ts';
import {
  cookieName,
  endSession,
  findCustomer,
  hashToken,
  sessionCookie,
  startSession,
} from './session.ts';

let database: Database;
let token: string;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(sessions);
  token = await startSession(database.db, 1, 'a'.repeat(400));
});

const find = (cookie: string | undefined, secure = false) =>
  findCustomer(database.db, cookie, secure);
const stored = () => database.db.select().from(sessions);

describe('the session cookie', () => {
  test('over http is kept from scripts and other sites', () => {
    expect(sessionCookie('abc', false)).toBe(
      'thok_session=abc; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  test('over https is Secure and bound to the host as well', () => {
    expect(sessionCookie('abc', true)).toBe(
      '__Host-thok_session=abc; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect([cookieName(true), cookieName(false)]).toEqual(['__Host-thok_session', 'thok_session']);
  });
});

describe('a session', () => {
  test('has a random token of 256 bits that is stored only hashed', async () => {
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await stored();
    expect(row).toMatchObject({ tokenHash: hashToken(token), userAgent: 'a'.repeat(300) });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await startSession(database.db, 1, '')).not.toBe(token);
    expect(hashToken('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('is found by its cookie among others, and tells whose it is', async () => {
    const customer = await find(`a=1; thok_session=${token}; b=2`);
    expect(customer).toEqual({
      id: 1,
      ownerName: expect.stringMatching(/./),
      hasOrdered: true,
      language: null,
      tokenHash: hashToken(token),
    });
    expect(await find(`__Host-thok_session=${token}`, true)).toEqual(customer);
  });

  test('is not found without a cookie, by another token or under the other name', async () => {
    expect(await find(undefined)).toBeUndefined();
    expect(await find('')).toBeUndefined();
    expect(await find('a=1')).toBeUndefined();
    expect(await find('thok_session=')).toBeUndefined();
    expect(await find('thok_session=abc')).toBeUndefined();
    expect(await find(`thok_session=${token}`, true)).toBeUndefined();
    expect(await find(`__Host-thok_session=${token}`)).toBeUndefined();
  });

  test('shows nothing once its browser has signed out, though the shop was not told', async () => {
    const left = `thok_session=${token}; thok_signed_out=1`;
    expect(await find(left)).toBeUndefined();
    await endSession(database.db, left, false);
    expect(await stored()).toEqual([]);
  });

  test('that was not used for an hour is renewed, once', async () => {
    const old = new Date(Date.now() - 61 * 60 * 1000);
    await database.db.update(sessions).set({ lastSeenAt: old, expiresAt: new Date(2100, 0) });
    const cookie = `thok_session=${token}`;
    expect(await find(cookie)).toEqual({
      id: 1,
      ownerName: expect.stringMatching(/./),
      hasOrdered: true,
      language: null,
      tokenHash: hashToken(token),
      renewedCookie: sessionCookie(token, false),
    });
    const [row] = await stored();
    expect(row?.lastSeenAt.getTime()).toBeGreaterThan(old.getTime());
    expect(await find(cookie)).not.toHaveProperty('renewedCookie');
  });

  test('ends on the server and in the browser', async () => {
    const other = await startSession(database.db, 1, '');
    expect(await endSession(database.db, `thok_session=${token}`, false)).toBe(
      'thok_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
    expect((await stored()).map((row) => row.tokenHash)).toEqual([hashToken(other)]);
    expect(await endSession(database.db, `__Host-thok_session=${other}`, true)).toBe(
      '__Host-thok_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    expect(await stored()).toEqual([]);
    expect(await endSession(database.db, undefined, false)).toMatch(/^thok_session=;/);
  });
});
