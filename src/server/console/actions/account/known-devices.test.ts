import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashToken } from '#server/auth/session.ts';
import { knownDevices } from '#server/db/schema/known-devices.ts';
import { replaceOperatorToken } from '#server/queries/operators/operators.ts';
import { type Browser, newBrowser } from '#test/device-browser.ts';
import { addOperator, newOperator, testPassword } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(undefined, { trustProxy: 1 });
});
afterAll(() => shop.close());

let browser: Browser;
let me: { id: number; email: string };
beforeEach(async () => {
  browser = newBrowser(shop);
  me = await addOperator(shop.database.db, 'staff');
});

const call = (from: Browser, name: string, input: object) =>
  from.send(`/console/api/${name}`, input);
const signIn = (from: Browser, password = testPassword, email = me.email) =>
  call(from, 'signIn', { email, password });

/** A stranger's five wrong tries, each from another address. */
async function lock(): Promise<void> {
  for (let i = 0; i < 5; i += 1) await signIn(newBrowser(shop), 'wrong');
}

test('a stranger locks an operator out of new devices, not of one that signed in before', async () => {
  await signIn(browser);
  await lock();
  expect(await signIn(newBrowser(shop))).toMatchObject({ code: 'locked' });
  expect(await signIn(browser)).toMatchObject({ success: true });
  // What asks for the own password counts on the device as well.
  const changed = { current: testPassword, password: 'another long password' };
  expect(await call(browser, 'changePassword', changed)).toMatchObject({ success: true });
});

test('strangers who fill up the tries of an address leave a known device there alone', async () => {
  await signIn(browser);
  const stranger = newBrowser(shop);
  for (const one of [browser, stranger]) one.address = '192.0.2.8';
  for (let i = 0; i < 61; i += 1) await signIn(stranger, 'wrong', `nobody-${i}@thok.example`);
  expect(await signIn(stranger)).toMatchObject({ code: 'too-many-tries' });
  expect(await signIn(browser)).toMatchObject({ success: true });
  const other = await addOperator(shop.database.db, 'owner');
  expect(await signIn(browser, testPassword, other.email)).toMatchObject({
    code: 'too-many-tries',
  });
});

test('a device known to one operator, or to a customer, is a stranger to another', async () => {
  const other = await addOperator(shop.database.db, 'owner');
  await signIn(browser, testPassword, other.email);
  await browser.signIn('9876543210', '246810');
  await lock();
  expect(await signIn(browser)).toMatchObject({ code: 'locked' });
});

test('a stolen device cookie gives five guesses, and none of another operator’s', async () => {
  await signIn(browser);
  for (let i = 0; i < 5; i += 1) {
    expect(await signIn(browser, 'wrong')).toMatchObject({ code: 'wrong-password' });
  }
  expect(await signIn(browser)).toMatchObject({ code: 'locked' });
  expect(await signIn(newBrowser(shop))).toMatchObject({ success: true });
});

test('a new password leaves known the device that set it, whether signed in or by a link', async () => {
  const other = newBrowser(shop);
  await signIn(other);
  await signIn(browser);
  const password = 'another long password';
  await call(browser, 'changePassword', { current: testPassword, password });
  await lock();
  expect(await signIn(other, password)).toMatchObject({ code: 'locked' });
  expect(await signIn(browser, password)).toMatchObject({ success: true });
  await replaceOperatorToken(shop.database.db, {
    ...{ tokenHash: hashToken('link'), purpose: 'reset', operatorId: me.id, lifeMinutes: 60 },
  });
  await call(other, 'setPassword', { token: 'link', password: testPassword });
  await lock();
  expect(await signIn(browser)).toMatchObject({ code: 'locked' });
  expect(await signIn(other)).toMatchObject({ success: true });
});

test('devices of someone switched off are not known any more', async () => {
  const { db } = shop.database;
  await signIn(browser);
  const own = eq(knownDevices.operatorId, me.id);
  expect(await db.$count(knownDevices, own)).toBe(1);
  const owner = await newOperator(shop, 'owner');
  const off = { ...me, name: 'Off', role: 'staff', active: false } as const;
  expect(await owner.call('saveOperator', off)).toMatchObject({ success: true });
  expect(await db.$count(knownDevices, own)).toBe(0);
});
