import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '#server/api/session.ts';
import { customers, registrationRequests, sessions } from '#server/db/schema/customers.ts';
import { replaceResetToken } from '#server/queries/reset-tokens.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { openTestDb, openTestPostgres } from '#test/test-db.ts';

describe.each([
  ['embedded', openTestDb],
  ['PostgreSQL', openTestPostgres],
])('accounts on %s', (_kind, openDb) => {
  let shop: TestApp;
  let addresses = 0;

  beforeAll(async () => {
    shop = await startApp(await openDb());
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.db.execute(sql`delete from login_attempts`);
    await shop.database.db.execute(sql`delete from call_counts`);
  });

  const post = (
    name: string,
    payload: object,
    options: { address?: string; cookie?: string } = {},
  ) =>
    shop.app.inject({
      url: `/api/${name}`,
      method: 'POST',
      payload,
      headers: { 'x-thok': '1', ...(options.cookie ? { cookie: options.cookie } : {}) },
      remoteAddress: options.address ?? `10.0.0.${(addresses++ % 250) + 1}`,
    });
  const login = (email_or_phone: string, pin: string, address?: string) =>
    post('loginUserdata', { email_or_phone, pin }, address ? { address } : {});
  const cookieOf = (answer: { headers: { 'set-cookie'?: string | string[] | undefined } }) =>
    String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

  describe('signing in', () => {
    test.each([
      '9876543210',
      '+91 98765-43210',
      '09876543210',
      'demo@thok.example',
      'DEMO@Thok.example',
    ])('works with %s', async (name) => {
      const answer = await login(name, '246810');
      expect(answer.json()).toMatchObject({ status: 'success', message: 'Welcome back!' });
      const cookie = String(answer.headers['set-cookie']);
      expect(cookie).toMatch(/^thok_session=[\w-]{43};/);
      expect(cookie).toContain('HttpOnly');
      expect(cookie).toContain('SameSite=Lax');
      const { user_id } = answer.json();
      const me = await shop.app.inject({
        url: `/api/getCustomerById?id=${user_id}`,
        headers: { cookie: cookieOf(answer) },
      });
      expect(me.json().data).toMatchObject({ id: user_id, mobile: '9876543210' });
    });

    test('gives each sign-in a new token, and keeps none in clear', async () => {
      const [one, two] = [await login('9876543210', '246810'), await login('9876543210', '246810')];
      expect(cookieOf(one)).not.toBe(cookieOf(two));
      const stored = await shop.database.db.select().from(sessions);
      const token = cookieOf(one).split('=')[1] ?? '';
      expect(JSON.stringify(stored)).not.toContain(token);
      expect(stored.some((row) => row.tokenHash === hashToken(token))).toBe(true);
    });

    test('answers the same for a wrong PIN and an unknown account', async () => {
      const [wrong, unknown, unset] = [
        await login('9876543210', '000000'),
        await login('9000000000', '000000'),
        await login('nobody@thok.example', '000000'),
      ];
      expect(wrong.json()).toMatchObject({ status: 'error', code: 'wrong-pin' });
      expect(unknown.json()).toEqual(wrong.json());
      expect(unset.json()).toEqual(wrong.json());
      expect(wrong.headers['set-cookie']).toBeUndefined();
    });

    test('locks an account after five wrong tries, by phone and e-mail together', async () => {
      for (const name of ['9876543210', 'demo@thok.example', '9876543210', 'demo@thok.example']) {
        expect((await login(name, '111111')).json().code).toBe('wrong-pin');
      }
      expect((await login('9876543210', '111111')).json().code).toBe('wrong-pin');
      const right = await login('demo@thok.example', '246810');
      expect(right.json()).toMatchObject({
        status: 'error',
        code: 'locked',
        message: 'Too many wrong tries. Please try again in 15 minutes.',
      });
      expect((await login('9876500002', '135791')).json().status).toBe('success');
    });

    test('of 200 guesses sent side by side from many addresses only five are looked at', async () => {
      const guesses = Array.from({ length: 200 }, (_, i) =>
        login('9876543210', String(100000 + i), `10.1.${i % 200}.7`),
      );
      const codes = (await Promise.all(guesses)).map((answer) => answer.json().code);
      expect(codes.filter((code) => code === 'wrong-pin')).toHaveLength(5);
      expect(codes.filter((code) => code === 'locked')).toHaveLength(195);
    });

    test('slows one address that tries many accounts', async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 40; i += 1) {
        statuses.push((await login(`90000000${10 + i}`, '123456', '10.2.2.2')).statusCode);
      }
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      expect((await login('9876543210', '246810', '10.2.2.3')).json().status).toBe('success');
    });

    test('a right PIN wipes the count of wrong ones', async () => {
      for (let round = 0; round < 3; round += 1) {
        for (let i = 0; i < 4; i += 1) await login('9876543210', '111111');
        expect((await login('9876543210', '246810')).json().status).toBe('success');
      }
    });
  });

  describe('signing out', () => {
    test('ends the session on the server and empties the cookie', async () => {
      const cookie = cookieOf(await login('9876543210', '246810'));
      const own = () => shop.app.inject({ url: '/api/getCustomerById?id=1', headers: { cookie } });
      expect((await own()).statusCode).toBe(200);
      const out = await shop.app.inject({
        url: '/logout',
        method: 'POST',
        headers: { cookie, 'x-thok': '1' },
      });
      expect([out.statusCode, out.headers.location]).toEqual([303, '/login']);
      expect(String(out.headers['set-cookie'])).toContain('Max-Age=0');
      expect((await own()).statusCode).toBe(401);
    });

    test('from another site does nothing', async () => {
      const cookie = cookieOf(await login('9876543210', '246810'));
      const out = await shop.app.inject({
        url: '/logout',
        method: 'POST',
        headers: { cookie, origin: 'https://evil.example' },
      });
      expect(out.statusCode).toBe(403);
      const own = await shop.app.inject({ url: '/api/getCustomerById?id=1', headers: { cookie } });
      expect(own.statusCode).toBe(200);
    });
  });

  describe('signed-in devices', () => {
    test('lists one’s own with the current one marked, and ends them all', async () => {
      const [cookie, other] = [
        cookieOf(await login('9876543210', '246810')),
        cookieOf(await login('9876500002', '135791')),
      ];
      const devices = (own: string, id: number) =>
        shop.app.inject({ url: `/api/getSignedInDevices?user_id=${id}`, headers: { cookie: own } });
      const { data } = (await devices(cookie, 1)).json();
      expect(data.filter((one: { is_current: boolean }) => one.is_current)).toHaveLength(1);
      expect(JSON.stringify(data)).not.toContain(cookie.split('=')[1]);
      expect((await devices(cookie, 2)).statusCode).toBe(404);
      const out = await post('signOutEverywhere', { user_id: 1 }, { cookie });
      expect(out.json().status).toBe('success');
      expect((await devices(cookie, 1)).statusCode).toBe(401);
      expect((await devices(other, 2)).statusCode).toBe(200);
    });
  });

  describe('setting a PIN with a token', () => {
    async function newToken(token: string) {
      await shop.database.db.execute(sql`delete from reset_tokens`);
      return replaceResetToken(shop.database.db, { tokenHash: hashToken(token), customerId: 2 });
    }
    const set = (token: string, pin = '654321') => post('updatePinWithToken', { token, pin });

    test('works once, ends every session and lifts a lock', async () => {
      const cookie = cookieOf(await login('9876500002', '135791'));
      for (let i = 0; i < 6; i += 1) await login('9876500002', '000000');
      await newToken('token-a');
      expect((await set('token-a')).json()).toMatchObject({ status: 'success' });
      const old = await shop.app.inject({ url: '/api/getCustomerById?id=2', headers: { cookie } });
      expect(old.statusCode).toBe(401);
      expect((await login('9876500002', '135791')).json().code).toBe('wrong-pin');
      expect((await login('9876500002', '654321')).json().status).toBe('success');
      expect((await set('token-a')).json()).toMatchObject({ status: 'error', code: 'bad-token' });
      const [row] = await shop.database.db.select().from(customers).where(eq(customers.id, 2));
      expect(row?.pinHash).not.toContain('654321');
    });

    test('refuses an unknown and an expired token', async () => {
      expect((await set('never-given')).json().code).toBe('bad-token');
      await newToken('token-b');
      await shop.database.db.execute(
        sql`update reset_tokens set expires_at = now() - interval '1 second'`,
      );
      expect((await set('token-b')).json().code).toBe('bad-token');
    });

    test('used twice at once sets it once', async () => {
      await newToken('token-c');
      const answers = await Promise.all(Array.from({ length: 5 }, () => set('token-c', '777777')));
      expect(answers.filter((answer) => answer.json().status === 'success')).toHaveLength(1);
    });

    test('a second token within 2 minutes is not given, a later one voids the first', async () => {
      await newToken('token-d');
      const again = (token: string) =>
        replaceResetToken(shop.database.db, { tokenHash: hashToken(token), customerId: 2 });
      expect(await again('token-e')).toBe(false);
      await shop.database.db.execute(
        sql`update reset_tokens set created_at = now() - interval '3 minutes'`,
      );
      expect(await again('token-f')).toBe(true);
      expect((await set('token-d')).json().code).toBe('bad-token');
      expect((await set('token-f')).json().status).toBe('success');
    });
  });

  describe('asking for an account', () => {
    const request = {
      name: 'Asha',
      email: 'asha@new.example',
      phone: '9812345678',
      address: 'Mussoorie',
    };

    test('keeps the request, once per open phone and e-mail', async () => {
      expect((await post('registerUsernew', request)).json()).toEqual({
        success: true,
        message: 'We will connect you within 2 business days.',
      });
      const samePhone = await post('registerUsernew', { ...request, email: 'other@new.example' });
      const sameMail = await post('registerUsernew', {
        ...request,
        phone: '9812345679',
        email: 'ASHA@new.example',
      });
      for (const answer of [samePhone, sameMail]) {
        expect([answer.statusCode, answer.json().code]).toEqual([200, 'already-requested']);
      }
      const rows = await shop.database.db.select().from(registrationRequests);
      expect(rows.filter((row) => row.phone.startsWith('981234567'))).toHaveLength(1);
    });

    test('refuses what is no Indian mobile number', async () => {
      const answer = await post('registerUsernew', { ...request, phone: '1234567890' });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        expect.stringContaining('phone'),
      ]);
    });
  });
});

test('a known account and an unknown one take the same time', async () => {
  const shop = await startApp();
  const time = async (name: string) => {
    await shop.database.db.execute(sql`delete from login_attempts`);
    await shop.database.db.execute(sql`delete from call_counts`);
    const started = performance.now();
    await shop.app.inject({
      url: '/api/loginUserdata',
      method: 'POST',
      headers: { 'x-thok': '1' },
      payload: { email_or_phone: name, pin: '000000' },
    });
    return performance.now() - started;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 25; i += 1) {
    known.push(await time('9876543210'));
    unknown.push(await time('9000000000'));
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[12] ?? 0;
  expect(median(known) / median(unknown)).toBeGreaterThan(0.8);
  expect(median(known) / median(unknown)).toBeLessThan(1.25);
  await shop.close();
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
