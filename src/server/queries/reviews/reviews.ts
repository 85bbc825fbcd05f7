import { and, count, desc, eq, getTableColumns, inArray, isNull, sql, sum } from 'drizzle-orm';
import { divideRounded } from '#domain/money/rounding.ts';
import type { Db } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/customers.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';
import { reviews, reviewVotes } from '#server/db/schema/reviews.ts';

/** How many of a customer's votes on one product's reviews are read at most. */
const maxVotes = 1_000;

/** What an operator hid counts for nobody. */
function isShownFor(productId: number) {
  return and(eq(reviews.productId, productId), isNull(reviews.hiddenAt));
}

export function readReviews(
  db: Db,
  productId: number,
  { page, limit }: { page: number; limit: number },
) {
  const bought = db
    .select({ one: sql`1` })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.customerId, reviews.customerId),
        inArray(orders.status, ['delivered', 'completed']),
        eq(orderLines.productId, productId),
        sql`${orderLines.packs} > 0`,
      ),
    );
  return db
    .select({
      ...getTableColumns(reviews),
      ownerName: customers.ownerName,
      boughtHere: sql<boolean>`exists ${bought}`,
    })
    .from(reviews)
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .where(isShownFor(productId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** How many reviews, and their average with 2 decimals; 0 where there is none. */
export async function readReviewSummary(db: Db, productId: number) {
  const [row] = await db
    .select({ total: count(), stars: sum(reviews.rating).mapWith(Number) })
    .from(reviews)
    .where(isShownFor(productId));
  const total = row?.total ?? 0;
  return { total, average: total === 0 ? 0 : divideRounded((row?.stars ?? 0) * 100, total) / 100 };
}

/** Writes the review, or changes it; sending the same once more is no edit. */
export async function saveReview(
  db: Db,
  review: { productId: number; customerId: number; rating: number; text: string },
): Promise<void> {
  const { rating, text } = review;
  await db
    .insert(reviews)
    .values(review)
    .onConflictDoUpdate({
      target: [reviews.productId, reviews.customerId],
      set: { rating, text, editedAt: sql`now()` },
      setWhere: sql`(${reviews.rating}, ${reviews.text}) is distinct from (${rating}::smallint, ${text}::text)`,
    });
}

export async function findOwnReview(db: Db, productId: number, customerId: number) {
  const [row] = await db
    .select({ id: reviews.id, rating: reviews.rating, text: reviews.text })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.customerId, customerId)));
  return row;
}

export function readVotes(db: Db, productId: number, customerId: number) {
  return db
    .select({ reviewId: reviewVotes.reviewId, value: reviewVotes.value })
    .from(reviewVotes)
    .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
    .where(and(eq(reviews.productId, productId), eq(reviewVotes.customerId, customerId)))
    .orderBy(reviewVotes.reviewId)
    .limit(maxVotes);
}

/** Sets (or, with 0, takes back) one customer's vote, and gives the counts after it. */
export function setVote(db: Db, reviewId: number, customerId: number, value: 1 | 0 | -1) {
  return db.transaction(async (tx) => {
    const [review] = await tx
      .select({ customerId: reviews.customerId })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), isNull(reviews.hiddenAt)))
      .for('update');
    if (!review) return 'no-review';
    if (review.customerId === customerId) return 'own-review';
    const own = and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.customerId, customerId));
    const [before] = await tx.delete(reviewVotes).where(own).returning();
    if (value !== 0) await tx.insert(reviewVotes).values({ reviewId, customerId, value });
    const change = (kind: 1 | -1) => Number(value === kind) - Number(before?.value === kind);
    const [after] = await tx
      .update(reviews)
      .set({
        likes: sql`${reviews.likes} + ${change(1)}`,
        dislikes: sql`${reviews.dislikes} + ${change(-1)}`,
      })
      .where(eq(reviews.id, reviewId))
      .returning({ likes: reviews.likes, dislikes: reviews.dislikes });
    return after ?? 'no-review';
  });
}
