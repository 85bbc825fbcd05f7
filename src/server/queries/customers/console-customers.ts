import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { mobileWords } from '#domain/india/mobile.ts';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { rowsOf } from '#server/db/rows.ts';
import { sessions } from '#server/db/schema/account.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { customerAccounts } from '#server/db/schema/receipts.ts';
import { readAccountBalances } from '#server/queries/ledger/accounts.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

export type CustomerRow = typeof customers.$inferSelect;

export type CustomerSearch = {
  words: string;
  blocked: boolean;
  route: string;
  withoutPin?: boolean;
  /** Those who owe, the most first. */
  owes: boolean;
};

/** `after`: the last name, or what was owed, and id of the page before. */
export type CustomerPage = { after: { key: string; id: number } | undefined; limit: number };

const owed = sql`(select balance_paise from ${customerAccounts} where customer_id = ${customers.id})`;

function filtersOf({ words, blocked, route, withoutPin, owes }: CustomerSearch): SQL | undefined {
  return and(
    words === '' ? undefined : or(namedOrPhoned(words), mailed(words)),
    blocked ? isNotNull(customers.blockedAt) : undefined,
    route === '' ? undefined : eq(customers.route, route),
    withoutPin ? and(isNull(customers.pinHash), isNull(customers.forgottenAt)) : undefined,
    owes ? sql`${owed} > 0` : undefined,
  );
}

/** How many there are, counted no further than `most`. */
export function countCustomers(db: Db, search: CustomerSearch, most: number): Promise<number> {
  return countUpTo(db, customers, filtersOf(search), most);
}

/** By name, page by page from a name on. */
export function searchCustomers(
  db: Db,
  search: CustomerSearch & CustomerPage,
): Promise<CustomerRow[]> {
  return db
    .select()
    .from(customers)
    .where(onPage(search))
    .orderBy(...orderOf(search))
    .limit(search.limit);
}

/** These, by name. */
export function readCustomersById(db: Db, ids: readonly number[]): Promise<CustomerRow[]> {
  return db
    .select()
    .from(customers)
    .where(inArray(customers.id, [...ids]))
    .orderBy(asc(customers.firmName), asc(customers.id))
    .limit(ids.length);
}

/** The same with what a list shows: reading whole profiles takes twice as long. */
export function listCustomers(db: Db, search: CustomerSearch & CustomerPage) {
  const { id, firmName, ownerName, mobile, city, route, blockedAt, forgottenAt } = customers;
  return db
    .select({ id, firmName, ownerName, mobile, city, route, blockedAt, forgottenAt })
    .from(customers)
    .where(onPage(search))
    .orderBy(...orderOf(search))
    .limit(search.limit);
}

function orderOf({ owes }: CustomerSearch): SQL[] {
  return owes ? [desc(owed), desc(customers.id)] : [asc(customers.firmName), asc(customers.id)];
}

function onPage({ after, ...search }: CustomerSearch & CustomerPage) {
  const { firmName, id } = customers;
  if (!after) return filtersOf(search);
  const isAfter = search.owes
    ? sql`(${owed}, ${id}) < (${Number(after.key) || 0}, ${after.id})`
    : sql`(${firmName}, ${id}) > (${after.key}, ${after.id})`;
  return and(filtersOf(search), isAfter);
}

/** By firm, owner or mobile number, however that is written: all that a packer sees of a customer. */
export function namedOrPhoned(words: string): SQL {
  return sql`(${customers.searchText} like ${likePattern(words.toLowerCase())}
    or ${customers.mobile} like ${likePattern(mobileWords(words))})`;
}

function mailed(words: string): SQL {
  return sql`lower(${customers.email}) like ${likePattern(words.toLowerCase())}`;
}

export type Standing = {
  /** By the ledger; below zero where the shop owes. */
  duePaise: number;
  /** Paid beyond what is billed: what is left of receipts, and of orders that were cancelled or credited. */
  toRefundPaise: number;
  /** Without those that were cancelled, like the last of them. */
  orderCount: number;
  lastOrderAt: Date | null;
};

