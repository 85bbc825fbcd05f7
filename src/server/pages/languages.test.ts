import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { openPage } from '#test/open-page.ts';
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

describe('a first visit', () => {
  const asksForHindi = { 'accept-language': 'hi-IN,hi;q=0.9,en-IN;q=0.8' };

  test('is in Hindi where the browser asks for it, and caches are told', async () => {
    // The page of a crawler, which asks for nothing, is another one.
    expect((await get('/about')).body).toContain('lang="en-IN"');
    const { body, headers } = await get('/about', asksForHindi);
    expect(body).toContain('lang="hi-IN"');
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
    expect(headers['set-cookie']).toBeUndefined();
    const other = { 'if-none-match': String(headers.etag) };
    expect((await get('/about', { ...asksForHindi, ...other })).statusCode).toBe(304);
    expect((await get('/about', other)).statusCode).toBe(200);
    // One quiet way to English, in the page itself.
    expect(body).toMatch(/<nav[^>]*>\s*<a[^>]*href="\/about\?lang=en"[^>]*>English<\/a>/);
  });

  test('answers calls in it too', async () => {
    const answer = await get('/api/getProductBySlug?slug=none', asksForHindi);
    expect(answer.json().message).toMatch(/[\u0900-\u097f]/);
  });

  test('through a forwarded link is in the sender’s language, and nobody’s choice', async () => {
    const { statusCode, headers } = await get('/faqs?shared=hi', await shop.signIn(1));
    expect([statusCode, headers.location]).toEqual([302, '/faqs']);
    expect(headers['set-cookie']).toMatch(/^thok_shared_language=hi; /);
    const rows = await rowsOf(shop.database.db, sql`select language from customers where id = 1`);
    expect(rows).toEqual([{ language: null }]);
    const cookie = 'thok_shared_language=hi';
    expect((await get('/faqs', { cookie })).body).toContain('lang="hi-IN"');
    const chosen = await get('/faqs', { ...asksForHindi, cookie: `${cookie}; thok_language=en` });
    expect(chosen.body).toContain('lang="en-IN"');
  });
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

test('why an order was cancelled is read in Hindi, or in English and marked as that', async () => {
  const { db } = shop.database;
  const why = { reason: 'It was ordered twice.', reasonHi: 'यही ऑर्डर दो बार आ गया था।' };
  const [order] = await rowsOf<{ id: number }>(
    db,
    sql`update order_events set reason = ${why.reason}, reason_hi = ${why.reasonHi}
      where status = 'cancelled' and order_id in (select id from orders where customer_id = 1)
      returning order_id as id`,
  );
  const news = { kind: 'order-status', status: 'cancelled', orderId: order?.id, ...why };
  await db.execute(sql`update notifications set news = ${JSON.stringify(news)}::jsonb
    where customer_id = 1`);
  const headers = { cookie: `${(await shop.signIn(1)).cookie}; ${hindi.cookie}` };
  const paths = [`/order/${order?.id}`, '/notification'];
  const reasons = async (text: string) => {
    const pages = paths.map((path) => openPage(path, { shop, headers }));
    return (await Promise.all(pages)).map((page) => page.getAllByText(text)[0]?.lang);
  };
  expect(await reasons(why.reasonHi)).toEqual(['', '']);
  await db.execute(sql`update order_events set reason_hi = ''`);
  await db.execute(sql`update notifications set news = news - 'reasonHi'`);
  expect(await reasons(why.reason)).toEqual(['en', 'en']);
});

test('why packs are missing, and where the shop is, is read in Hindi', async () => {
  const [line] = await rowsOf<{ id: number }>(
    shop.database.db,
    sql`update order_lines set missing_packs = 1, missing_reason = 'Leaks',
        missing_reason_hi = 'रिस रहा था'
      where order_id = (select max(id) from orders where customer_id = 1 and status = 'delivered')
      returning order_id as id`,
  );
  const headers = { cookie: `${(await shop.signIn(1)).cookie}; ${hindi.cookie}` };
  const order = await openPage(`/order/${line?.id}`, { shop, headers });
  expect(order.getAllByText('रिस रहा था')[0]?.lang).toBe('');
  const contact = await openPage('/contact-us', { shop, headers: hindi });
  expect(contact.getAllByText(/सहारनपुर रोड/).map(({ lang }) => lang)).toEqual(['', '']);
  expect(contact.queryByText(/Saharanpur Road/)).toBeNull();
});
