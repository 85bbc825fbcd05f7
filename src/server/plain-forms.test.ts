import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages } from '#server/db/schema/shop.ts';
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
    for (const path of ['/contact-us', await productPath()]) {
      expect((await shop.app.inject(`${path}?form=${outcome}`)).body).toContain(words);
      expect((await shop.app.inject(path)).body).not.toContain(words);
    }
  });

  test('from another site does nothing', async () => {
    expect((await contact({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await contact({}, {})).statusCode).toBe(403);
    expect(await shop.database.db.select().from(contactMessages)).toEqual([]);
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
