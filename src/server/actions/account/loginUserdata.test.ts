import { Worker } from 'node:worker_threads';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { noDevice } from '#server/auth/known-device.ts';
import { hashOfNothing } from '#server/auth/secret-hash.ts';
import { hashToken } from '#server/auth/session.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { sessions } from '#server/db/schema/account.ts';
import { customers } from '#server/db/schema/customers.ts';
import { accountFixture, cookieOf } from '#test/account-fixture.ts';
import { duringHash } from '#test/during-hash.ts';
import { noteError } from '#test/logged-errors.ts';
import { startApp } from '#test/start-app.ts';
import { databases, newPostgresDb } from '#test/test-db.ts';
import { loginUserdata } from './loginUserdata.ts';

describe.each(databases)('signing in on %s', (_kind, openDb) => {
  const fixture = accountFixture(openDb);

  test.each([
    '9876543210',
    '+91 98765-43210',
    '09876543210',
    'demo@thok.example',
    'DEMO@Thok.example',
  ])('works with %s', async (name) => {
    const answer = await fixture.login(name, '246810');
    expect(answer.json()).toMatchObject({ status: 'success', message: 'Welcome back!' });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^thok_session=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    const { user_id } = answer.json();
    const me = await fixture.ownData(user_id, cookieOf(answer));
    expect(me.json().data).toMatchObject({ id: user_id, mobile: '9876543210' });
  });

  test('gives each sign-in a new token, and keeps none in clear', async () => {
    const [one, two] = [
      await fixture.login('9876543210', '246810'),
      await fixture.login('9876543210', '246810'),
    ];
    expect(cookieOf(one)).not.toBe(cookieOf(two));
    const stored = await fixture.db.select().from(sessions);
    const token = cookieOf(one).split('=')[1] ?? '';
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored.some((row) => row.tokenHash === hashToken(token))).toBe(true);
  });

  test('answers the same for a wrong PIN and an unknown account', async () => {
    const [wrong, unknown, unset] = [
      await fixture.login('9876543210', '000000'),
      await fixture.login('9000000000', '000000'),
      await fixture.login('nobody@thok.example', '000000'),
    ];
    expect(wrong.json()).toMatchObject({ status: 'error', code: 'wrong-pin' });
    expect(unknown.json()).toEqual(wrong.json());
    expect(unset.json()).toEqual(wrong.json());
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['replaced', { pinHash: hashOfNothing() }, 'wrong-pin'],
    ['of someone blocked', { blockedAt: new Date() }, 'blocked'],
  ])('refuses a PIN that was %s while it was checked', async (_how, change, code) => {
    const me = eq(customers.mobile, '9876543210');
    const [before] = await fixture.db.select().from(customers).where(me);
    const { pinHash = null, blockedAt = null, id = 0 } = before ?? {};
    await fixture.db.delete(sessions);
    duringHash(() => fixture.db.update(customers).set(change).where(me));
    const answer = await fixture.login('9876543210', '246810');
    await fixture.db.update(customers).set({ pinHash, blockedAt }).where(me);
    expect(answer.json()).toMatchObject({ status: 'error', code });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await fixture.db.$count(sessions, eq(sessions.customerId, id))).toBe(0);
  });

  test('locks a name after five wrong tries, whether or not it has an account', async () => {
    for (const name of ['9876543210', '9000000000', 'nobody@thok.example']) {
      for (let i = 0; i < 5; i += 1) {
        expect((await fixture.login(name, '111111')).json().code).toBe('wrong-pin');
      }
      expect((await fixture.login(name, '246810')).json()).toMatchObject({
        status: 'error',
        code: 'locked',
        message: 'Too many wrong tries. Please try again in 15 minutes.',
      });
    }
    expect((await fixture.login('9876500002', '135791')).json().status).toBe('success');
  });

  test('looks at five PINs of an account in all, however its two names take turns', async () => {
    for (const name of ['9876543210', 'demo@thok.example', '9876543210', 'demo@thok.example']) {
      expect((await fixture.login(name, '111111')).json().code).toBe('wrong-pin');
    }
    await fixture.login('9876543210', '111111');
    for (const name of ['demo@thok.example', '9876543210']) {
      expect((await fixture.login(name, '246810')).json().code).toBe('wrong-pin');
    }
    await fixture.db.execute(sql`update login_attempts set locked_until = now()`);
    expect((await fixture.login('demo@thok.example', '246810')).json().status).toBe('success');
  });

  test('answers on an e-mail address do not tell whose phone number is locked', async () => {
    for (let i = 0; i < 5; i += 1) await fixture.login('9876543210', '111111');
    const answers = async (name: string) => {
      const list = [];
      for (let i = 0; i < 6; i += 1) list.push((await fixture.login(name, '111111')).json().code);
      return list;
    };
    const own = await answers('demo@thok.example');
    expect(own).toEqual(await answers('second@thok.example'));
    expect(own).toEqual(await answers('nobody@thok.example'));
    expect(own).toEqual([...Array(5).fill('wrong-pin'), 'locked']);
  });

  test('of 100 guesses sent side by side from many addresses only five are looked at', async () => {
    const guesses = Array.from({ length: 100 }, (_, i) =>
      fixture.login('9876543210', String(100000 + i), `10.1.${i}.7`),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'wrong-pin')).toHaveLength(5);
    expect(codes.filter((code) => code === 'locked')).toHaveLength(95);
  });

  /** How 200 tries at once from these addresses are answered. */
  async function flood(addressOf: (i: number) => string) {
    for (let i = 0; i < 5; i += 1) await fixture.login('9876543210', '111111');
    // On a locked name, which costs no hashing: the queue is what is looked at.
    const context = { ...fixture.shop, db: fixture.db, customer: undefined, dependsOn() {} };
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, async (_, i) => {
        const caller = {
          address: addressOf(i),
          userAgent: '',
          language: 'en',
          startSession() {},
          device: noDevice,
        } as const;
        await loginUserdata(
          { ...context, caller },
          { email_or_phone: '9876543210', pin: '111111' },
        );
      }),
    );
    const codes = results.map((result) => result.status === 'rejected' && result.reason.code);
    const count = (wanted: string) => codes.filter((code) => code === wanted).length;
    return { locked: count('locked'), busy: count('busy') };
  }

  test('of 200 tries at once those beyond the queue are told to come back', async () => {
    expect(await flood((i) => `10.4.${i}.7`)).toEqual({ locked: 124, busy: 76 });
  });

  test.each([
    ['an IPv6 /48', (i: number) => `2001:db8:1:${i.toString(16)}::7`],
    ['an IPv4 /24', (i: number) => `10.5.1.${i}`],
    ['an IPv4 /24 in the form of IPv6', (i: number) => `::ffff:10.6.1.${i}`],
  ])('of 200 tries at once from %s ten are let in', async (_network, addressOf) => {
    expect(await flood(addressOf)).toEqual({ locked: 10, busy: 190 });
  });

  test('slows one address that tries many accounts', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 40; i += 1) {
      statuses.push((await fixture.login(`90000000${10 + i}`, '123456', '10.2.2.2')).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await fixture.login('9876543210', '246810', '10.2.2.3')).json().status).toBe('success');
  });

  test('a right PIN wipes the count of wrong ones', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let i = 0; i < 4; i += 1) await fixture.login('9876543210', '111111');
      expect((await fixture.login('9876543210', '246810')).json().status).toBe('success');
    }
  });
});

