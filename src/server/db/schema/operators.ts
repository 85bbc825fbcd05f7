import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { defaultLarge } from '#domain/operators/large-change.ts';
import { operatorRoles, type RightsChanges } from '#domain/operators/permissions.ts';
import { createdAt, id, partOf, time } from './columns.ts';
import { customers } from './customers.ts';

export const operators = pgTable(
  'operators',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    role: text({ enum: operatorRoles }).notNull().default('owner'),
    /** Of a driver: whose orders are theirs. */
    routes: text().array().notNull().default([]),
    active: boolean().notNull().default(true),
    /** Base32, as authenticator apps take it; null: no second factor. */
    totpSecret: text(),
    /** When a code of the app was first right: until then the secret is not asked for. */
    totpConfirmedAt: time(),
    /** The time step of the last code taken: no code works twice. */
    totpLastStep: bigint({ mode: 'number' }),
    /** SHA-256 of each recovery code not used yet. */
    recoveryCodeHashes: text().array().notNull().default([]),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('operators_email_unique').on(sql`lower(${t.email})`),
    check('operators_role', sql`${t.role} in ('owner','staff','packer','driver')`),
  ],
);

/** The owner's table: what roles may do otherwise than usual. No row: nothing. */
export const roleRights = pgTable(
  'role_rights',
  {
    isOnly: boolean().primaryKey().default(true),
    changes: jsonb().$type<RightsChanges>().notNull().default({}),
    /** Files and bulk edits beyond either take a right of their own. */
    largeRows: integer().notNull().default(defaultLarge.rows),
    largePercent: integer().notNull().default(defaultLarge.percent),
    version: integer().notNull().default(1),
  },
  (t) => [
    check('role_rights_is_only', sql`${t.isOnly}`),
    check('role_rights_large', sql`${t.largeRows} >= 0 and ${t.largePercent} >= 0`),
  ],
);

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    id: id(),
    /** SHA-256 of the cookie's token, in hex: the token itself is never stored. */
    tokenHash: text().notNull().unique(),
    operatorId: partOf(() => operators.id),
    userAgent: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
  },
  (t) => [index().on(t.operatorId)],
);

/** One-time links: to a new password, or to the shop's first owner. */
export const operatorTokens = pgTable(
  'operator_tokens',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['reset', 'set-up'] }).notNull(),
    operatorId: integer().references(() => operators.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: time().notNull(),
    usedAt: time(),
  },
  (t) => [
    index().on(t.operatorId),
    check('operator_tokens_purpose', sql`${t.purpose} in ('reset','set-up')`),
  ],
);

/** Who changed what through the console. A trigger refuses to change or delete a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** null: nobody was signed in, as when a password is set by a link. */
    operatorId: integer().references(() => operators.id),
    action: text().notNull(),
    /** What it was done to: 'order 31'. */
    subject: text().notNull(),
    /** The subject of the bulk edit or file that this was a part of: the log shows such entries only by subject. */
    partOf: text(),
    /** `before` and `after`, each with the fields that changed. */
    details: jsonb().notNull().default({}),
    address: text().notNull().default(''),
    at: createdAt(),
  },
  (t) => [
    index().on(t.at, t.id),
    index('audit_log_whole').on(t.at, t.id).where(sql`${t.partOf} is null`),
    index('audit_log_parts').on(t.partOf, t.at, t.id).where(sql`${t.partOf} is not null`),
    index().on(t.operatorId, t.at, t.id),
    index().on(t.subject, t.at, t.id),
    index().on(t.action, t.at, t.id),
  ],
);

/**
 * The before and after of entries that hold a customer's data: apart, since they go when the customer is
 * forgotten, while the entry stays. A trigger refuses everything else.
 */
export const auditPersonal = pgTable(
  'audit_personal',
  {
    auditId: integer()
      .primaryKey()
      .references(() => auditLog.id),
    customerId: partOf(() => customers.id),
    details: jsonb().notNull(),
  },
  (t) => [index().on(t.customerId)],
);
