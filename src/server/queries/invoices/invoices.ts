import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { InvoicedLine } from '#domain/invoices/credit-value.ts';
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

/** Those of these orders that have an invoice. */
export async function readInvoicedOrders(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ orderId: invoices.orderId })
    .from(invoices)
    .where(inArray(invoices.orderId, [...ids]));
  return new Set(rows.map(({ orderId }) => orderId));
}

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
  /** Taken off it by its own notes, or paid of it by the note whose goods it replaces. */
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
      ...{ paidPaise: orders.paidPaise, creditedPaise: orders.creditedPaise },
      coveredPaise: orders.coveredPaise,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(where);
  return rows.map(({ invoice, paidPaise, creditedPaise, coveredPaise }) => {
    const credits = creditedPaise + coveredPaise;
    const left = invoice.totalPaise - credits - paidPaise;
    return { invoice, paidPaise, creditedPaise: credits, duePaise: Math.max(left, 0) };
  });
}

export async function findInvoiceOfOrder(db: Db, orderId: number): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.orderId, orderId));
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

/** What has come back of each line, by the line's id. */
export async function readCredited(db: Db, invoiceId: number): Promise<Map<number, InvoicedLine>> {
  const sumOf = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;
  const rows = await db
    .select({
      lineId: creditNoteLines.invoiceLineId,
      units: sumOf(creditNoteLines.units),
      taxablePaise: sumOf(creditNoteLines.taxablePaise),
      cgstPaise: sumOf(creditNoteLines.cgstPaise),
      sgstPaise: sumOf(creditNoteLines.sgstPaise),
      igstPaise: sumOf(creditNoteLines.igstPaise),
    })
    .from(creditNoteLines)
    .innerJoin(creditNotes, eq(creditNotes.id, creditNoteLines.creditNoteId))
    .where(eq(creditNotes.invoiceId, invoiceId))
    .groupBy(creditNoteLines.invoiceLineId);
  return new Map(rows.map(({ lineId, ...sums }) => [lineId, sums]));
}
