import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownDevices } from '#server/db/schema/known-devices.ts';
import { clean } from '#server/jobs/handlers.ts';
import { addCustomer } from '#test/builders.ts';
import { type Browser, guess, newBrowser, resetPin } from '#test/device-browser.ts';
import { shopWithClock } from '#test/moved-clock.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(undefined, { trustProxy: 1 });
});
afterAll(() => shop.close());

const [demo, second] = ['9876543210', '9876500002'];
const [pin, secondPin] = ['246810', '135791'];
let browser: Browser;
beforeEach(async () => {
  await shop.database.db.execute('delete from login_attempts');
  browser = newBrowser(shop);
});

describe('a stranger who locks an account', () => {
  test('does not lock out a device that has signed in before, by either name', async () => {
    await browser.signIn(demo, pin);
    await guess(shop, demo);
    await guess(shop, 'demo@thok.example');
    expect(await newBrowser(shop).signIn(demo, pin)).toMatchObject({ code: 'locked' });
    for (const name of [demo, 'demo@thok.example']) {
      expect(await browser.signIn(name, pin)).toMatchObject({ status: 'success' });
    }
    // The stranger's lock goes on.
    expect(await newBrowser(shop).signIn(demo, pin)).toMatchObject({ code: 'locked' });
  });

  test('by filling up the tries of its address does not lock it out either', async () => {
    await browser.signIn(demo, pin);
    const stranger = newBrowser(shop);
    for (const one of [browser, stranger]) one.address = '192.0.2.7';
    const refused = { code: 'too-many-tries' };
    for (let i = 0; i < 61; i += 1) await stranger.signIn(`nobody-${i}@thok.example`, '999999');
    expect(await stranger.signIn(demo, pin)).toMatchObject(refused);
    expect(await browser.signIn(demo, pin)).toMatchObject({ status: 'success' });
    // It is known to that account only.
    expect(await browser.signIn(second, secondPin)).toMatchObject(refused);
  });

  test('locks out a device that has signed in to another account only', async () => {
    await browser.signIn(second, secondPin);
    await guess(shop, demo);
    expect(await browser.signIn(demo, pin)).toMatchObject({ code: 'locked' });
    expect(await browser.signIn(second, secondPin)).toMatchObject({ status: 'success' });
  });

  test('is not known by a made-up cookie, nor by the one of a customer for an operator', async () => {
    browser.device = 'made-up';
    await guess(shop, demo);
    expect(await browser.signIn(demo, pin)).toMatchObject({ code: 'locked' });
  });
});

