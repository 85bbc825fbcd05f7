import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { permissionsOf } from '#domain/operators/permissions.ts';
import { hashOfNothing } from '#server/auth/secret-hash.ts';
import { totpCode, totpStep } from '#server/auth/totp.ts';
import { operatorSessions, operators } from '#server/db/schema/operators.ts';
import { addCustomer } from '#test/builders.ts';
import { duringHash } from '#test/during-hash.ts';
import { shopWithClock } from '#test/moved-clock.ts';
import { addOperator, consoleCaller, newOperator, testPassword } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
/** Each test signs in from an address of its own: tries from one address are counted. */
let browser: ReturnType<typeof consoleCaller>;
let addresses = 0;
beforeAll(async () => {
  shop = await startApp(undefined, { trustProxy: 1 });
});
afterAll(() => shop.close());
beforeEach(() => {
  addresses += 1;
  browser = consoleCaller(shop, { 'x-forwarded-for': `10.0.0.${addresses}` });
});

const db = () => shop.database.db;

describe('signing in', () => {
  test('with e-mail and password answers who it is and sets a strict cookie', async () => {
    const { email } = await addOperator(db(), 'packer');
    const answer = await shop.app.inject({
      url: '/console/api/signIn',
      method: 'POST',
      headers: { 'x-thok': '1' },
      payload: { email: email.toUpperCase(), password: testPassword },
    });
    expect(answer.json()).toMatchObject({
      success: true,
      me: { email, role: 'packer', permissions: permissionsOf('packer'), totp: false },
    });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(
      /^thok_console=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict/,
    );
    const signedIn = consoleCaller(shop, { cookie: cookie.split(';', 1)[0] ?? '' });
    expect(await signedIn('getMe', {})).toMatchObject({ me: { email } });
  });

  test('with the demo operator’s password works as the README says', async () => {
    const demo = { email: 'operator@thok.example', password: 'thok-demo-operator' };
    expect(await browser('signIn', demo)).toMatchObject({ success: true, me: { role: 'owner' } });
  });

  test('an unknown address, a wrong password and someone inactive get the same answer', async () => {
    const { id, email } = await addOperator(db(), 'staff');
    const wrong = await browser('signIn', { email, password: 'wrong' });
    expect(wrong).toMatchObject({ http: 200, success: false, code: 'wrong-password' });
    expect(wrong.cookie).toBeUndefined();
    const unknown = await browser('signIn', { email: 'x@thok.example', password: 'wrong' });
    await db().update(operators).set({ active: false }).where(eq(operators.id, id));
    const inactive = await browser('signIn', { email, password: testPassword });
    expect([unknown, inactive]).toEqual([wrong, wrong]);
  });

  test('is locked after five wrong tries, whether or not there is such an operator', async () => {
    const { email } = await addOperator(db(), 'staff');
    for (const name of [email, 'nobody@thok.example']) {
      for (let i = 0; i < 5; i += 1) await browser('signIn', { email: name, password: 'wrong' });
      expect(await browser('signIn', { email: name, password: testPassword })).toMatchObject({
        code: 'locked',
        message: 'Too many wrong tries. Please try again in 15 minutes.',
      });
    }
  });

  test('is locked for every way to write an address that finds the operator', async () => {
    const { id } = await addOperator(db(), 'staff');
    await db().update(operators).set({ email: 'vikki@thok.example' }).where(eq(operators.id, id));
    for (let i = 0; i < 5; i += 1) {
      await browser('signIn', { email: 'vikki@thok.example', password: 'wrong' });
    }
    for (const email of ['VIKKI@thok.example', 'v\u0130kki@thok.example', ' vikki@thok.example']) {
      expect(await browser('signIn', { email, password: testPassword })).not.toMatchObject({
        success: true,
      });
    }
  });

  test('is not shut for operators by customers who guess from the same address', async () => {
    const { email } = await addOperator(db(), 'staff');
    const guess = { email_or_phone: '9800000001', pin: '000000' };
    const headers = { 'x-thok': '1', 'x-forwarded-for': `10.0.0.${addresses}` };
    for (let i = 0; i < 31; i += 1) {
      await shop.app.inject({
        ...{ url: '/api/loginUserdata', method: 'POST' as const, headers, payload: guess },
      });
    }
    expect(await browser('signIn', { email, password: testPassword })).toMatchObject({
      success: true,
    });
  });

  test.each([
    ['was replaced', { passwordHash: hashOfNothing() }],
    ['is of someone made inactive', { active: false }],
  ])('with a password that %s while it was checked is refused', async (_how, change) => {
    const { id, email } = await addOperator(db(), 'staff');
    duringHash(() => db().update(operators).set(change).where(eq(operators.id, id)));
    const answer = await browser('signIn', { email, password: testPassword });
    expect(answer).toMatchObject({ http: 200, code: 'wrong-password' });
    expect(answer.cookie).toBeUndefined();
    expect(await db().$count(operatorSessions, eq(operatorSessions.operatorId, id))).toBe(0);
  });

  test('a customer’s session opens nothing here, and an operator’s is no customer’s', async () => {
    const customer = await addCustomer(db());
    const asCustomer = consoleCaller(shop, await shop.signIn(customer));
    expect(await asCustomer('getMe', {})).toMatchObject({ http: 401, code: 'not-signed-in' });
    const { headers } = await newOperator(shop, 'owner');
    const read = { url: `/api/getCustomerById?id=${customer}`, headers };
    expect((await shop.app.inject(read)).statusCode).toBe(401);
  });
});

