import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import type { ChequeState, ReceiptKind } from '#domain/payments/receipts.ts';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { rowsOf } from '#server/db/rows.ts';
import { customers } from '#server/db/schema/customers.ts';
import { operators } from '#server/db/schema/operators.ts';
import { receipts } from '#server/db/schema/receipts.ts';
import { namedOrPhoned } from '#server/queries/customers/console-customers.ts';
import { numbersIn } from '#server/queries/invoices/paper-list.ts';

export type ReceiptSearch = {
  words?: string;
  kind?: ReceiptKind | undefined;
  method?: PaymentMethod | undefined;
  state?: ChequeState | undefined;
  /** Days in India, both included. */
  from?: string | undefined;
  to?: string | undefined;
  operatorId?: number | undefined;
  customerId?: number | undefined;
  advance?: boolean;
  /** Only receipts before this one: the page after it. */
  beforeId?: number | undefined;
  limit: number;
};

type Filter = Omit<ReceiptSearch, 'limit'>;

/** More customers than any shop has. */
const maxMatches = 100_000;

export const withNames = {
  receipt: receipts,
  operatorName: operators.name,
  firmName: customers.firmName,
};

/** A number, a reference or an amount is the receipt that has it; other words are customers by firm, owner or phone. */
async function matching(db: Db, words: string): Promise<SQL | undefined> {
  const numbers = await numbersIn(db, words);
  const rupees = /^₹?\s*(\d{1,7}(?:\.\d{1,2})?)$/.exec(words.replaceAll(',', ''))?.[1];
  const exact = or(
    inArray(receipts.number, [...numbers, words.trim().toUpperCase()]),
    eq(receipts.reference, words.trim()),
    rupees === undefined
      ? undefined
      : sql`abs(${receipts.amountPaise}) = ${Math.round(Number(rupees) * 100)}`,
  );
  const found = await db
    .select({ id: customers.id })
    .from(customers)
    .where(namedOrPhoned(words))
    .orderBy(asc(customers.id))
    .limit(maxMatches);
  const ids = `{${found.map((one) => one.id).join(',')}}`;
  return or(exact, sql`${receipts.customerId} = any(${ids}::int[])`);
}

async function filtersOf(db: Db, search: Filter): Promise<SQL | undefined> {
  const { words, kind, method, state, from, to, operatorId, customerId, beforeId } = search;
  return and(
    words ? await matching(db, words) : undefined,
    kind && eq(receipts.kind, kind),
    method && eq(receipts.method, method),
    state && eq(receipts.chequeState, state),
    from ? gte(receipts.day, from) : undefined,
    to ? lte(receipts.day, to) : undefined,
    operatorId === undefined ? undefined : eq(receipts.operatorId, operatorId),
    customerId === undefined ? undefined : eq(receipts.customerId, customerId),
    search.advance
      ? and(sql`${receipts.allocatedPaise} <> ${receipts.amountPaise}`, gt(receipts.amountPaise, 0))
      : undefined,
    beforeId === undefined ? undefined : lt(receipts.id, beforeId),
  );
}

/** How many there are, counted no further than `most`. */
export function countReceipts(db: Db, search: Filter, most: number): Promise<number> {
  return withCustomPlans(db, async (tx) =>
    countUpTo(tx, receipts, await filtersOf(tx, search), most),
  );
}

/** In the order of writing, the newest first, by keyset. */
export function searchReceipts(db: Db, search: ReceiptSearch) {
  return withCustomPlans(db, async (tx) =>
    tx
      .select(withNames)
      .from(receipts)
      .innerJoin(customers, eq(customers.id, receipts.customerId))
      .leftJoin(operators, eq(operators.id, receipts.operatorId))
      .where(await filtersOf(tx, search))
      .orderBy(desc(receipts.id))
      .limit(search.limit),
  );
}

/** From which day the bank takes it. */
export const chequeDay = sql<string>`coalesce(${receipts.chequeDate}, ${receipts.day})::text`;

