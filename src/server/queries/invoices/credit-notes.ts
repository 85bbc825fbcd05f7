import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { creditNoteLines, creditNotes } from '#server/db/schema/invoices.ts';

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

export function readCreditNotes(db: Db, invoiceId: number): Promise<CreditNoteRow[]> {
  return db
    .select()
    .from(creditNotes)
    .where(eq(creditNotes.invoiceId, invoiceId))
    .orderBy(asc(creditNotes.id))
    .limit(maxNotes);
}
