import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf, time } from './columns.ts';
import { customers } from './customers.ts';

/** Each other e-mail address or mobile number of a customer, written by a trigger, whatever changed it. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: id(),
    customerId: partOf(() => customers.id),
    /** Of before: where the customer is told of it. */
    email: text().notNull(),
    emailChanged: boolean().notNull(),
    mobileChanged: boolean().notNull(),
    at: createdAt(),
    /** When the bell and the mail were on their way; null: not yet. */
    toldAt: time(),
  },
  (t) => [
    index().on(t.customerId, t.at),
    index('contact_changes_untold').on(t.id).where(sql`${t.toldAt} is null`),
    index().on(t.at),
  ],
);
