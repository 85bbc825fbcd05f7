import { and, eq, ne, sql } from 'drizzle-orm';
import type { Language } from '#domain/india/language.ts';
import type { Db } from '#server/db/connect.ts';
import { customers, registrationRequests } from '#server/db/schema/customers.ts';

export type CustomerValues = typeof customers.$inferInsert;

type Login = { mobile: string } | { email: string };

export async function findCustomerByLogin(db: Db, login: Login) {
  const [row] = await db
    .select()
    .from(customers)
    .where(
      'mobile' in login
        ? eq(customers.mobile, login.mobile)
        : and(
            eq(sql`lower(${customers.email})`, login.email.toLowerCase()),
            ne(customers.email, ''),
          ),
    );
  return row;
}

export async function findCustomer(db: Db, id: number) {
  const [row] = await db.select().from(customers).where(eq(customers.id, id));
  return row;
}

export async function saveLanguage(db: Db, id: number, language: Language): Promise<void> {
  await db.update(customers).set({ language }).where(eq(customers.id, id));
}

export async function saveOrderMails(db: Db, id: number, orderMails: boolean): Promise<void> {
  await db.update(customers).set({ orderMails }).where(eq(customers.id, id));
}

/** Gives its id; undefined where an open request has the same phone or e-mail. */
export async function insertRegistrationRequest(
  db: Db,
  request: Pick<
    typeof registrationRequests.$inferInsert,
    'name' | 'email' | 'phone' | 'address' | 'language' | 'wanted'
  >,
): Promise<number | undefined> {
  const [row] = await db
    .insert(registrationRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: registrationRequests.id });
  return row?.id;
}

/** Held until the transaction ends. */
export async function lockRequest(tx: Db, id: number) {
  const [row] = await tx
    .select()
    .from(registrationRequests)
    .where(eq(registrationRequests.id, id))
    .for('update');
  return row;
}

/** Gives the new customer's id; undefined where one has the same phone or e-mail. */
export async function insertCustomer(
  tx: Db,
  customer: CustomerValues,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(customers)
    .values(customer)
    .onConflictDoNothing()
    .returning({ id: customers.id });
  return row?.id;
}

export async function markApproved(tx: Db, requestId: number, customerId: number): Promise<void> {
  await tx
    .update(registrationRequests)
    .set({ status: 'approved', decidedAt: sql`now()`, customerId })
    .where(eq(registrationRequests.id, requestId));
}

export async function markDeclined(
  tx: Db,
  requestId: number,
  why: { reason: string; reasonHi: string },
): Promise<void> {
  await tx
    .update(registrationRequests)
    .set({ status: 'declined', decidedAt: sql`now()`, ...why })
    .where(eq(registrationRequests.id, requestId));
}

export async function findRequest(db: Db, id: number) {
  const [row] = await db.select().from(registrationRequests).where(eq(registrationRequests.id, id));
  return row;
}
