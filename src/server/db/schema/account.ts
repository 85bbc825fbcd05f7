import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, partOf, time } from './columns.ts';
import { customers } from './customers.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, in hex: the token itself is never stored. */
    tokenHash: text().primaryKey(),
    customerId: partOf(() => customers.id),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: time().notNull(),
  },
  (t) => [index().on(t.customerId), index().on(t.expiresAt)],
);

export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: text().primaryKey(),
    customerId: partOf(() => customers.id),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [index().on(t.customerId)],
);

/** Failed sign-ins by account or address, with the lock they led to. */
export const loginAttempts = pgTable('login_attempts', {
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  locks: integer().notNull().default(0),
  lastTryAt: createdAt(),
  lockedUntil: time(),
});

/** Calls counted per address and action in a window, for the public writes. */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  calls: integer().notNull(),
  windowEndsAt: time().notNull(),
});
