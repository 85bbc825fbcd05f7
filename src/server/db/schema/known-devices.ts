import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, time } from './columns.ts';
import { customers } from './customers.ts';
import { operators } from './operators.ts';

/** Browsers that have signed in to an account before, a row for each account; tries are counted by id. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id: id(),
    /** SHA-256 of the cookie's token, in hex; the same in all rows of a browser, another after each sign-in. */
    tokenHash: text().notNull(),
    customerId: integer().references(() => customers.id, { onDelete: 'cascade' }),
    operatorId: integer().references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [
    unique().on(t.tokenHash, t.customerId),
    unique().on(t.tokenHash, t.operatorId),
    index().on(t.customerId, t.expiresAt),
    index().on(t.operatorId, t.expiresAt),
    index().on(t.expiresAt),
    check('known_devices_one_account', sql`num_nonnulls(${t.customerId}, ${t.operatorId}) = 1`),
  ],
);
