import { beforeEach, describe, expect, test } from 'vitest';
import { readAudit } from '#server/queries/operators/audit.ts';
import { newBuyer } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { startApp } from '#test/start-app.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('reviews in the console on %s', (kind, openDb) => {
  const suite = orderSuite(openDb);
  const staff = () => newOperator(suite.shop, 'staff');
  let product_id = 0;
  let [mark, text] = ['', ''];

  /** Two reviews of a new product: 5 stars, then 1. */
  beforeEach(async () => {
    product_id = await suite.buyer.fill(1);
    await suite.shop.catalogue.refresh();
    // Nothing else has it in a name, number or text.
    mark = `mark-${product_id}-`;
    text = `Leaks ${mark}`;
    const other = await newBuyer(suite.shop);
    await review(other, 5, `Sells ${mark}`);
    await review(suite.buyer, 1, text);
  });

  const review = ({ me }: typeof suite.buyer, rating: number, words: string) =>
    me.call('submitProductReview', { product_id, user_id: me.id, rating, review: words });
  const inShop = async (app = suite.shop.app) =>
    (await app.inject(`/api/getReviewsByProductId?product_id=${product_id}`)).json();
  const idOf = async (q: string) => {
    const { call } = await staff();
    return (await call('listReviews', { q })).reviews?.[0]?.id ?? 0;
  };

  test('are hidden with a reason, leave list and average, and come back', async () => {
    const { call, id: operatorId } = await staff();
    expect(await inShop()).toMatchObject({ average_rating: 3, total_reviews: 2 });
    const id = await idOf(text);
    expect(await call('hideReview', { id, hidden: true, reason: '' })).toMatchObject({
      ...{ http: 400, message: 'Reason is required.' },
    });
    expect(await call('hideReview', { id, hidden: true, reason: 'Abuse' })).toMatchObject({
      success: true,
    });
    const hidden = await inShop();
    expect(hidden).toMatchObject({ average_rating: 5, total_reviews: 1 });
    expect(hidden.reviews).toHaveLength(1);
    const other = await newBuyer(suite.shop);
    expect(
      await other.me.call('voteOnReview', { user_id: other.me.id, review_id: id, vote: 'like' }),
    ).toMatchObject({ http: 404 });
    // Written anew, it stays hidden.
    await review(suite.buyer, 1, `${text} still`);
    expect(await inShop()).toMatchObject({ total_reviews: 1 });
    expect(await call('listReviews', { q: text, hidden: '1' })).toMatchObject({
      reviews: [{ id, hidden: true, hidden_reason: 'Abuse', rating: 1 }],
    });
    await call('hideReview', { id, hidden: false });
    expect(await inShop()).toMatchObject({ average_rating: 3, total_reviews: 2 });
    const log = await readAudit(suite.db, { subject: `review ${id}`, limit: 5 });
    expect(log.map((entry) => entry.details.after)).toEqual([
      { hidden: false, reason: '' },
      { hidden: true, reason: 'Abuse' },
    ]);
    expect(log[0]?.operatorId).toBe(operatorId);
  });

  test('are answered in public, against what was read, and the answer is taken away', async () => {
    const { call } = await staff();
    const id = await idOf(text);
    const first = await call('answerReview', { id, answer: 'We replace it.', answered_at: null });
    expect(first.review).toMatchObject({ answer: 'We replace it.' });
    const shown = (await inShop()).reviews.find((one: { id: number }) => one.id === id);
    expect(shown.answer).toBe('We replace it.');
    expect((await inShop()).reviews.filter((one: object) => 'answer' in one)).toHaveLength(1);
    expect(await call('answerReview', { id, answer: 'Late', answered_at: null })).toMatchObject({
      ...{ code: 'changed-elsewhere', review: { answer: 'We replace it.' } },
    });
    const answered_at = first.review?.answered_at ?? null;
    expect(await call('answerReview', { id, answer: '', answered_at })).toMatchObject({
      review: { answer: '', answered_at: null },
    });
    expect((await inShop()).reviews.filter((one: object) => 'answer' in one)).toHaveLength(0);
  });

  test('are filtered, counted and exported alike', async () => {
    const { call, headers } = await staff();
    const id = await idOf(text);
    const q = mark;
    expect(await call('countReviews', { q, rating: 1 })).toMatchObject({ count: 1 });
    expect(await call('countReviews', { q, unanswered: '1' })).toMatchObject({ count: 2 });
    await call('answerReview', { id, answer: 'Thank you.', answered_at: null });
    expect(await call('countReviews', { q, unanswered: '1' })).toMatchObject({ count: 1 });
    const page = await call('listReviews', { q, limit: 1 });
    expect(page.reviews).toMatchObject([{ id, firm_name: 'Test Stores', answer: 'Thank you.' }]);
    const rest = await call('listReviews', { q, cursor: page.next ?? '' });
    expect(rest).toMatchObject({ reviews: [{ rating: 5 }], next: null });
    const url = `/console/api/exportReviews?q=${q}&rating=1`;
    const file = await suite.shop.app.inject({ url, headers });
    expect(file.body.trim().split('\r\n')).toHaveLength(2);
  });

  test('are refused where they are not there, or none of the packer’s', async () => {
    const { call } = await staff();
    const id = 999_999;
    expect(await call('hideReview', { id, hidden: false })).toMatchObject({ http: 404 });
    expect(await call('answerReview', { id, answer: 'x' })).toMatchObject({ http: 404 });
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('listReviews', {})).toMatchObject({ http: 403 });
    expect(await packer.call('hideReview', { id, hidden: false })).toMatchObject({ http: 403 });
  });

  test.runIf(kind === 'PostgreSQL')('that are hidden on one node are gone on another', async () => {
    const node = await startApp(suite.shop.database);
    expect(await inShop(node.app)).toMatchObject({ total_reviews: 2 });
    const { call } = await staff();
    await call('hideReview', { id: await idOf(text), hidden: true, reason: 'Abuse' });
    await expect.poll(async () => (await inShop(node.app)).total_reviews).toBe(1);
    await node.app.close();
    await node.catalogue.close();
  });
});