describe('a session', () => {
  test('ends after 12 idle hours', async () => {
    const { shop: aged, letPass } = await shopWithClock();
    const { call } = await newOperator(aged, 'staff');
    // Used, so that its idle hours start anew.
    for (let i = 0; i < 2; i += 1) {
      await letPass('11 hours 59 minutes');
      expect(await call('getMe', {})).toMatchObject({ success: true });
    }
    await letPass('12 hours 1 minute');
    expect(await call('getMe', {})).toMatchObject({ http: 401 });
  });

  test('ends after 7 days, however busy', async () => {
    const { shop: aged, letPass } = await shopWithClock();
    const { call } = await newOperator(aged, 'staff');
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      await letPass('8 hours');
      expect(await call('getMe', {})).toMatchObject({ success: true });
    }
    await letPass('7 hours 59 minutes');
    expect(await call('getMe', {})).toMatchObject({ success: true });
    await letPass('2 minutes');
    expect(await call('getMe', {})).toMatchObject({ http: 401 });
  });

  test('is listed and ended one by one, only one’s own', async () => {
    const { id, email, call } = await newOperator(shop, 'staff');
    const other = await newOperator(shop, 'staff');
    await browser('signIn', { email, password: testPassword });
    const { sessions = [] } = await call('listSessions', {});
    expect(sessions.map((session) => session.is_current).sort()).toEqual([false, true]);
    const elsewhere = sessions.find((session) => !session.is_current)?.id ?? 0;
    expect(await other.call('endSession', { id: elsewhere })).toMatchObject({ http: 404 });
    expect(await call('endSession', { id: elsewhere })).toMatchObject({ success: true });
    expect(await db().$count(operatorSessions, eq(operatorSessions.operatorId, id))).toBe(1);
    await call('signOut', {});
    expect(await call('getMe', {})).toMatchObject({ http: 401 });
  });

  test('takes its cookie along when it is ended', async () => {
    const { headers } = await newOperator(shop, 'staff');
    const answer = await shop.app.inject({
      ...{ url: '/console/api/signOut', method: 'POST', payload: {} },
      headers: { 'x-thok': '1', ...headers },
    });
    expect(answer.headers['set-cookie']).toBe(
      'thok_console=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    );
  });

  test('is ended by its operator, however often strangers at the same address sign out', async () => {
    const { headers } = await newOperator(shop, 'staff');
    const own = { 'x-forwarded-for': `10.0.0.${addresses}` };
    for (let i = 0; i < 65; i += 1) await browser('signOut', {});
    const call = consoleCaller(shop, { ...headers, ...own });
    expect(await call('signOut', {})).toMatchObject({ success: true });
    expect(await call('getMe', {})).toMatchObject({ http: 401 });
  });

  test('ends with a new password, but for the one that sets it', async () => {
    const { email, call } = await newOperator(shop, 'staff');
    const { cookie = '' } = await browser('signIn', { email, password: testPassword });
    const elsewhere = consoleCaller(shop, { cookie });
    const password = 'another long password';
    expect(await call('changePassword', { current: 'wrong', password })).toMatchObject({
      code: 'wrong-password',
    });
    expect(await call('changePassword', { current: testPassword, password })).toMatchObject({
      success: true,
    });
    expect(await elsewhere('getMe', {})).toMatchObject({ http: 401 });
    expect(await call('getMe', {})).toMatchObject({ success: true });
    expect(await browser('signIn', { email, password })).toMatchObject({ success: true });
  });
});

test('a password replaced while it was checked changes nothing any more', async () => {
  for (const [name, input] of [
    ['changePassword', { current: testPassword, password: 'another long password' }],
    ['startTotp', { password: testPassword }],
    ['stopTotp', { password: testPassword }],
  ] as const) {
    const { id, call } = await newOperator(shop, 'staff');
    const passwordHash = hashOfNothing();
    duringHash(() => db().update(operators).set({ passwordHash }).where(eq(operators.id, id)));
    expect(await call(name, input)).toMatchObject({ code: 'wrong-password' });
    const [row] = await db().select().from(operators).where(eq(operators.id, id));
    expect(row).toMatchObject({ passwordHash, totpSecret: null });
  }
});