test('the cookie is HttpOnly and Lax for 180 days, another at each sign-in, and kept hashed', async () => {
  await browser.signIn(demo, pin);
  const { device: first = '', deviceCookie } = browser;
  expect(deviceCookie).toMatch(
    /^thok_device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(JSON.stringify(await shop.database.db.select().from(knownDevices))).not.toContain(first);
  await browser.signIn(demo, pin);
  expect(browser.device).not.toBe(first);
  // Who planted or copied the old one has nothing.
  const thief = newBrowser(shop);
  thief.device = first;
  await guess(shop, demo);
  expect(await thief.signIn(demo, pin)).toMatchObject({ code: 'locked' });
});

describe('a stolen device cookie', () => {
  test('gives five guesses, whoever else guesses, and its owner another device', async () => {
    await browser.signIn(demo, pin);
    const elsewhere = newBrowser(shop);
    await elsewhere.signIn(demo, pin);
    for (let i = 0; i < 5; i += 1) {
      expect(await browser.signIn(demo, '000000')).toMatchObject({ code: 'wrong-pin' });
    }
    expect(await browser.signIn(demo, pin)).toMatchObject({
      ...{ code: 'locked', message: 'Too many wrong tries. Please try again in 15 minutes.' },
    });
    expect(await elsewhere.signIn(demo, pin)).toMatchObject({ status: 'success' });
    expect(await newBrowser(shop).signIn(demo, pin)).toMatchObject({ status: 'success' });
  });

  test('gives no fresh guesses by signing in to an account of the thief', async () => {
    await browser.signIn(demo, pin);
    for (let i = 0; i < 4; i += 1) await browser.signIn(demo, '000000');
    await browser.signIn(second, secondPin);
    await browser.signIn(demo, '000000');
    await browser.signIn(second, secondPin);
    expect(await browser.signIn(demo, pin)).toMatchObject({ code: 'locked' });
  });

  test('guesses at once are no more than five', async () => {
    await browser.signIn(demo, pin);
    const codes = await Promise.all(
      Array.from({ length: 20 }, async () => (await browser.signIn(demo, '000000')).code),
    );
    expect(codes.filter((code) => code === 'wrong-pin')).toHaveLength(5);
  });
});

test('a PIN set by a link makes its device known, and all others unknown', async () => {
  const other = newBrowser(shop);
  const id = await addCustomer(shop.database.db);
  await resetPin(shop, browser, id, '392817');
  await other.signIn(await browser.mobileOf(id), '392817');
  await resetPin(shop, browser, id, '570194');
  const mobile = await browser.mobileOf(id);
  await guess(shop, mobile);
  expect(await other.signIn(mobile, '570194')).toMatchObject({ code: 'locked' });
  expect(await browser.signIn(mobile, '570194')).toMatchObject({ status: 'success' });
});

test('signing out everywhere leaves only this device known', async () => {
  const lost = newBrowser(shop);
  await lost.signIn(demo, pin);
  await browser.signIn(demo, pin);
  expect(await browser.post('signOutEverywhere', { user_id: 1 })).toMatchObject({
    status: 'success',
  });
  await guess(shop, demo);
  expect(await lost.signIn(demo, pin)).toMatchObject({ code: 'locked' });
  expect(await browser.signIn(demo, pin)).toMatchObject({ status: 'success' });
});

test('a customer who is forgotten has no devices', async () => {
  const { db } = shop.database;
  const id = await addCustomer(db);
  await resetPin(shop, browser, id, '392817');
  const own = eq(knownDevices.customerId, id);
  expect(await db.$count(knownDevices, own)).toBe(1);
  const owner = await newOperator(shop, 'owner');
  expect(await owner.call('forgetCustomer', { id })).toMatchObject({ success: true });
  expect(await db.$count(knownDevices, own)).toBe(0);
});

test('an account knows its 50 newest devices', async () => {
  const { db } = shop.database;
  const { user_id } = await browser.signIn(demo, pin);
  const customerId = Number(user_id);
  const others = Array.from({ length: 60 }, (_, i) => ({
    ...{ tokenHash: `other ${i}`, customerId, expiresAt: new Date(Date.now() + 180 * 864e5 - i) },
  }));
  await db.insert(knownDevices).values(others);
  await browser.signIn(demo, pin);
  const own = eq(knownDevices.customerId, customerId);
  const known = await db.select().from(knownDevices).where(own);
  const hashes = known.map(({ tokenHash }) => tokenHash);
  expect(hashes).toHaveLength(50);
  expect(hashes).not.toContain('other 59');
});

test('a device is known for 180 days from its last sign-in, and its row is cleaned away', async () => {
  const { shop: aged, letPass } = await shopWithClock();
  const { db } = aged.database;
  const phone = newBrowser(aged);
  await phone.signIn(demo, pin);
  await letPass('179 days 23 hours');
  await guess(aged, demo);
  expect(await phone.signIn(demo, pin)).toMatchObject({ status: 'success' });
  await letPass('179 days 23 hours');
  await clean(db);
  expect(await db.$count(knownDevices)).toBe(1);
  await letPass('2 hours');
  await guess(aged, demo);
  expect(await phone.signIn(demo, pin)).toMatchObject({ code: 'locked' });
  await clean(db);
  expect(await db.$count(knownDevices)).toBe(0);
});

test('a device that was locked gets its tries back after 15 minutes', async () => {
  const { shop: aged, letPass } = await shopWithClock();
  const phone = newBrowser(aged);
  await phone.signIn(demo, pin);
  for (let i = 0; i < 5; i += 1) await phone.signIn(demo, '000000');
  await letPass('14 minutes 50 seconds');
  expect(await phone.signIn(demo, pin)).toMatchObject({ code: 'locked' });
  await letPass('15 seconds');
  expect(await phone.signIn(demo, pin)).toMatchObject({ status: 'success' });
});

test('over https the cookie is bound to the host', async () => {
  const secure = await startApp(undefined, { shopOrigin: 'https://shop.example' });
  const phone = newBrowser(secure, 'https://shop.example');
  await phone.signIn(demo, pin);
  expect(phone.deviceCookie).toMatch(/^__Host-thok_device=[\w-]{43}; .*Secure/);
  expect(phone.deviceCookie).not.toContain('Domain');
  await secure.close();
});
