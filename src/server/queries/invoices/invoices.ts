import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import { maxLines } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import {
  creditNoteLines,
  creditNotes,
  invoiceLines,
  invoices,
} from '#server/db/schema/invoices.ts';
import { orderLines } from '#server/db/schema/orders.ts';
import { taxRates } from '#server/db/schema/tax.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;
type NewInvoice = typeof invoices.$inferInsert;
type NewLine = Omit<typeof invoiceLines.$inferInsert, 'invoiceId'>;

/** An order's lines with what an invoice says of their products today. */
export function readLinesToInvoice(tx: Db, orderId: number) {
  return tx
    .select({
      ...getTableColumns(orderLines),
      ...{ hsn: products.hsn, unitCode: products.unitCode, nameHi: products.nameHi },
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(eq(orderLines.orderId, orderId), gt(orderLines.packs, 0)))
    .orderBy(asc(orderLines.id))
    .limit(maxLines);
}

export type LineToInvoice = Awaited<ReturnType<typeof readLinesToInvoice>>[number];

/** As many as a shop has headings for; the owner keeps the table. */
const maxRates = 5_000;

export function readTaxRates(db: Db) {
  return db.select().from(taxRates).orderBy(asc(taxRates.hsn), asc(taxRates.from)).limit(maxRates);
}

export async function insertInvoice(
  tx: Db,
  invoice: NewInvoice,
  lines: readonly NewLine[],
): Promise<InvoiceRow> {
  const [row] = await tx.insert(invoices).values(invoice).returning();
  if (!row) throw new Error('An invoice was not written.');
  await tx.insert(invoiceLines).values(lines.map((line) => ({ ...line, invoiceId: row.id })));
  return row;
}

export async function findInvoiceOfOrder(db: Db, orderId: number): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return row;
}

/** Held until the transaction ends: what comes back of it comes one after another. */
export async function lockInvoice(tx: Db, id: number): Promise<InvoiceRow | undefined> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('no key update');
  return row;
}

export function readInvoiceLines(db: Db, invoiceId: number): Promise<InvoiceLineRow[]> {
  return db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.id))
    .limit(maxLines);
}

/** Units of each line that have come back, by the line's id. */
export async function readCreditedUnits(db: Db, invoiceId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({
      lineId: creditNoteLines.invoiceLineId,
      units: sql<number>`sum(${creditNoteLines.units})::int`,
    })
    .from(creditNoteLines)
    .innerJoin(creditNotes, eq(creditNotes.id, creditNoteLines.creditNoteId))
    .where(eq(creditNotes.invoiceId, invoiceId))
    .groupBy(creditNoteLines.invoiceLineId);
  return new Map(rows.map(({ lineId, units }) => [lineId, units]));
}