describe('wrong tries', () => {
  /** Four of them, a right one, and a fifth that would lock: whether the next right one is taken. */
  async function areForgotten(send: (right: boolean) => Promise<{ code?: string }>) {
    for (const right of [false, false, false, false, true, false]) await send(right);
    return (await send(true)).code === undefined;
  }

  test('are forgotten once the password was right, wherever it is asked for', async () => {
    const { email, call } = await newOperator(shop, 'staff');
    const password = (right: boolean) => (right ? testPassword : 'wrong');
    const ways = [
      (right: boolean) => browser('signIn', { email, password: password(right) }),
      (right: boolean) => call('startTotp', { password: password(right) }),
      (right: boolean) =>
        call('changePassword', { current: password(right), password: testPassword }),
    ];
    for (const way of ways) expect(await areForgotten(way)).toBe(true);
  });

  test('at the first code of a second factor are forgotten once one was right', async () => {
    const { call } = await newOperator(shop, 'staff');
    const { secret = '' } = await call('startTotp', { password: testPassword });
    const code = (ahead: number) => totpCode(secret, totpStep(Date.now()) + ahead);
    for (let i = 0; i < 4; i += 1) await call('confirmTotp', { totp: '000000' });
    expect(await call('confirmTotp', { totp: code(-1) })).toMatchObject({ success: true });
    const stop = (totp: string) => call('stopTotp', { password: testPassword, totp });
    expect(await stop('000000')).toMatchObject({ code: 'wrong-totp' });
    expect(await stop(code(0))).toMatchObject({ success: true });
  });
});

describe('a second factor', () => {
  async function switchedOn() {
    const operator = await newOperator(shop, 'staff');
    const { secret = '' } = await operator.call('startTotp', { password: testPassword });
    const code = (ahead = 0) => totpCode(secret, totpStep(Date.now()) + ahead);
    const { recovery_codes = [] } = await operator.call('confirmTotp', { totp: code(-1) });
    const signIn = (totp?: string) =>
      browser('signIn', { email: operator.email, password: testPassword, totp });
    return { ...operator, code, recovery_codes, signIn };
  }

  test('is asked for once a code has confirmed it, and takes each code once', async () => {
    const { call, code, signIn, recovery_codes } = await switchedOn();
    expect(recovery_codes).toHaveLength(10);
    expect(await call('getMe', {})).toMatchObject({ me: { totp: true, recovery_codes_left: 10 } });
    expect(await signIn()).toMatchObject({ code: 'totp-needed' });
    expect(await signIn('000000')).toMatchObject({ code: 'wrong-totp' });
    const now = code();
    const both = await Promise.all([signIn(now), signIn(now)]);
    expect(both.map((answer) => answer.code ?? 'in').sort()).toEqual(['in', 'wrong-totp']);
  });

  test('lets in with a recovery code, once', async () => {
    const { signIn, recovery_codes } = await switchedOn();
    const [one = ''] = recovery_codes;
    expect(await signIn(one.toUpperCase())).toMatchObject({ me: { recovery_codes_left: 9 } });
    expect(await signIn(one)).toMatchObject({ code: 'wrong-totp' });
  });

  test('wrong codes lock like wrong passwords', async () => {
    const { code, signIn } = await switchedOn();
    for (let i = 0; i < 5; i += 1) await signIn('000000');
    expect(await signIn(code())).toMatchObject({ code: 'locked' });
  });

  test('is not replaced while it is on, and goes off with password and code only', async () => {
    const { call, code, signIn } = await switchedOn();
    expect(await call('startTotp', { password: testPassword })).toMatchObject({
      code: 'already-on',
    });
    expect(await call('stopTotp', { password: 'wrong' })).toMatchObject({ code: 'wrong-password' });
    const right = { password: testPassword };
    expect(await call('stopTotp', right)).toMatchObject({ code: 'totp-needed' });
    expect(await call('stopTotp', { ...right, totp: '000000' })).toMatchObject({
      code: 'wrong-totp',
    });
    expect(await call('stopTotp', { ...right, totp: code() })).toMatchObject({ success: true });
    expect(await signIn()).toMatchObject({ success: true });
  });

  test('that is confirmed while another is begun stays as it was confirmed', async () => {
    const { id, call } = await newOperator(shop, 'staff');
    const { secret = '' } = await call('startTotp', { password: testPassword });
    duringHash(() => call('confirmTotp', { totp: totpCode(secret, totpStep(Date.now())) }));
    expect(await call('startTotp', { password: testPassword })).toMatchObject({
      code: 'already-on',
    });
    const [row] = await db().select().from(operators).where(eq(operators.id, id));
    expect(row).toMatchObject({ totpSecret: secret, totpConfirmedAt: expect.any(Date) });
  });

  test('that was never confirmed is not asked for', async () => {
    const { email, call } = await newOperator(shop, 'staff');
    await call('startTotp', { password: testPassword });
    expect(await call('confirmTotp', { totp: '000000' })).toMatchObject({ code: 'wrong-totp' });
    expect(await browser('signIn', { email, password: testPassword })).toMatchObject({
      success: true,
    });
  });
});
