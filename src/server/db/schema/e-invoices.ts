import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { postings } from './ledger.ts';
import { operators } from './operators.ts';

/**
 * What the portal said of an invoice or a credit note, beside the frozen paper. A posting is one paper, whichever it
 * is. Triggers refuse to change or delete a row.
 */
export const eInvoices = pgTable(
  'e_invoices',
  {
    id: id(),
    postingId: bigint({ mode: 'number' })
      .notNull()
      .unique()
      .references(() => postings.id),
    irn: text().notNull().unique(),
    ackNo: text().notNull(),
    ackAt: timestamp({ withTimezone: true }).notNull(),
    signedQr: text().notNull(),
    operatorId: integer().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('e_invoices_irn', sql`${t.irn} ~ '^[0-9a-f]{64}$'`),
    check('e_invoices_ack_no', sql`${t.ackNo} ~ '^[0-9]{5,20}$'`),
  ],
);
