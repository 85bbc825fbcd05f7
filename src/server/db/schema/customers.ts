import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { creditModes } from '#domain/customers/credit.ts';
import { languages } from '#domain/india/language.ts';
import { createdAt, id, nameHi, time } from './columns.ts';

export const customers = pgTable(
  'customers',
  {
    id: id(),
    firmName: text().notNull(),
    ownerName: text().notNull(),
    shopNo: text().notNull().default(''),
    address: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    country: text().notNull(),
    pincode: text().notNull(),
    distanceKm: doublePrecision().notNull(),
    mobile: text().notNull().unique(),
    /** '': none. */
    email: text().notNull(),
    ssiNo: text().notNull().default(''),
    foodLicence: text().notNull().default(''),
    dlNumber: text().notNull().default(''),
    gstNumber: text().notNull().default(''),
    google: text().notNull().default(''),
    route: text().notNull().default(''),
    /** What the console's lists search. In small letters: `ilike` would lower each text anew. */
    searchText: text().notNull().generatedAlwaysAs(sql`lower(firm_name || ' · ' || owner_name)`),
    /** argon2id; null until the customer has set a PIN. */
    pinHash: text(),
    createdAt: createdAt(),
    /** As the customer chose it; null: never. */
    language: text({ enum: languages }),
    /** Whether each order's steps are mailed. */
    orderMails: boolean().notNull().default(true),
    /** Most that may be owed, with what is ordered and not invoiced yet; null: no limit. */
    creditLimitPaise: integer(),
    /** How long after its day an invoice is due. */
    creditDays: smallint().notNull().default(0),
    /** What happens over the limit, or with a bill past due. */
    creditMode: text({ enum: creditModes }).notNull().default('warn'),
    /** Until this day an owner lets orders pass; null: none. */
    creditPassUntil: date(),
    /** So many orders an owner lets pass. */
    creditPassOrders: smallint().notNull().default(0),
    /** Whether what is overdue is reminded of. */
    dueMails: boolean().notNull().default(true),
    /** When that was last done. */
    dueMailAt: time(),
    /** Since when the shop lets this customer in no more; null: it does. */
    blockedAt: time(),
    /** Of sessions that have ended, set by the database; null: none has. */
    lastSeenAt: time(),
    /** When the customer left, and all that told who it was was replaced; null: still a customer. */
    forgottenAt: time(),
    /** Counts saves in the console: of two at once, one wins. */
    version: integer().notNull().default(1),
  },
  (t) => [
    uniqueIndex('customers_email_given').on(sql`lower(${t.email})`).where(sql`${t.email} <> ''`),
    index('customers_by_name').on(t.firmName, t.id),
    // No number can stand for somebody who left: it may be another customer's tomorrow.
    check('customers_mobile', sql`${t.mobile} ~ '^[6-9][0-9]{9}$' or ${t.forgottenAt} is not null`),
    check('customers_distance_not_negative', sql`${t.distanceKm} >= 0`),
    check(
      'customers_credit',
      sql`${t.creditLimitPaise} >= 0 and ${t.creditDays} between 0 and 365 and ${t.creditPassOrders} between 0 and 100
        and ${t.creditMode} in ('warn','block')`,
    ),
  ],
);

export const registrationRequests = pgTable(
  'registration_requests',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    /** In which it was asked for; null: not known. */
    language: text({ enum: languages }),
    /** The slug of the product whose Add led to registering; '': none. */
    wanted: text().notNull().default(''),
    status: text({ enum: ['open', 'approved', 'declined'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    decidedAt: time(),
    /** Why it was declined, as the applicant was told. */
    reason: text().notNull().default(''),
    reasonHi: nameHi(),
    /** Whom an approval made. */
    customerId: integer().references(() => customers.id),
  },
  (t) => [
    uniqueIndex('registration_requests_open_phone').on(t.phone).where(sql`${t.status} = 'open'`),
    uniqueIndex('registration_requests_open_email')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.status} = 'open'`),
    check('registration_requests_status', sql`${t.status} in ('open','approved','declined')`),
  ],
);
