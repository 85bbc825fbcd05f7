import type { Handler } from '#server/actions/context.ts';
import { limitNewReviews } from '#server/auth/rate-limit.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findOwnReview, saveReview } from '#server/queries/reviews/reviews.ts';

/** One review per customer and product: the second is an edit of the first. */
export const submitProductReview: Handler<'submitProductReview'> = async (
  { db, catalogue, customer },
  input,
) => {
  if (!catalogue.current().productsById.has(input.product_id)) {
    throw notFound('product');
  }
  // Changing one's own review is free: only new ones can flood the shop.
  if (!(await findOwnReview(db, input.product_id, customer.id))) {
    await limitNewReviews(db, customer.id);
  }
  await saveReview(db, {
    productId: input.product_id,
    customerId: customer.id,
    rating: input.rating,
    text: input.review,
  });
  // Whoever wrote it sees it in the next page of this node; the feed tells the others.
  catalogue.current().reviewsOf(input.product_id).revision += 1;
  return { message: 'Review submitted successfully!' };
};
