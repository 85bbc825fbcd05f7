import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { InvoiceKind } from '#domain/invoices/invoice-kind.ts';
import { paperNumber } from '#domain/invoices/invoice-number.ts';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { customers } from '#server/db/schema/customers.ts';
import { creditNotes, invoices, paperSeries } from '#server/db/schema/invoices.ts';
import { orders } from '#server/db/schema/orders.ts';
import { namedOrPhoned } from '#server/queries/customers/console-customers.ts';

export type PaperSearch = {
  words?: string | undefined;
  /** Days in India, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Of invoices. */
  kind?: InvoiceKind | undefined;
  due?: boolean;
  customerId?: number | undefined;
  /** Only papers before this one: the page after it. */
  beforeId?: number | undefined;
  limit: number;
};

type Filter = Omit<PaperSearch, 'limit'>;
type Table = typeof invoices | typeof creditNotes;

/** More customers than any shop has. */
const maxMatches = 100_000;
const maxSeries = 1_000;

/** Named as the partial index `orders_with_due` has it. */
const isDue = sql`${invoices.orderId} in (select unpaid.id from ${orders} unpaid
  where unpaid.paid_paise < unpaid.total_to_pay_paise - unpaid.credited_paise - unpaid.covered_paise
    and unpaid.status <> 'cancelled')`;

/**
 * A number is the paper or the order that has it; other words are customers by firm, owner, phone or GSTIN. They are
 * looked up first, as for orders.
 */
async function matching(db: Db, table: Table, words: string): Promise<SQL | undefined> {
  const numbers = await numbersIn(db, words);
  const [numbered] = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.number, numbers))
    .limit(1);
  const order = Number(/^#?(\d{1,9})$/.exec(words)?.[1] ?? 0);
  const ofOrder = order > 0 && table === invoices ? eq(invoices.orderId, order) : undefined;
  if (numbered) return or(inArray(table.number, numbers), ofOrder);
  if (ofOrder && (await db.$count(invoices, ofOrder)) > 0) return ofOrder;
  const gstin = words.toUpperCase();
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(
      or(
        namedOrPhoned(words),
        gstin.length >= 5
          ? sql`${customers.gstNumber} like ${`${gstin.replace(/[%_\\]/g, '')}%`}`
          : undefined,
      ),
    )
    .orderBy(asc(customers.id))
    .limit(maxMatches);
  const ids = `{${found.map((one) => one.id).join(',')}}`;
  return sql`${table.customerId} = any(${ids}::int[])`;
}

/** What a person may mean by "12", "inv 12" or "INV/26-27/12": numbers of every series it fits. */
export async function numbersIn(db: Db, words: string): Promise<string[]> {
  const typed = /^(?:([a-z\d]{1,3})[\s/-]*)?(?:(\d\d-\d\d)[\s/-]+)?(\d{1,6})$/i.exec(words.trim());
  if (!typed) return [];
  const [, prefix, year, count] = typed;
  const series = await db
    .select()
    .from(paperSeries)
    .orderBy(desc(paperSeries.year), asc(paperSeries.prefix))
    .limit(maxSeries);
  return series
    .filter(
      (one) => (!prefix || one.prefix === prefix.toUpperCase()) && (!year || one.year === year),
    )
    .flatMap((one) => paperNumber(one.prefix, one.year, Number(count)) ?? []);
}

async function filtersOf(db: Db, table: Table, search: Filter): Promise<SQL | undefined> {
  const { words, from, to, kind, due, customerId, beforeId } = search;
  return and(
    words ? await matching(db, table, words) : undefined,
    from ? gte(table.day, from) : undefined,
    to ? lte(table.day, to) : undefined,
    kind && table === invoices ? eq(invoices.kind, kind) : undefined,
    due && table === invoices ? isDue : undefined,
    customerId === undefined ? undefined : eq(table.customerId, customerId),
    beforeId === undefined ? undefined : lt(table.id, beforeId),
  );
}

/** How many there are, counted no further than `most`. */
export function countInvoices(db: Db, search: Filter, most: number): Promise<number> {
  return withCustomPlans(db, async (tx) =>
    countUpTo(tx, invoices, await filtersOf(tx, invoices, search), most),
  );
}

export function countCreditNotes(db: Db, search: Filter, most: number): Promise<number> {
  return withCustomPlans(db, async (tx) =>
    countUpTo(tx, creditNotes, await filtersOf(tx, creditNotes, search), most),
  );
}

/** In the order of issue, the newest first, by keyset. */
export function searchInvoices(db: Db, search: PaperSearch) {
  return withCustomPlans(db, async (tx) =>
    tx
      .select({
        ...getTableColumns(invoices),
        creditedPaise: sql<number>`${orders.creditedPaise} + ${orders.coveredPaise}`,
        paidPaise: orders.paidPaise,
      })
      .from(invoices)
      .innerJoin(orders, eq(orders.id, invoices.orderId))
      .where(await filtersOf(tx, invoices, search))
      .orderBy(desc(invoices.id))
      .limit(search.limit),
  );
}

export function searchCreditNotes(db: Db, search: PaperSearch) {
  return withCustomPlans(db, async (tx) =>
    tx
      .select({
        ...getTableColumns(creditNotes),
        ...{ orderId: invoices.orderId, buyer: invoices.buyer, invoiceNumber: invoices.number },
      })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
      .where(await filtersOf(tx, creditNotes, search))
      .orderBy(desc(creditNotes.id))
      .limit(search.limit),
  );
}

/** Those whose number these words may mean; firms and phones are found by their orders. */
export async function findNumberedInvoices(db: Db, words: string, limit: number) {
  const numbers = await numbersIn(db, words);
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(invoices)
    .where(inArray(invoices.number, numbers))
    .orderBy(desc(invoices.id))
    .limit(limit);
}
