import { type FilledProduct, known } from '#demo/fill/catalogue.ts';
import { daysBefore } from '#demo/fill/times.ts';
import type { DemoShop } from '#demo/types.ts';
import type { Db } from '#server/db/connect.ts';
import { customers, operators, reviews } from '#server/db/schema/customers.ts';

type People = {
  /** PIN hashes by customer; null: no PIN set yet. */
  pins: (string | null)[];
  operator: { email: string; passwordHash: string };
  catalogue: Map<string, FilledProduct>;
  now: Date;
};

/** Customers with their reviews, and the operator; gives the customers' ids. */
export async function fillCustomers(tx: Db, shop: DemoShop, people: People): Promise<number[]> {
  const rows = await tx
    .insert(customers)
    .values(
      shop.customers.map(({ pin: _, ...customer }, i) => ({
        ...customer,
        pinHash: people.pins[i] ?? null,
      })),
    )
    .returning({ id: customers.id });
  const ids = rows.map((row) => row.id);
  await tx.insert(operators).values({ ...people.operator, name: 'Operator' });
  await tx.insert(reviews).values(
    shop.reviews.map((review) => ({
      productId: known(people.catalogue.get(review.sku)).id,
      customerId: known(ids[review.customer]),
      rating: review.rating,
      text: review.text,
      likes: review.likes,
      dislikes: review.dislikes,
      createdAt: daysBefore(people.now, review.daysAgo),
      editedAt: review.edited ? daysBefore(people.now, review.daysAgo / 2) : null,
    })),
  );
  return ids;
}