type StandingRow = {
  id: number;
  to_refund: number;
  count: number;
  last: string | null;
};

/** Written as the partial index `orders_unsettled` has it. */
const billedPaise = sql`case when status = 'cancelled' then 0 else total_to_pay_paise - credited_paise end - covered_paise`;

/**
 * What these customers owe, how often and when they last ordered; each from an index of its own, since
 * a customer may have thousands of orders.
 */
export async function readStandings(db: Db, ids: number[]): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map();
  const balances = await readAccountBalances(db, ids);
  const rows = await rowsOf<StandingRow>(
    db,
    sql`select c.id, over.paid + ahead.paid as to_refund,
        (select count(*) from orders where customer_id = c.id and status <> 'cancelled')::int as count,
        (select max(created_at) from orders where customer_id = c.id and status <> 'cancelled') as last
      from unnest(${`{${ids.join(',')}}`}::int[]) as c (id),
      lateral (
        select coalesce(sum(greatest(paid_paise - (${billedPaise}), 0)), 0)::float8 as paid
        from orders where customer_id = c.id and (${billedPaise}) <> paid_paise
      ) over,
      lateral (
        select coalesce(sum(amount_paise - allocated_paise), 0)::float8 as paid
        from receipts where customer_id = c.id and allocated_paise <> amount_paise
      ) ahead`,
  );
  return new Map(
    rows.map(({ id, to_refund, count, last }) => [
      id,
      {
        duePaise: balances.get(id) ?? 0,
        toRefundPaise: to_refund,
        orderCount: count,
        lastOrderAt: last === null ? null : new Date(last),
      },
    ]),
  );
}

export async function lockCustomer(tx: Db, id: number): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('no key update');
  return row;
}

/** undefined: another customer has this phone or e-mail. */
export async function findSameContact(
  tx: Db,
  given: { mobile: string; email: string },
  exceptId: number,
): Promise<{ id: number } | undefined> {
  const [row] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        ne(customers.id, exceptId),
        or(
          eq(customers.mobile, given.mobile),
          and(ne(customers.email, ''), sql`lower(${customers.email}) = lower(${given.email})`),
        ),
      ),
    )
    .limit(1);
  return row;
}

export async function updateCustomer(
  tx: Db,
  id: number,
  change: Partial<typeof customers.$inferInsert>,
): Promise<void> {
  await tx
    .update(customers)
    .set({ ...change, version: sql`${customers.version} + 1` })
    .where(eq(customers.id, id));
}

/** By the sessions that are open, and those that have ended. */
export async function readLastSeen(
  db: Db,
  { id, lastSeenAt }: Pick<CustomerRow, 'id' | 'lastSeenAt'>,
): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.customerId, id));
  const known = [row?.at, lastSeenAt].filter((at) => at instanceof Date);
  return known.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

export function readCartOf(db: Db, customerId: number) {
  return db
    .select({
      product_id: cartLines.productId,
      product_name: products.name,
      set_qty: packs.size,
      variant_qty: cartLines.packs,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(packs, and(eq(packs.productId, cartLines.productId), eq(packs.slot, cartLines.slot)))
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.id))
    .limit(500);
}

/** Other customers with this GSTIN: perhaps the same shop, perhaps another branch. */
export async function readSameGstin(
  db: Db,
  { id, gstNumber }: Pick<CustomerRow, 'id' | 'gstNumber'>,
) {
  if (gstNumber === '') return [];
  return db
    .select({ id: customers.id, firmName: customers.firmName })
    .from(customers)
    .where(and(eq(customers.gstNumber, gstNumber), ne(customers.id, id)))
    .orderBy(asc(customers.id))
    .limit(20);
}

/** The delivery routes that customers are on. */
export async function readRoutes(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ route: customers.route })
    .from(customers)
    .where(ne(customers.route, ''))
    .orderBy(asc(customers.route))
    .limit(200);
  return rows.map((row) => row.route);
}
