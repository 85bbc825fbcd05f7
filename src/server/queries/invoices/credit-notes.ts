import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { maxLines } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import {
  creditNoteLines,
  creditNotes,
  invoiceLines,
  invoices,
} from '#server/db/schema/invoices.ts';

type InvoiceRow = typeof invoices.$inferSelect;
export type CreditNoteRow = typeof creditNotes.$inferSelect;
type NewNote = typeof creditNotes.$inferInsert;
type NewLine = Omit<typeof creditNoteLines.$inferInsert, 'creditNoteId'>;

export async function insertCreditNote(
  tx: Db,
  note: NewNote,
  lines: readonly NewLine[],
): Promise<CreditNoteRow> {
  const [row] = await tx.insert(creditNotes).values(note).returning();
  if (!row) throw new Error('A credit note was not written.');
  await tx.insert(creditNoteLines).values(lines.map((line) => ({ ...line, creditNoteId: row.id })));
  return row;
}

/** How many notes one invoice may have in an answer. */
const maxNotes = 100;

/** Those that lower what is due of an invoice: its own, but for goods that were replaced, and the one that pays for it. */
export function readCounted(db: Db, { id, orderId }: InvoiceRow): Promise<CreditNoteRow[]> {
  const own = and(eq(creditNotes.invoiceId, id), isNull(creditNotes.replacementOrderId));
  return db
    .select()
    .from(creditNotes)
    .where(or(own, eq(creditNotes.replacementOrderId, orderId)))
    .orderBy(asc(creditNotes.id))
    .limit(maxNotes);
}

export function readCreditNotes(db: Db, invoiceId: number): Promise<CreditNoteRow[]> {
  return db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId))
    .orderBy(asc(creditNotes.id))
    .limit(maxNotes);
}

export async function findNoteByKey(tx: Db, key: string): Promise<CreditNoteRow | undefined> {
  const [row] = await tx.select().from(creditNotes).where(eq(creditNotes.idempotencyKey, key));
  return row;
}

/** One with its invoice; only a customer's own where one is named. */
export async function findCreditNote(db: Db, id: number, customerId?: number) {
  const own = customerId === undefined ? undefined : eq(creditNotes.customerId, customerId);
  const [row] = await db
    .select({ note: creditNotes, invoice: invoices })
    .from(creditNotes)
    .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
    .where(and(eq(creditNotes.id, id), own));
  return row;
}

export function readNoteLines(db: Db, noteId: number) {
  return db
    .select({ line: creditNoteLines, invoiced: invoiceLines })
    .from(creditNoteLines)
    .innerJoin(invoiceLines, eq(invoiceLines.id, creditNoteLines.invoiceLineId))
    .where(eq(creditNoteLines.creditNoteId, noteId))
    .orderBy(asc(creditNoteLines.id))
    .limit(4 * maxLines);
}

export type CreditNoteLine = Awaited<ReturnType<typeof readNoteLines>>[number];
