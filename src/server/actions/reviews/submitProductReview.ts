import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { saveReview } from '#server/queries/reviews.ts';

/** One review per customer and product: the second is an edit of the first. */
export const submitProductReview: Handler<'submitProductReview'> = async (
  { db, catalogue, customer },
  input,
) => {
  if (!catalogue.current().productsById.has(input.product_id)) {
    throw new Refusal('not-found', 'This product was not found.');
  }
  await saveReview(db, {
    productId: input.product_id,
    customerId: customer.id,
    rating: input.rating,
    text: input.review,
  });
  return { message: 'Review submitted successfully!' };
};
