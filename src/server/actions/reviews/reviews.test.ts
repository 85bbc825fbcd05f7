import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderStatuses } from '#domain/orders/order-status.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { addCustomer } from '#test/builders.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { databases } from '#test/test-db.ts';
import { toldFields } from '#test/told-fields.ts';

describe.each(databases)('reviews on %s', (_kind, openDb) => {
  let shop: TestApp;
  let own: Record<string, string>;
  let other: Record<string, string>;
  let productId: number;

  beforeAll(async () => {
    shop = await startApp(await openDb());
    own = await shop.signIn(1);
    other = await shop.signIn(2);
    const reviewed = new Set(
      (await shop.database.db.select({ id: reviews.productId }).from(reviews)).map((row) => row.id),
    );
    const fresh = shop.catalogue.current().productsById.keys();
    productId = [...fresh].find((id) => !reviewed.has(id)) ?? 0;
  });
  afterAll(() => shop.close());

  const post = (name: string, payload: object, headers: Record<string, string>) =>
    shop.app.inject({ url: `/api/${name}`, method: 'POST', payload, headers });
  const submit = (fields: object = {}, headers = own) =>
    post(
      'submitProductReview',
      { product_id: productId, user_id: 1, rating: 4, review: 'Sells well.', ...fields },
      headers,
    );
  const readPage = async () =>
    (await shop.app.inject(`/api/getReviewsByProductId?product_id=${productId}`)).json();

  describe('submitProductReview', () => {
    test('keeps the review, and the next reader sees it', async () => {
      expect((await submit()).json()).toEqual({
        success: true,
        message: 'Review submitted successfully!',
      });
      expect(await readPage()).toMatchObject({
        average_rating: 4,
        total_reviews: 1,
        reviews: [{ rating: 4, review: 'Sells well.', is_edited: false, likes: 0, dislikes: 0 }],
      });
    });

    test('a second one of the same customer edits the first; the same text does not', async () => {
      await submit();
      expect((await readPage()).reviews[0].is_edited).toBe(false);
      await submit({ rating: '2', review: 'Changed my mind.' });
      await submit({ user_id: 2, rating: 5 }, other);
      const page = await readPage();
      expect(page).toMatchObject({ average_rating: 3.5, total_reviews: 2 });
      expect(page.reviews.at(-1)).toMatchObject({ rating: 2, is_edited: true });
    });

    test('keeps markup as the text it is', async () => {
      const review = '<script>alert(1)</script> & "quotes" <b>bold</b>';
      await submit({ review });
      expect((await readPage()).reviews.at(-1).review).toBe(review);
    });

    test('sent many times at once is one review', async () => {
      await Promise.all(Array.from({ length: 8 }, (_, i) => submit({ review: `Try ${i}` })));
      expect((await readPage()).total_reviews).toBe(2);
    });

    test.each([
      [{ rating: 0 }, 'rating'],
      [{ rating: 6 }, 'rating'],
      [{ rating: 4.5 }, 'rating'],
      [{ rating: '' }, 'rating'],
      [{ review: '   ' }, 'review'],
      [{ review: 'x'.repeat(2001) }, 'review'],
    ])('refuses %j by the field’s name', async (fields, field) => {
      const answer = await submit(fields);
      expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
      expect(toldFields(answer.json())).toContain(field);
    });

    test('refuses visitors, someone else’s id, and a product that is not there', async () => {
      expect((await submit({}, { 'x-thok': '1' })).statusCode).toBe(401);
      expect((await submit({ user_id: 2 })).statusCode).toBe(404);
      expect((await submit({ product_id: 999_999 })).statusCode).toBe(404);
    });
  });

  test('one customer reviews at most 20 products a day; changing one’s own is not counted', async () => {
    await shop.database.db.execute(sql`delete from call_counts`);
    const writer = await addCustomer(shop.database.db);
    const headers = await shop.signIn(writer);
    const write = (product_id: number) => submit({ product_id, user_id: writer }, headers);
    const ids = [...shop.catalogue.current().productsById.keys()].slice(0, 22);
    const codes: string[] = [];
    for (const id of ids) codes.push((await write(id)).json().code ?? 'kept');
    expect(codes).toEqual([...Array(20).fill('kept'), 'too-many-tries', 'too-many-tries']);
    const refused = await write(ids[21] ?? 0);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'You can review 20 products a day. Please go on tomorrow.',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect((await write(ids[0] ?? 0)).json().success).toBe(true);
    expect((await submit()).json().success).toBe(true);
  });

  describe('voteOnReview', () => {
    let reviewId: number;
    const vote = (value: string, headers = other, user_id = 2) =>
      post('voteOnReview', { review_id: reviewId, user_id, vote: value }, headers);
    const counts = async () => {
      const page = await readPage();
      const row = page.reviews.find((one: { id: number }) => one.id === reviewId);
      return [row.likes, row.dislikes];
    };

    beforeAll(async () => {
      await submit();
      reviewId = (await readPage()).reviews.at(-1).id;
    });

    test('counts once, changes, and can be taken back', async () => {
      expect((await vote('like')).json()).toEqual({
        success: true,
        likes: 1,
        dislikes: 0,
        vote: 'like',
      });
      await vote('like');
      expect(await counts()).toEqual([1, 0]);
      expect((await vote('dislike')).json()).toMatchObject({ likes: 0, dislikes: 1 });
      expect(await counts()).toEqual([0, 1]);
      await vote('none');
      await vote('none');
      expect(await counts()).toEqual([0, 0]);
    });

    test('counts right when pressed many times at once', async () => {
      await Promise.all(Array.from({ length: 9 }, (_, i) => vote(i % 2 ? 'like' : 'dislike')));
      await vote('like');
      expect(await counts()).toEqual([1, 0]);
    });

    test('refuses one’s own review, an unknown one, visitors, someone else’s id, other words', async () => {
      const ownVote = await vote('like', own, 1);
      expect([ownVote.statusCode, ownVote.json()]).toEqual([
        200,
        { success: false, code: 'own-review', message: 'You cannot vote on your own review.' },
      ]);
      const unknown = { review_id: 999_999, user_id: 2, vote: 'like' };
      expect((await post('voteOnReview', unknown, other)).statusCode).toBe(404);
      expect((await vote('like', { 'x-thok': '1' })).statusCode).toBe(401);
      expect((await vote('like', other, 1)).statusCode).toBe(404);
      expect((await vote('up')).statusCode).toBe(400);
    });
  });

  describe('getOwnReview', () => {
    const read = (headers: Record<string, string>, userId: number) =>
      shop.app.inject({
        url: `/api/getOwnReview?product_id=${productId}&user_id=${userId}`,
        headers,
      });

    test('gives one’s own review and votes', async () => {
      await submit({ rating: 3, review: 'Mine.' });
      expect((await read(own, 1)).json()).toMatchObject({
        success: true,
        own: { rating: 3, review: 'Mine.' },
        votes: [],
      });
      expect((await read(other, 2)).json()).toMatchObject({ votes: [{ vote: 'like' }] });
      const none = await shop.app.inject({
        url: '/api/getOwnReview?product_id=999999&user_id=1',
        headers: own,
      });
      expect(none.json()).toEqual({ success: true, own: null, votes: [] });
    });

    test('refuses visitors and someone else’s id', async () => {
      expect((await read({ 'x-thok': '1' }, 1)).statusCode).toBe(401);
      expect((await read(own, 2)).statusCode).toBe(404);
    });
  });

  test('only who has received the product carries the mark “bought here”', async () => {
    const { db } = shop.database;
    const isMarked = async () => (await readPage()).reviews.at(-1).bought_here;
    expect(await isMarked()).toBe(false);
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.customerId, 1))
      .limit(1);
    const orderId = order?.id ?? 0;
    await db.insert(orderLines).values({
      orderId,
      productId,
      slot: 1,
      sku: 'X',
      name: 'X',
      image: '',
      packSize: 6,
      packs: 1,
      pricePaise: 100,
      mrpPaise: 200,
    });
    const marked = [];
    for (const status of orderStatuses) {
      await db.update(orders).set({ status }).where(eq(orders.id, orderId));
      if (await isMarked()) marked.push(status);
    }
    expect(marked).toEqual(['delivered', 'completed']);
  });
});
