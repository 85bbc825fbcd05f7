import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { maxLines } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import { products } from '#server/db/schema/catalogue.ts';
import {
  creditNoteLines,
  creditNotes,
  invoiceLines,
  invoices,
} from '#server/db/schema/invoices.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type InvoiceLineRow = typeof invoiceLines.$inferSelect;
type NewInvoice = typeof invoices.$inferInsert;
type NewLine = Omit<typeof invoiceLines.$inferInsert, 'invoiceId'>;

/** The lines of orders with what an invoice says of their products today. */
export function readLinesToInvoice(tx: Db, orderIds: readonly number[]) {
  return tx
    .select({
      ...getTableColumns(orderLines),
      ...{ hsn: products.hsn, uqc: products.uqc, nameHi: products.nameHi },
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(inArray(orderLines.orderId, [...orderIds]), gt(orderLines.packs, 0)))
    .orderBy(asc(orderLines.id))
    .limit(maxLines * orderIds.length);
}

export type LineToInvoice = Awaited<ReturnType<typeof readLinesToInvoice>>[number];

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

/** An invoice with what was paid, what came back and what is due of it. */
export type InvoiceWithDue = {
  invoice: InvoiceRow;
  paidPaise: number;
  creditedPaise: number;
  duePaise: number;
};

/** One by its id; only a customer's own where one is named. */
export async function findInvoice(
  db: Db,
  id: number,
  customerId?: number,
): Promise<InvoiceWithDue | undefined> {
  const own = customerId === undefined ? undefined : eq(invoices.customerId, customerId);
  const [found] = await readWithDue(db, and(eq(invoices.id, id), own));
  return found;
}

/** Those of some orders. */
export function readInvoicesOf(db: Db, orderIds: readonly number[]): Promise<InvoiceWithDue[]> {
  return readWithDue(db, inArray(invoices.orderId, [...orderIds]));
}

async function readWithDue(db: Db, where: SQL | undefined): Promise<InvoiceWithDue[]> {
  const rows = await db
    .select({
      invoice: getTableColumns(invoices),
      paidPaise: orders.paidPaise,
      creditedPaise: sql<number>`(select coalesce(sum(${creditNotes.totalPaise}), 0)::int
        from ${creditNotes} where ${creditNotes.invoiceId} = ${invoices.id})`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(where);
  return rows.map((row) => {
    const left = row.invoice.totalPaise - row.creditedPaise - row.paidPaise;
    return { ...row, duePaise: Math.max(left, 0) };
  });
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
