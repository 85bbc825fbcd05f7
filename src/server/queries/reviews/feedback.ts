import { and, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { contactMessages as messages } from '#server/db/schema/content.ts';
import { customers } from '#server/db/schema/customers.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

type Page = { beforeId: number | undefined; limit: number };

export type MessageRow = typeof messages.$inferSelect & { customerId: number | null };
type MessageSearch = { words: string; isDone: boolean };

function messageFilters({ words, isDone }: MessageSearch): SQL | undefined {
  const like = likePattern(words);
  return and(
    isDone ? isNotNull(messages.doneAt) : isNull(messages.doneAt),
    words === ''
      ? undefined
      : or(
          ilike(messages.name, like),
          ilike(messages.email, like),
          ilike(messages.subject, like),
          ilike(messages.message, like),
        ),
  );
}

function selectMessages(db: Db) {
  return db
    .select({ message: messages, customerId: customers.id })
    .from(messages)
    .leftJoin(customers, eq(sql`lower(${customers.email})`, sql`lower(${messages.email})`));
}

/** The newest first. */
export async function searchMessages(
  db: Db,
  { beforeId, limit, ...search }: MessageSearch & Page,
): Promise<MessageRow[]> {
  const onPage = beforeId === undefined ? undefined : lt(messages.id, beforeId);
  const rows = await selectMessages(db)
    .where(and(messageFilters(search), onPage))
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.map(({ message, customerId }) => ({ ...message, customerId }));
}

export function countMessages(db: Db, search: MessageSearch, most: number): Promise<number> {
  return countUpTo(db, messages, messageFilters(search), most);
}

export async function findMessage(db: Db, id: number): Promise<MessageRow | undefined> {
  const [row] = await selectMessages(db).where(eq(messages.id, id));
  return row && { ...row.message, customerId: row.customerId };
}

export async function lockMessage(tx: Db, id: number): Promise<void> {
  await tx.select({ id: messages.id }).from(messages).where(eq(messages.id, id)).for('update');
}

export async function updateMessage(
  tx: Db,
  id: number,
  change: Partial<Pick<MessageRow, 'answer' | 'answeredAt' | 'doneAt'>>,
): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, id));
}

type ReviewSearch = {
  words: string;
  rating: number | undefined;
  hidden: boolean;
  unanswered: boolean;
};

const reviewColumns = {
  review: reviews,
  productName: products.name,
  slug: products.slug,
  firmName: customers.firmName,
  ownerName: customers.ownerName,
};

function selectReviews(db: Db) {
  return db
    .select(reviewColumns)
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(customers, eq(customers.id, reviews.customerId));
}

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

function reviewFilters({ words, rating, hidden, unanswered }: ReviewSearch): SQL | undefined {
  const like = likePattern(words);
  return and(
    rating === undefined ? undefined : eq(reviews.rating, rating),
    hidden ? isNotNull(reviews.hiddenAt) : undefined,
    unanswered ? eq(reviews.answer, '') : undefined,
    words === ''
      ? undefined
      : or(
          ilike(reviews.text, like),
          ilike(products.name, like),
          ilike(customers.firmName, like),
          ilike(customers.ownerName, like),
        ),
  );
}

/** The newest first. */
export function searchReviews(
  db: Db,
  { beforeId, limit, ...search }: ReviewSearch & Page,
): Promise<ReviewRow[]> {
  const onPage =
    beforeId === undefined
      ? undefined
      : sql`(${reviews.createdAt}, ${reviews.id}) <
          (select created_at, id from reviews page where page.id = ${beforeId})`;
  return selectReviews(db)
    .where(and(reviewFilters(search), onPage))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);
}

export function countReviews(db: Db, search: ReviewSearch, most: number): Promise<number> {
  const some = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .where(reviewFilters(search))
    .limit(most);
  return db.$count(some.as('some'));
}

export async function findReview(db: Db, id: number): Promise<ReviewRow | undefined> {
  const [row] = await selectReviews(db).where(eq(reviews.id, id));
  return row;
}

export async function lockReview(tx: Db, id: number): Promise<void> {
  await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, id)).for('update');
}

/** The database tells every node of it, whose pages show it no longer as it was. */
export async function updateReview(
  tx: Db,
  id: number,
  change: Partial<Pick<ReviewRow['review'], 'hiddenAt' | 'hiddenReason' | 'answer' | 'answeredAt'>>,
): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
}
