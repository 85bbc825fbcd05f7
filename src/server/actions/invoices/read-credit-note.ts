import type { CreditNoteWire } from '#contract/invoice.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { findEInvoice } from '#server/queries/e-invoices/e-invoices.ts';
import { findCreditNote, readNoteLines } from '#server/queries/invoices/credit-notes.ts';
import { creditNoteWire } from './invoice-wire.ts';

/** A credit note whole; undefined: there is none, or it is somebody else's. */
export async function readCreditNote(
  db: CustomerContext['db'],
  id: number,
  customerId?: number,
): Promise<CreditNoteWire | undefined> {
  const found = await findCreditNote(db, id, customerId);
  if (!found) return undefined;
  const [lines, eInvoice] = await Promise.all([
    readNoteLines(db, id),
    findEInvoice(db, { creditNoteId: id }),
  ]);
  return creditNoteWire(found.note, found.invoice, lines, eInvoice);
}
