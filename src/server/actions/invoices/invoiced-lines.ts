import { unitsOf } from '#domain/cart/totals.ts';
import { type InvoicedLine, lineLeft } from '#domain/invoices/credit-value.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import {
  type InvoiceLineRow,
  readCredited,
  readInvoiceLines,
} from '#server/queries/invoices/invoices.ts';

type ReturnableLine = { row: InvoiceLineRow; invoiced: InvoicedLine; left: InvoicedLine };

export type Returnable = {
  lines: ReturnableLine[];
  invoiced: Map<number, InvoicedLine>;
  credited: Map<number, InvoicedLine>;
};

/** The lines of an invoice with what has not come back of them. */
export async function readReturnable(
  db: CustomerContext['db'],
  invoiceId: number,
): Promise<Returnable> {
  const [rows, credited] = await Promise.all([
    readInvoiceLines(db, invoiceId),
    readCredited(db, invoiceId),
  ]);
  const lines = rows.map((row) => {
    const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = row;
    const invoiced = { units: unitsOf(row), taxablePaise, cgstPaise, sgstPaise, igstPaise };
    return { row, invoiced, left: lineLeft(invoiced, credited.get(row.id)) };
  });
  return { lines, credited, invoiced: new Map(lines.map((line) => [line.row.id, line.invoiced])) };
}
