import { count, desc, eq, sum } from 'drizzle-orm';
import { divideRounded } from '#domain/rounding.ts';
import type { Db } from '#server/db/connect.ts';
import { customers, reviews } from '#server/db/schema/customers.ts';

export function readReviews(
  db: Db,
  productId: number,
  { page, limit }: { page: number; limit: number },
) {
  return db
    .select({
      id: reviews.id,
      ownerName: customers.ownerName,
      rating: reviews.rating,
      text: reviews.text,
      likes: reviews.likes,
      dislikes: reviews.dislikes,
      createdAt: reviews.createdAt,
      editedAt: reviews.editedAt,
    })
    .from(reviews)
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .where(eq(reviews.productId, productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** How many reviews, and their average with 2 decimals; 0 where there is none. */
export async function readReviewSummary(db: Db, productId: number) {
  const [row] = await db
    .select({ total: count(), stars: sum(reviews.rating).mapWith(Number) })
    .from(reviews)
    .where(eq(reviews.productId, productId));
  const total = row?.total ?? 0;
  return { total, average: total === 0 ? 0 : divideRounded((row?.stars ?? 0) * 100, total) / 100 };
}
