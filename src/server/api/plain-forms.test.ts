import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashToken } from '#server/auth/session.ts';
import { contactMessages } from '#server/db/schema/content.ts';
import { registrationRequests } from '#server/db/schema/customers.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { openPage } from '#test/open-page.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
const ownPage = { 'sec-fetch-site': 'same-origin' };

beforeAll(async () => {
  shop = await startApp(undefined, { pages: true, trustProxy: 1 });
});
afterAll(() => shop.close());
beforeEach(() => shop.database.db.delete(contactMessages));

function post(url: string, fields: Record<string, string>, headers: Record<string, string>) {
  return shop.app.inject({
    url,
    method: 'POST',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
}

async function productPath(): Promise<string> {
  const { products } = (await shop.app.inject('/api/getAllProductsWithImageNew?limit=1')).json();
  return `/product-detail/${products[0].slug}`;
}

describe('a form sent before the scripts were there', () => {
  const message = { name: 'Asha', email: 'asha@thok.example', subject: '', message: 'Hello' };
  const contact = (fields: object = {}, headers: Record<string, string> = ownPage) =>
    post('/contact-us', { ...message, ...fields }, headers);

  test('to the shop is kept, and leads back with thanks', async () => {
    const answer = await contact();
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/contact-us?form=sent#form',
    ]);
    expect(await shop.database.db.select().from(contactMessages)).toHaveLength(1);
  });

  test('that lacks something leads back with that', async () => {
    expect((await contact({ name: ' ' })).headers.location).toBe(
      '/contact-us?form=incomplete#form',
    );
    expect(await shop.database.db.select().from(contactMessages)).toEqual([]);
  });

  test('that comes too often leads back with that', async () => {
    const from = { ...ownPage, 'x-forwarded-for': '192.0.2.50' };
    const locations = [];
    for (let i = 0; i < 11; i += 1) locations.push((await contact({}, from)).headers.location);
    expect(locations.at(-1)).toBe('/contact-us?form=too-many-tries#form');
  });

  test.each([
    ['too-many-tries', 'Too many tries. Please wait'],
    ['busy', 'The shop is busy.'],
  ])('whose outcome is %s says so on the page', async (outcome, words) => {
    // A visitor has no form for a review.
    const headers = await shop.signIn(1);
    for (const path of ['/contact-us', await productPath()]) {
      const asked = { url: `${path}?form=${outcome}`, headers };
      expect((await shop.app.inject(asked)).body).toContain(words);
      expect((await shop.app.inject({ url: path, headers })).body).not.toContain(words);
    }
  });

  test('from another site does nothing', async () => {
    expect((await contact({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await contact({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect(await shop.database.db.select().from(contactMessages)).toEqual([]);
  });

  test('to sign in starts a session, and goes on to the page that asked for it', async () => {
    const fields = { email_or_phone: '9876543210', pin: '246810', terms: 'on' };
    const page = await openPage('/login?next=%2Fmy-orders', { shop });
    const form = page.getByRole('button', { name: 'Login' }).closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', null]);
    const names = [...(form?.elements ?? [])].map((field) => field.getAttribute('name'));
    expect(names).toEqual(expect.arrayContaining(Object.keys(fields)));
    const home = await post('/login', fields, ownPage);
    expect([home.statusCode, home.headers.location]).toEqual([303, '/']);
    const asked = await post('/login?form=wrong-pin&next=%2Fmy-orders', fields, ownPage);
    expect(asked.headers.location).toBe('/my-orders');
    const [cookie = ''] = String(asked.headers['set-cookie']).split(';');
    expect((await shop.app.inject({ url: '/my-orders', headers: { cookie } })).statusCode).toBe(
      200,
    );
    const hindi = await post('/login?next=%2F%E0%A4%A6%3Fq%3D10%2525', fields, ownPage);
    expect(hindi.headers.location).toBe('/%E0%A4%A6?q=10%25');
    const away = await post('/login?next=%2F%2Fevil.example', fields, ownPage);
    expect(away.headers.location).toBe('/');
    expect((await post('/login', fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test('to sign in says what is wrong, and how long a lock lasts', async () => {
    const login = (fields: object, next = '') =>
      post(`/login${next}`, { email_or_phone: '9876500002', pin: '000000', ...fields }, ownPage);
    const unread = await login({}, '?next=%2Fcart');
    expect(unread.headers.location).toBe('/login?next=%2Fcart&form=incomplete');
    const locations = [];
    for (let i = 0; i < 6; i += 1) {
      const answer = await login({ terms: 'on' });
      expect(answer.headers['set-cookie']).toBeUndefined();
      locations.push(String(answer.headers.location));
    }
    expect(locations[0]).toBe('/login?form=wrong-pin');
    expect(locations[5]).toMatch(/^\/login\?form=locked&wait=\d+$/);
    const words = async (path: string) => (await shop.app.inject(path)).body;
    expect(await words('/login?form=wrong-pin')).toContain('PIN is not right.');
    expect(await words('/login?form=incomplete')).toContain('accept the terms.');
    expect(await words(locations[5] ?? '')).toContain('Please try again in 15 minutes.');
  });

  test('to register is kept, and one that is not says why, beside what was typed', async () => {
    const asked = {
      ...{ name: 'Asha <Negi>', email: 'asha.plain@thok.example' },
      ...{ phone: '9876512399', address: 'राजपुर रोड 23, Dehradun' },
    };
    const register = (fields: object = {}) =>
      post('/login?register=', { ...asked, ...fields }, ownPage);
    const page = async (answer: Awaited<ReturnType<typeof register>>) => {
      const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
      const url = String(answer.headers.location).replace('#form', '');
      return (await shop.app.inject({ url, headers: { cookie } })).body;
    };
    const wrong = await register({ phone: '12' });
    expect(wrong.headers.location).toBe('/login?register=&form=incomplete#form');
    expect(String(wrong.headers['set-cookie'])).toMatch(/^thok_typed=.*Path=\/login; HttpOnly/);
    const told = await page(wrong);
    for (const text of ['Registration Failed', 'a mobile number of 10 digits and your address.'])
      expect(told).toContain(text);
    for (const typed of ['Asha &lt;Negi&gt;', asked.email, '12', asked.address])
      expect(told).toContain(`value="${typed}"`);

    const sent = await register();
    expect(sent.headers.location).toBe('/login?register=&form=sent#form');
    expect(String(sent.headers['set-cookie'])).toContain('Max-Age=0');
    const thanks = await page(sent);
    expect(thanks).toContain('Registration Request Submitted');
    expect(thanks).toContain('We will connect you within 2 business days.');
    expect(thanks).toMatch(/Call us:.*href="tel:\+?\d{10,}"/);
    const requests = await shop.database.db.select().from(registrationRequests);
    expect(requests.filter(({ email }) => email === asked.email)).toMatchObject([
      { name: asked.name, phone: '9876512399', address: asked.address },
    ]);
    expect(await page(await register())).toContain('We already have a request');
    expect((await shop.app.inject('/login')).body).toMatch(/<button[^>]*name="register"/);
  });

  test('to register with more than a cookie holds keeps nothing of it', async () => {
    const given = { name: 'Asha', email: 'asha@thok.example', phone: '12' };
    const answer = await post(
      '/login?register=',
      { ...given, address: 'x'.repeat(60_000) },
      ownPage,
    );
    expect(answer.headers.location).toBe('/login?register=&form=incomplete#form');
    expect(answer.headers['set-cookie']).toBe(
      'thok_typed=; Max-Age=0; Path=/login; HttpOnly; SameSite=Lax',
    );
  });

  test('for a forgotten PIN answers the same whoever asks', async () => {
    for (const email of ['demo@thok.example', 'nobody@thok.example']) {
      const answer = await post('/forgot-pin', { email }, ownPage);
      expect(answer.headers.location).toBe('/forgot-pin?form=sent#form');
    }
    const wrong = await post('/forgot-pin', { email: 'demo' }, ownPage);
    expect(wrong.headers.location).toBe('/forgot-pin?form=incomplete#form');
    const { body } = await shop.app.inject('/forgot-pin?form=sent');
    expect(body).toContain('An email has been sent with instructions to reset your PIN.');
  });

  test('with a new PIN sets it with the token of the link, once', async () => {
    const token = 'a-token-of-this-test';
    await replaceResetToken(shop.database.db, { customerId: 1, tokenHash: hashToken(token) });
    const reset = (pin: string, again = pin) =>
      post(`/reset-pin?token=${token}`, { new_pin: pin, confirm_pin: again }, ownPage);
    const page = `/reset-pin?token=${token}`;
    expect((await reset('246810', '246811')).headers.location).toBe(`${page}&form=no-match`);
    expect((await reset('2468')).headers.location).toBe(`${page}&form=incomplete`);
    const words = async (path: string) => (await shop.app.inject(path)).body;
    expect(await words(page)).toContain('name="new_pin"');
    expect(await words(`${page}&form=no-match`)).toContain('PINs do not match.');
    expect((await reset('246810')).headers.location).toBe('/reset-pin?form=sent');
    expect((await reset('246810')).headers.location).toBe(`${page}&form=bad-token`);
    expect(await words('/reset-pin')).toContain('Invalid or missing token.');
    for (const path of ['/reset-pin', page]) {
      expect(await words(path)).not.toContain('name="new_pin"');
    }
    expect(await words('/reset-pin?form=sent')).toContain('updated successfully.');
    expect(await words(`${page}&form=bad-token`)).toContain('>Send a new link</a>');
  });

  test('with a review needs a session, and writes as its customer whatever the form says', async () => {
    const path = '/product-detail/some-slug';
    const review = { product_id: '1', user_id: '2', rating: '5', review: 'Plain.' };
    expect((await post(path, review, ownPage)).headers.location).toBe(`${path}?form=login#form`);
    const signedIn = { ...ownPage, cookie: (await shop.signIn(1)).cookie ?? '' };
    expect((await post(path, review, signedIn)).headers.location).toBe(`${path}?form=sent#form`);
    const { rating: _, ...unrated } = review;
    expect((await post(path, unrated, signedIn)).headers.location).toBe(
      `${path}?form=incomplete#form`,
    );
    const unknown = { ...review, product_id: '999999' };
    expect((await post(path, unknown, signedIn)).headers.location).toBe(`${path}?form=failed#form`);
    const page = (await shop.app.inject('/api/getReviewsByProductId?product_id=1')).json();
    expect(page.reviews[0]).toMatchObject({ review: 'Plain.', owner_name: 'Rakesh Negi' });
  });
});
