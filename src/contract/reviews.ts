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
});

export type ReviewWire = z.output<typeof review>;

export const getReviewsByProductId = defineAction('getReviewsByProductId', {
  summary: 'Reviews of a product, newest first, with their average.',
  envelope: 'success',
  auth: 'public',
  effect: 'read',
  cacheable: true,
  input: z.object({ product_id: id, ...paging }),
  output: z.object({
    reviews: z.array(review),
    average_rating: z.number(),
    total_reviews: count,
  }),
  refusals: [],
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
        },
      ],
      average_rating: 5,
      total_reviews: 1,
    },
  },
});

export const submitProductReview = defineAction('submitProductReview', {
  summary: 'Writes, or changes, one’s own review of a product.',
  envelope: 'success',
  auth: 'customer',
  effect: 'write',
  input: z.object({
    product_id: id,
    user_id: id,
    rating: numberField(/^[1-5]$/, 'must be a whole number from 1 to 5'),
    review: requiredText(2000),
  }),
  output: z.object({ message: z.string() }),
  refusals: [],
  example: {
    input: { product_id: 12, user_id: 1, rating: 5, review: 'Sells well in summer.' },
    output: { message: 'Review submitted successfully!' },
  },
});
