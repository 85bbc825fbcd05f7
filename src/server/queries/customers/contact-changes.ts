import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { contactChanges } from '#server/db/schema/contact-changes.ts';
import { customers } from '#server/db/schema/customers.ts';

/** For so long only an owner sends a link to set the PIN: who changed the address may not be the customer. */
const quarantine = sql`interval '24 hours'`;

/** Whether a customer's e-mail address or mobile number changed within the last 24 hours. */
export async function hasNewContact(db: Db, customerId: number): Promise<boolean> {
  const young = gt(contactChanges.at, sql`now() - ${quarantine}`);
  return (
    (await db.$count(contactChanges, and(eq(contactChanges.customerId, customerId), young))) > 0
  );
}

/** Of these customers those of whom it is so. */
export async function readNewContacts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { customerId, at } = contactChanges;
  const rows = await db
    .selectDistinct({ customerId })
    .from(contactChanges)
    .where(and(inArray(customerId, [...ids]), gt(at, sql`now() - ${quarantine}`)));
  return new Set(rows.map((row) => row.customerId));
}

/** The next changes that nobody was told of, marked as told. */
export function takeUntold(tx: Db, most: number) {
  const { id, customerId, toldAt } = contactChanges;
  const next = tx
    .select({ id })
    .from(contactChanges)
    .where(isNull(toldAt))
    .orderBy(id)
    .limit(most)
    .for('update', { skipLocked: true });
  return tx
    .update(contactChanges)
    .set({ toldAt: sql`now()` })
    .where(inArray(id, next))
    .returning({ id, customerId });
}

/** With whom it is about; undefined: the customer has been forgotten since. */
export async function findContactChange(db: Db, changeId: number) {
  const { id, email, emailChanged, mobileChanged, customerId } = contactChanges;
  const { ownerName: name, language } = customers;
  const [row] = await db
    .select({ email, emailChanged, mobileChanged, name, language })
    .from(contactChanges)
    .innerJoin(customers, eq(customers.id, customerId))
    .where(eq(id, changeId));
  return row;
}

/** They hold addresses of one who leaves. */
export async function deleteContactChanges(tx: Db, customerId: number): Promise<void> {
  await tx.delete(contactChanges).where(eq(contactChanges.customerId, customerId));
}
