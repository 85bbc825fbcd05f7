// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import type { ReviewWire } from '#contract/reviews.ts';
import { fakeShop, noNetwork, refused } from '#test/fake-shop.ts';
import { renderPart } from '#test/render-part.tsx';
import { Reviews } from './Reviews.tsx';
import { reviewPageFromWire } from './review.ts';

const all = Array.from(
  { length: 7 },
  (_, index): ReviewWire => ({
    id: 7 - index,
    owner_name: `Owner ${7 - index}`,
    rating: 4,
    review: 'Good.',
    created_at: '2026-10-01T19:00:00.000Z',
    is_edited: index === 0,
    likes: 3,
    dislikes: 1,
    bought_here: index === 1,
  }),
);
const firstPage = { reviews: all.slice(0, 5), average_rating: 4, total_reviews: all.length };

function openReviews() {
  return renderPart(<Reviews productId={12} reviews={reviewPageFromWire(firstPage)} />);
}

beforeEach(() => localStorage.clear());

test('reviews come page by page, and the first new one has the focus', async () => {
  const shop = fakeShop({
    getReviewsByProductId: ({ page = 1 }) => ({
      ...firstPage,
      reviews: all.slice((page - 1) * 5, page * 5),
    }),
  });
  const { screen, user } = openReviews();
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('2 October 2026 (edited)');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(7);
  expect(shop.calls).toEqual([
    { name: 'getReviewsByProductId', input: { product_id: 12, page: 2, limit: 5 } },
  ]);
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[5]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('a visitor gets no form that could not be sent, but the way to sign in and back', () => {
  fakeShop();
  const { screen } = openReviews();
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByRole('heading', { name: 'Login Required' });
  screen.getByText('Please login to submit a review.');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(
    '/login?next=%2Fhere',
  );
});

describe('a customer', () => {
  beforeEach(() => localStorage.setItem('userId', '1'));

  test('is told what is missing, and with its reason why a review cannot be sent', async () => {
    const shop = fakeShop({ getOwnReview: { own: null, votes: [] } });
    const { screen, user } = openReviews();
    const submit = () => user.click(screen.getByRole('button', { name: 'Submit review' }));
    const told = () => screen.getByRole('alert').textContent;
    await submit();
    expect(told()).toContain('Missing Fields');
    expect(told()).toContain('Please fill both rating and review.');
    await user.type(screen.getByLabelText('Your review'), 'Good.');
    await submit();
    expect(told()).toContain('Missing Fields');
    await user.click(screen.getByRole('radio', { name: '5 stars' }));
    shop.answer({ submitProductReview: refused('busy', 'Reviews are closed today.') });
    await submit();
    await expect.poll(told).toBe('Reviews are closed today.');
    shop.answer({ submitProductReview: noNetwork });
    await submit();
    await expect.poll(told).toBe('Error submitting review.');
  });

  test('likes and dislikes once each, changes, and takes it back; buyers are marked', async () => {
    const shop = fakeShop({
      getOwnReview: { own: null, votes: [{ review_id: 6, vote: 'dislike' }] },
      voteOnReview: ({ vote }) => ({
        likes: vote === 'like' ? 4 : 3,
        dislikes: vote === 'dislike' ? 1 : 0,
        vote,
      }),
    });
    const { screen, user } = openReviews();
    const like = await screen.findByRole('button', { name: /^Like the review of Owner 6/ });
    const dislike = screen.getByRole('button', { name: /^Dislike the review of Owner 6/ });
    const shown = () => [like, dislike].map((one) => [one.textContent, one.ariaPressed]);
    await expect.poll(() => dislike.getAttribute('aria-pressed')).toBe('true');
    expect(shown().map(([count]) => count)).toEqual(['3', '1']);
    for (const [button, vote, counts] of [
      [like, 'like', ['4', '0']],
      [dislike, 'dislike', ['3', '1']],
      [dislike, 'none', ['3', '0']],
    ] as const) {
      await user.click(button);
      await expect.poll(() => shown().map(([count]) => count)).toEqual(counts);
      expect([like, dislike].map((one) => one.getAttribute('aria-pressed'))).toEqual([
        String(vote === 'like'),
        String(vote === 'dislike'),
      ]);
      expect(shop.calls.at(-1)).toEqual({
        name: 'voteOnReview',
        input: { review_id: 6, user_id: 1, vote },
      });
    }
    expect(screen.getAllByText('Verified buyer')).toHaveLength(1);
  });
});
