import type { InvoiceWire } from '#contract/invoice.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { findEInvoice } from '#server/queries/e-invoices/e-invoices.ts';
import { readCounted } from '#server/queries/invoices/credit-notes.ts';
import { findInvoice, readCredited, readInvoiceLines } from '#server/queries/invoices/invoices.ts';
import { invoiceWire } from './invoice-wire.ts';

/** An invoice whole; undefined: there is none, or it is somebody else's. */
export async function readInvoice(
  db: CustomerContext['db'],
  id: number,
  customerId?: number,
): Promise<InvoiceWire | undefined> {
  const found = await findInvoice(db, id, customerId);
  if (!found) return undefined;
  const [lines, notes, eInvoice, back] = await Promise.all([
    readInvoiceLines(db, id),
    readCounted(db, found.invoice),
    findEInvoice(db, { invoiceId: id }),
    readCredited(db, id),
  ]);
  return invoiceWire(found, lines, notes, { eInvoice, back });
}