export type ChequeSearch = {
  words?: string;
  state: ChequeState;
  /** The bank takes it by this day. */
  dueBy?: string | undefined;
  after?: { id: number; day: string } | undefined;
  limit: number;
};

async function chequeFilters(db: Db, search: Omit<ChequeSearch, 'limit'>) {
  const { words, state, dueBy, after } = search;
  const isOpen = state === 'held' || state === 'deposited';
  return and(
    isNotNull(receipts.chequeState),
    eq(receipts.chequeState, state),
    words ? await matching(db, words) : undefined,
    dueBy === undefined ? undefined : sql`${chequeDay} <= ${dueBy}`,
    after &&
      (isOpen
        ? sql`(${chequeDay}, ${receipts.id}) > (${after.day}, ${after.id})`
        : lt(receipts.id, after.id)),
  );
}

export function countCheques(
  db: Db,
  search: Omit<ChequeSearch, 'limit' | 'after'>,
  most: number,
): Promise<number> {
  return withCustomPlans(db, async (tx) =>
    countUpTo(tx, receipts, await chequeFilters(tx, search), most),
  );
}

/** Those that wait by the day from which the bank takes them, the others newest first. */
export function searchCheques(db: Db, search: ChequeSearch) {
  const isOpen = search.state === 'held' || search.state === 'deposited';
  return withCustomPlans(db, async (tx) =>
    tx
      .select({ ...withNames, dueDay: chequeDay })
      .from(receipts)
      .innerJoin(customers, eq(customers.id, receipts.customerId))
      .leftJoin(operators, eq(operators.id, receipts.operatorId))
      .where(await chequeFilters(tx, search))
      .orderBy(...(isOpen ? [asc(chequeDay), asc(receipts.id)] : [desc(receipts.id)]))
      .limit(search.limit),
  );
}

/** How many cheques of each customer were returned unpaid. */
export async function countBounces(
  db: Db,
  customerIds: readonly number[],
): Promise<Map<number, number>> {
  if (customerIds.length === 0) return new Map();
  const rows = await db
    .select({ id: receipts.customerId, count: sql<number>`count(*)::int` })
    .from(receipts)
    .where(and(eq(receipts.kind, 'bounce'), inArray(receipts.customerId, [...customerIds])))
    .groupBy(receipts.customerId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Of a customer's cheques, what may still bounce. */
export async function readUncleared(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ paise: sql<number>`coalesce(sum(${receipts.amountPaise}), 0)::float8` })
    .from(receipts)
    .where(
      and(
        eq(receipts.customerId, customerId),
        sql`${receipts.chequeState} in ('held','deposited')`,
      ),
    );
  return row?.paise ?? 0;
}

/** Operators who have taken money. */
export function readTakers(db: Db) {
  return db
    .select({ id: operators.id, name: operators.name })
    .from(operators)
    .where(
      sql`exists (select from ${receipts} where ${receipts.operatorId} = ${operators.id} limit 1)`,
    )
    .orderBy(asc(operators.name), asc(operators.id))
    .limit(500);
}

/** What its customer owed by the ledger after it. */
export async function readBalanceAfter(
  db: Db,
  { id, paymentId, customerId }: { id: number; paymentId: number | null; customerId: number },
): Promise<number> {
  const [row] = await rowsOf<{ paise: number }>(
    db,
    sql`select coalesce(sum(l.amount_paise), 0)::float8 as paise from posting_lines l
      where l.customer_id = ${customerId} and l.posting_id <= (select max(p.id) from postings p
        where p.receipt_id = ${id} or p.payment_id = ${paymentId}::int)`,
  );
  return row?.paise ?? 0;
}

/** Of a cheque: by which paper it bounced. */
export async function findBounceOf(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: receipts.id })
    .from(receipts)
    .where(eq(receipts.bouncedId, id));
  return row?.id;
}
