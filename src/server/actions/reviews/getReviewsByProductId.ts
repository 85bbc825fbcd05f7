import { askedPage } from '#server/actions/asked-page.ts';
import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { readReviewSummary, readReviews } from '#server/queries/reviews/reviews.ts';

export const getReviewsByProductId: Handler<'getReviewsByProductId'> = async (
  { db, catalogue, dependsOn },
  input,
) => {
  dependsOn(catalogue.current().reviewsOf(input.product_id), hour);
  if (!catalogue.current().productsById.has(input.product_id)) {
    throw notFound('product');
  }
  const [summary, rows] = await Promise.all([
    readReviewSummary(db, input.product_id),
    readReviews(db, input.product_id, askedPage(input)),
  ]);
  return {
    reviews: rows.map((row) => ({
      id: row.id,
      owner_name: row.ownerName,
      rating: row.rating,
      review: row.text,
      created_at: row.createdAt.toISOString(),
      is_edited: row.editedAt !== null,
      likes: row.likes,
      dislikes: row.dislikes,
      bought_here: row.boughtHere,
      ...(row.answer !== '' && { answer: row.answer }),
    })),
    average_rating: summary.average,
    total_reviews: summary.total,
  };
};

/** Reviews also show their writers' names and whether they bought the product, which change seldom. */
const hour = {
  get revision() {
    return Math.floor(Date.now() / (60 * 60_000));
  },
};
