import { z } from 'zod';
import { defineAction } from './define.ts';
import { count, id, isoTime, numberField, paging, requiredText } from './fields.ts';

const review = z.object({
  id: z.int(),
  owner_name: z.string(),
  rating: z.int().min(1).max(5),
  review: z.string(),
  created_at: isoTime,
  is_edited: z.boolean(),
  likes: count,
  dislikes: count,
  /** Beyond the specification: its writer has bought the product here, and received it. */
  bought_here: z.boolean().optional(),
  /** Beyond the specification: what the shop answered in public, where it did. */
  answer: z.string().optional(),
});

export type ReviewWire = z.output<typeof review>;

export const getReviewsByProductId = defineAction({
  summary: 'Reviews of a product, newest first, with their average.',
  envelope: 'success',
  auth: 'public',
  effect: 'read',
  input: z.object({ product_id: id, ...paging }),
  output: z.object({
    reviews: z.array(review),
    average_rating: z.number(),
    total_reviews: count,
  }),
  example: {
    input: { product_id: 12 },
    output: {
      reviews: [
        {
          id: 4,
          owner_name: 'Asha Negi',
          rating: 5,
          review: 'Sells well in summer.',
          created_at: '2026-10-02T09:30:00.000Z',
          is_edited: false,
          likes: 3,
          dislikes: 0,
          bought_here: true,
        },
      ],
      average_rating: 5,
      total_reviews: 1,
    },
  },
});

export const submitProductReview = defineAction({
  summary: 'Writes, or changes, one’s own review of a product.',
  envelope: 'success',
  auth: 'customer',
  effect: 'write',
  customerField: 'user_id',
  input: z.object({
    product_id: id,
    user_id: id,
    rating: numberField(/^[1-5]$/, {
      message: 'must be a whole number from 1 to 5',
      problem: { reason: 'out-of-range', min: 1, max: 5 },
    }),
    review: requiredText(2000),
  }),
  output: z.object({ message: z.string() }),
  example: {
    input: { product_id: 12, user_id: 1, rating: 5, review: 'Sells well in summer.' },
    output: { message: 'Review submitted successfully!' },
  },
});

/** What a customer thinks of someone's review; 'none' takes it back. */
const vote = z.enum(['like', 'dislike', 'none']);

export type Vote = z.output<typeof vote>;

export const getOwnReview = defineAction({
  summary: 'One’s own review of a product, if any, and one’s votes on the reviews of others.',
  envelope: 'success',
  auth: 'customer',
  effect: 'read',
  customerField: 'user_id',
  input: z.object({ product_id: id, user_id: id }),
  output: z.object({
    own: z.object({ id: z.int(), rating: z.int(), review: z.string() }).nullable(),
    votes: z.array(z.object({ review_id: z.int(), vote })),
  }),
  example: {
    input: { product_id: 12, user_id: 1 },
    output: { own: null, votes: [{ review_id: 4, vote: 'like' }] },
  },
});

export const voteOnReview = defineAction({
  summary: 'Likes or dislikes someone’s review, or takes that back.',
  envelope: 'success',
  auth: 'customer',
  effect: 'write',
  customerField: 'user_id',
  input: z.object({ review_id: id, user_id: id, vote }),
  output: z.object({ likes: count, dislikes: count, vote }),
  refusals: ['own-review'],
  example: {
    input: { review_id: 4, user_id: 1, vote: 'like' },
    output: { likes: 4, dislikes: 0, vote: 'like' },
  },
});
