import { and, asc, desc, eq, ilike, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import { plainFirmName, unspokenSigns } from '#domain/customers/firm-name.ts';
import type { Db } from '#server/db/connect.ts';
import { customers, registrationRequests } from '#server/db/schema/customers.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

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
  const { id, firmName, ownerName, mobile, email } = customers;
  return db
    .select({ id, firmName, ownerName, mobile, email })
    .from(customers)
    .where(
      or(
        sql`${mobile} = any(${texts((one) => one.phone)})`,
        sql`lower(${email}) = any(${texts((one) => one.email)})`,
        sql`${plainName(ownerName)} = any(${texts((one) => plainFirmName(one.name))})`,
        sql`${plainName(firmName)} = any(${texts((one) => plainFirmName(one.name))})`,
      ),
    )
    .orderBy(asc(id))
    .limit(500);
}
