import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  lt,
  max,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { plainFirmName, unspokenSigns } from '#domain/firm-name.ts';
import { mobileWords } from '#domain/indian-formats.ts';
import type { Db } from '#server/db/connect.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { customers, registrationRequests, sessions } from '#server/db/schema/customers.ts';
import { cartLines, orders } from '#server/db/schema/orders.ts';
import { likePattern } from './like-pattern.ts';

export type CustomerRow = typeof customers.$inferSelect;

export type CustomerSearch = {
  words: string;
  blocked: boolean;
  route: string;
};

/** `after`: the last name and id of the page before. */
type CustomerPage = { after: { firmName: string; id: number } | undefined; limit: number };

function filtersOf({ words, blocked, route }: CustomerSearch): SQL | undefined {
  return and(
    words === ''
      ? undefined
      : sql`(${namedOrPhoned(words)} or ${customers.email} ilike ${likePattern(words)})`,
    blocked ? isNotNull(customers.blockedAt) : undefined,
    route === '' ? undefined : eq(customers.route, route),
  );
}

/** How many there are, counted no further than `most`. */
export function countCustomers(db: Db, search: CustomerSearch, most: number): Promise<number> {
  const some = db.select({ id: customers.id }).from(customers).where(filtersOf(search)).limit(most);
  return db.$count(some.as('some'));
}

/** By name, page by page from a name on. */
export function searchCustomers(
  db: Db,
  { after, limit, ...search }: CustomerSearch & CustomerPage,
): Promise<CustomerRow[]> {
  const onPage = after && or(gt(customers.firmName, after.firmName), sameNameAfter(after));
  return db
    .select()
    .from(customers)
    .where(and(filtersOf(search), onPage))
    .orderBy(asc(customers.firmName), asc(customers.id))
    .limit(limit);
}

/** By firm, owner or mobile number, however that is written. */
export function namedOrPhoned(words: string): SQL {
  const like = likePattern(words);
  return sql`(${customers.firmName} ilike ${like} or ${customers.ownerName} ilike ${like}
    or ${customers.mobile} like ${likePattern(mobileWords(words))})`;
}

function sameNameAfter({ firmName, id }: { firmName: string; id: number }) {
  return and(eq(customers.firmName, firmName), gt(customers.id, id));
}

export type Standing = { duePaise: number; orderCount: number; lastOrderAt: Date | null };

const isCancelled = sql`${orders.status} = 'cancelled'`;

/**
 * What these customers owe, how often and when they last ordered. What was paid for a cancelled order
 * counts for them until it is given back, as in their statement.
 */
export async function readStandings(db: Db, ids: number[]): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      customerId: orders.customerId,
      duePaise: sql<number>`sum(case when ${isCancelled} then 0 else ${orders.totalToPayPaise} end
        - ${orders.paidPaise})::float8`,
      orderCount: sql<number>`(count(*) filter (where not ${isCancelled}))::int`,
      lastOrderAt: max(orders.createdAt),
    })
    .from(orders)
    .where(inArray(orders.customerId, ids))
    .groupBy(orders.customerId);
  return new Map(rows.map(({ customerId, ...standing }) => [customerId, standing]));
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
          sql`lower(${customers.email}) = lower(${given.email})`,
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

export async function readLastSeen(db: Db, customerId: number): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.customerId, customerId));
  return row?.at ?? null;
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

export type RequestRow = typeof registrationRequests.$inferSelect;

type RequestSearch = {
  status: RequestRow['status'];
  /** This one only. */
  id: number | undefined;
  words: string;
  beforeId: number | undefined;
  limit: number;
};

/** The latest requests, or those before one of them. */
export function readRequests(db: Db, search: RequestSearch): Promise<RequestRow[]> {
  const { id, name, phone, email, status } = registrationRequests;
  const words = search.words.split(/\s+/).filter(Boolean);
  return db
    .select()
    .from(registrationRequests)
    .where(
      and(
        eq(status, search.status),
        search.id === undefined ? undefined : eq(id, search.id),
        search.beforeId === undefined ? undefined : lt(id, search.beforeId),
        ...words.map((word) =>
          or(...[name, phone, email].map((column) => ilike(column, likePattern(word)))),
        ),
      ),
    )
    .orderBy(desc(id))
    .limit(search.limit);
}

/** `plainFirmName`, of a column. */
const plainName = (column: SQLWrapper) =>
  sql`translate(replace(lower(${column}), '&', 'and'), ${unspokenSigns}, '')`;

/** Customers that these requests may already be: the same phone, e-mail or, read kindly, name. */
export function readSimilar(db: Db, requests: readonly RequestRow[]) {
  const texts = (pick: (request: RequestRow) => string) =>
    sql`array[${sql.join(
      requests.map((one) => sql`${pick(one).toLowerCase()}`),
      sql`, `,
    )}]::text[]`;
  return db
    .select({
      id: customers.id,
      firmName: customers.firmName,
      ownerName: customers.ownerName,
      mobile: customers.mobile,
      email: customers.email,
    })
    .from(customers)
    .where(
      or(
        sql`${customers.mobile} = any(${texts((one) => one.phone)})`,
        sql`lower(${customers.email}) = any(${texts((one) => one.email)})`,
        sql`${plainName(customers.ownerName)} = any(${texts((one) => plainFirmName(one.name))})`,
        sql`${plainName(customers.firmName)} = any(${texts((one) => plainFirmName(one.name))})`,
      ),
    )
    .orderBy(asc(customers.id))
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