test('a known account, an unknown one and a locked one cost the same work', async () => {
  // No heartbeat of a listener among the statements that are counted.
  const timeouts = { heartbeatMs: 3_600_000 };
  const database = await openPostgres(await newPostgresDb(), noteError, { timeouts });
  const shop = await startApp(database);
  onTestFinished(() => shop.close());
  await shop.catalogue.close(); // on a slow machine its polls would be counted too
  /** Statements and hashes of one try. */
  const workOf = async (name: string, before = sql`select 1`, cookie = '') => {
    await database.db.execute(sql`delete from login_attempts`);
    await database.db.execute(sql`delete from call_counts`);
    await database.db.execute(before);
    const spies = [
      vi.spyOn(pg.Client.prototype, 'query'),
      vi.spyOn(Worker.prototype, 'postMessage'),
    ];
    for (const spy of spies) spy.mockClear();
    const answer = await shop.app.inject({
      url: '/api/loginUserdata',
      method: 'POST',
      headers: { 'x-thok': '1', cookie },
      payload: { email_or_phone: name, pin: '000000' },
    });
    expect(answer.json().code).toBe('wrong-pin');
    return spies.map((spy) => spy.mock.calls.length);
  };
  await workOf('9876543210'); // opens the connections
  const known = await workOf('9876543210');
  expect(known.every((count) => count > 0)).toBe(true);
  expect(await workOf('9000000000')).toEqual(known);
  // Its account is locked by tries on the phone number, its e-mail address is not.
  const lock = sql`insert into login_attempts (key, locks, locked_until)
    values ('account 1', 1, now() + interval '15 minutes')`;
  expect(await workOf('demo@thok.example', lock)).toEqual(known);
  // Nor does a device that is known to another account tell.
  const nothing = sql`select 1`;
  const withDevice = await workOf('9876543210', nothing, 'thok_device=of-another');
  expect(await workOf('9000000000', nothing, 'thok_device=of-another')).toEqual(withDevice);
});

test('over https the cookie is Secure, bound to the host, and a planted one is not taken up', async () => {
  const shop = await startApp(undefined, { shopOrigin: 'https://shop.example' });
  const planted = '__Host-thok_session=planted-by-someone';
  const answer = await shop.app.inject({
    url: '/api/loginUserdata',
    method: 'POST',
    headers: { origin: 'https://shop.example', cookie: planted },
    payload: { email_or_phone: '9876543210', pin: '246810' },
  });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-thok_session=[\w-]{43}; .*Path=\/;/);
  expect(cookie).toContain('Secure');
  expect(cookie).not.toContain('Domain');
  const own = (value: string) =>
    shop.app.inject({ url: '/api/getCustomerById?id=1', headers: { cookie: value } });
  expect((await own(planted)).statusCode).toBe(401);
  expect((await own(cookie.split(';')[0] ?? '')).statusCode).toBe(200);
  const foreign = await shop.app.inject({
    url: '/api/loginUserdata',
    method: 'POST',
    headers: { origin: 'http://shop.example' },
    payload: { email_or_phone: '9876543210', pin: '246810' },
  });
  expect(foreign.statusCode).toBe(403);
  await shop.close();
});
