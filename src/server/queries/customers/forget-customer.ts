import { and, eq, inArray, notExists, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { loginAttempts, resetTokens } from '#server/db/schema/account.ts';
import { cartChanges, cartLines, cartReminders } from '#server/db/schema/cart.ts';
import { contactChanges } from '#server/db/schema/contact-changes.ts';
import { contactMessages } from '#server/db/schema/content.ts';
import { customers, registrationRequests } from '#server/db/schema/customers.ts';
import { importFiles, importRows } from '#server/db/schema/files.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { auditPersonal } from '#server/db/schema/operators.ts';
import { orderNotes, orders } from '#server/db/schema/orders.ts';
import { payments } from '#server/db/schema/payments.ts';
import { paperLinks } from '#server/db/schema/receipts.ts';
import { returnRequests } from '#server/db/schema/returns.ts';
import { reviews } from '#server/db/schema/reviews.ts';
import { forgetDevices } from '#server/queries/account/known-devices.ts';
import { accountKey, nameKey } from '#server/queries/account/login-attempts.ts';
import { deleteSessions } from '#server/queries/account/sessions.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import type { CustomerRow } from './console-customers.ts';
import { deleteContactChanges } from './contact-changes.ts';

/*
 * A customer who leaves is forgotten: the profile is replaced, traces are deleted, and with them what the
 * audit log says of the customer (`audit_personal`, decision 40). Orders keep their billing copy, but for
 * those cancelled before any payment.
 */

const unfinished = ['active', 'accepted', 'processing', 'out_for_delivery'] as const;

/** Against new orders too, whose rows refer to it. */
export async function lockLeaving(tx: Db, id: number): Promise<CustomerRow | undefined> {
  // As money is moved: the account first, then its orders, whose holders refer to the customer.
  await lockAccount(tx, id);
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.customerId, id))
    .orderBy(orders.id)
    .for('no key update');
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row;
}

export function countOpenOrders(tx: Db, id: number): Promise<number> {
  return tx.$count(orders, and(eq(orders.customerId, id), inArray(orders.status, unfinished)));
}

export async function deleteCart(tx: Db, id: number): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.customerId, id));
}

/** What is kept about a customer beside the profile and the orders. */
export async function deleteTraces(tx: Db, customer: CustomerRow): Promise<void> {
  const { id, mobile } = customer;
  const emails = await ownEmails(tx, customer);
  await deleteSessions(tx, id);
  await forgetDevices(tx, { customerId: id });
  await deleteContactChanges(tx, id);
  await tx.delete(resetTokens).where(eq(resetTokens.customerId, id));
  await tx.delete(paperLinks).where(eq(paperLinks.customerId, id));
  await tx.delete(cartChanges).where(eq(cartChanges.customerId, id));
  await tx.delete(cartReminders).where(eq(cartReminders.customerId, id));
  await tx.delete(notifications).where(eq(notifications.customerId, id));
  // With what was written and photographed; what came of them is in the credit notes.
  await tx.delete(returnRequests).where(eq(returnRequests.customerId, id));
  const { customerId, phone } = registrationRequests;
  await tx
    .delete(registrationRequests)
    .where(or(eq(customerId, id), eq(phone, mobile), isOneOf(registrationRequests.email, emails)));
  await tx.delete(contactMessages).where(isOneOf(contactMessages.email, emails));
  const keys = [accountKey(id), ...[mobile, ...emails].map(nameKey)];
  await tx.delete(loginAttempts).where(inArray(loginAttempts.key, keys));
  await deleteMailJobs(tx, emails);
  // They stay, under another name; changed, so that pages which show the old one are made anew.
  await tx.update(reviews).set({ likes: reviews.likes }).where(eq(reviews.customerId, id));
}

/** The queue keeps a mail for a day after it was sent; one that still waits would find nobody. */
async function deleteMailJobs(tx: Db, emails: readonly string[]): Promise<void> {
  const [queue] = await rowsOf<{ there: boolean }>(
    tx,
    sql`select to_regclass('jobs.job') is not null as there`,
  );
  if (!queue?.there) return;
  await tx.execute(sql`delete from jobs.job
    where name = 'reset-pin-mail' and state <> 'active' and ${isOneOf(sql`data->>'email'`, emails)}`);
}

/**
 * Today's e-mail address and those of before, as far as anything still tells them, in small letters. One that is
 * another customer's by now is left out: what was written under it is theirs.
 */
async function ownEmails(tx: Db, { id, email }: CustomerRow): Promise<string[]> {
  const { details, customerId } = auditPersonal;
  const rows = await rowsOf<{ email: string }>(
    tx,
    sql`select lower(${email}) as email
      union select lower(${contactChanges.email}) from ${contactChanges}
        where ${contactChanges.customerId} = ${id}
      union select lower(${registrationRequests.email}) from ${registrationRequests}
        where ${registrationRequests.customerId} = ${id}
      union select lower(side.fields->>'email') from ${auditPersonal},
        lateral (values (${details}->'before'), (${details}->'after')) side(fields)
        where ${customerId} = ${id} and side.fields->>'email' <> ''
      except select lower(${customers.email}) from ${customers} where ${customers.id} <> ${id}`,
  );
  // Whoever has none shares it with others.
  return rows.map((row) => row.email).filter((one) => one !== '');
}

/** What was written about orders; and on those that were cancelled before money came, which need no bill, who bought. */
export async function cleanOrders(tx: Db, id: number, billingInfo: object): Promise<void> {
  const ofCustomer = eq(orders.customerId, id);
  await tx.update(orders).set({ note: '' }).where(ofCustomer);
  const orderIds = tx.select({ id: orders.id }).from(orders).where(ofCustomer);
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, orderIds));
  const paid = tx.select({ one: sql`1` }).from(payments).where(eq(payments.orderId, orders.id));
  await tx
    .update(orders)
    .set({ billingInfo })
    .where(and(ofCustomer, eq(orders.status, 'cancelled'), notExists(paid)));
}

/** A name that tells nothing, the same wherever this customer appears. */
export async function replaceProfile(tx: Db, id: number): Promise<void> {
  const gone = `Former customer ${id}`;
  await tx
    .update(customers)
    .set({
      ...{ firmName: gone, ownerName: 'Former customer', mobile: `gone-${id}` },
      ...{ email: `gone-${id}@thok.invalid`, shopNo: '', address: '', city: '', pincode: '' },
      ...{ distanceKm: 0, ssiNo: '', foodLicence: '', dlNumber: '', gstNumber: '', google: '' },
      ...{ route: '', pinHash: null, blockedAt: sql`now()`, forgottenAt: sql`now()` },
      version: sql`${customers.version} + 1`,
    })
    .where(eq(customers.id, id));
}

/**
 * Before and after of the audit log, and rows of files; undoing those is refused anyway, once the customer has
 * changed. The database lets the first go only when the customer is forgotten, so this comes last.
 */
export async function deleteKeptValues(tx: Db, id: number): Promise<void> {
  await tx.delete(auditPersonal).where(eq(auditPersonal.customerId, id));
  const ofCustomers = tx
    .select({ id: importFiles.id })
    .from(importFiles)
    .where(eq(importFiles.kind, 'customers'));
  await tx
    .delete(importRows)
    .where(and(eq(importRows.targetId, id), inArray(importRows.fileId, ofCustomers)));
}

function isOneOf(email: SQLWrapper, emails: readonly string[]) {
  return inArray(sql`lower(${email})`, [...emails]);
}
