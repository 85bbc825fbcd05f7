import { type FilledProduct, known } from '#demo/fill/catalogue.ts';
import { daysBefore } from '#demo/fill/times.ts';
import type { DemoShop } from '#demo/types.ts';
import type { Db } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/customers.ts';
import { operators } from '#server/db/schema/operators.ts';
import { reviews } from '#server/db/schema/reviews.ts';

type People = {
  /** PIN hashes by customer; null: no PIN set yet. */
  pins: (string | null)[];
  operator: { email: string; passwordHash: string };
  catalogue: Map<string, FilledProduct>;
  now: Date;
};

/** Customers with their reviews, and the operator; gives their ids. */
export async function fillCustomers(
  tx: Db,
  shop: DemoShop,
  people: People,
): Promise<{ customerIds: number[]; operatorId: number }> {
  const rows = await tx
    .insert(customers)
    .values(
      shop.customers.map(({ pin: _, ...customer }, i) => ({
        ...customer,
        pinHash: people.pins[i] ?? null,
        // Before all that they ordered and reviewed.
        createdAt: daysBefore(people.now, 300 + 17 * i),
      })),
    )
    .returning({ id: customers.id });
  const ids = rows.map((row) => row.id);
  const [operator] = await tx
    .insert(operators)
    .values({ ...people.operator, name: 'Operator', role: 'owner' })
    .returning({ id: operators.id });
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
  return { customerIds: ids, operatorId: known(operator?.id) };
}
