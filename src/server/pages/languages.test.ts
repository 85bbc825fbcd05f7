import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(undefined, { pages: true });
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });
const hindi = { cookie: 'thok_language=hi' };

test('?lang= is remembered in a cookie and leaves the address', async () => {
  const { statusCode, headers } = await get('/faqs?lang=hi');
  expect([statusCode, headers.location]).toEqual([302, '/faqs']);
  expect(headers['set-cookie']).toMatch(
    /^thok_language=hi; Max-Age=31536000; Path=\/; SameSite=Lax/,
  );
});

test('pages are kept apart by language', async () => {
  for (const _ of [1, 2]) {
    expect((await get('/faqs')).body).toMatch(/<html lang="en-IN">[\s\S]*FAQs/);
    expect((await get('/faqs', hindi)).body).toMatch(/<html lang="hi-IN">[\s\S]*आम सवाल/);
  }
});

describe('a customer’s choice', () => {
  test('is remembered on the account, for browsers that never chose', async () => {
    const customer = await shop.signIn(2);
    await get('/?lang=hi', customer);
    const rows = await rowsOf(shop.database.db, sql`select language from customers where id = 2`);
    expect(rows).toEqual([{ language: 'hi' }]);
    const elsewhere = await get('/faqs', await shop.signIn(2));
    expect(elsewhere.body).toContain('lang="hi-IN"');
    expect(String(elsewhere.headers['set-cookie'])).toContain('thok_language=hi');
  });

  test('is told when signing in: the page is then loaded in it', async () => {
    const payload = { email_or_phone: '9876500002', pin: '135791' };
    const headers = { 'x-thok': '1' };
    const answer = await shop.app.inject({
      ...{ method: 'POST', url: '/api/loginUserdata', payload, headers },
    });
    expect(answer.json()).toMatchObject({ user_id: 2, language: 'hi' });
  });

  test('made as a visitor is kept on the account when signing in', async () => {
    const payload = { email_or_phone: '9876543210', pin: '246810' };
    const headers = { 'x-thok': '1', cookie: 'thok_language=hi' };
    await shop.app.inject({ method: 'POST', url: '/api/loginUserdata', payload, headers });
    const elsewhere = await get('/faqs', await shop.signIn(1));
    expect(elsewhere.body).toContain('lang="hi-IN"');
  });

  test('in another browser comes before the account’s', async () => {
    const { cookie } = await shop.signIn(2);
    const answer = await get('/faqs', { cookie: `${cookie}; thok_language=en` });
    expect(answer.body).toContain('lang="en-IN"');
  });
});

test('a refused call is answered in the language of the browser', async () => {
  const payload = { email_or_phone: '9876543210', pin: '000000' };
  const url = '/api/loginUserdata';
  const ask = (headers: object) =>
    shop.app.inject({ method: 'POST', url, payload, headers: { 'x-thok': '1', ...headers } });
  expect((await ask(hindi)).json()).toMatchObject({
    code: 'wrong-pin',
    message: 'ईमेल, फ़ोन नंबर या पिन सही नहीं है।',
  });
  expect((await ask({})).json().message).toBe('The e-mail, phone number or PIN is not right.');
});

test('what orders tell is said in the language of the browser', async () => {
  const { cookie } = await shop.signIn(1);
  const texts = async (more: string) =>
    (await get('/api/getUserNotifications?user_id=1', { cookie: cookie + more })).body;
  expect(await texts('')).toMatch(/Your order #\d+ has been accepted\./);
  expect(await texts('; thok_language=hi')).toMatch(/आपका ऑर्डर #\d+ मंज़ूर हो गया है।/);
});
