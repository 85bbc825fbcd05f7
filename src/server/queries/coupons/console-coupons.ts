import { and, desc, eq, getTableColumns, ilike, lt, type SQL, sql } from 'drizzle-orm';
import type { CouponState } from '#domain/coupons/coupon.ts';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { coupons, couponUses } from '#server/db/schema/coupons.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

type CouponRow = typeof coupons.$inferSelect;
export type CountedCoupon = CouponRow & { uses: number };
export type CouponFields = Omit<CouponRow, 'id' | 'version'>;
type CouponSearch = { words: string; state: CouponState | undefined };

const isOn = sql`${coupons.active}`;
/** As `couponState` has it. */
const inState: Record<CouponState, SQL> = {
  off: sql`not ${isOn}`,
  soon: sql`${isOn} and now() < ${coupons.startsAt}`,
  now: sql`${isOn} and now() >= ${coupons.startsAt} and now() < ${coupons.endsAt}`,
  over: sql`${isOn} and now() >= ${coupons.endsAt}`,
};

function filtersOf({ words, state }: CouponSearch): SQL | undefined {
  return and(
    words === '' ? undefined : ilike(coupons.code, likePattern(words)),
    state && inState[state],
  );
}

// Spelt out: Drizzle leaves the table of a column out where a statement reads from one table.
const uses = sql<number>`(select count(*)::int from ${couponUses}
  where coupon_uses.coupon_id = coupons.id)`;

function withUses(db: Db) {
  return db.select({ ...getTableColumns(coupons), uses }).from(coupons);
}

/** The newest first. */
export function searchCoupons(
  db: Db,
  { beforeId, limit, ...search }: CouponSearch & { beforeId: number | undefined; limit: number },
): Promise<CountedCoupon[]> {
  return withUses(db)
    .where(and(filtersOf(search), beforeId === undefined ? undefined : lt(coupons.id, beforeId)))
    .orderBy(desc(coupons.id))
    .limit(limit);
}

/** How many there are, counted no further than `most`. */
export function countCoupons(db: Db, search: CouponSearch, most: number): Promise<number> {
  return countUpTo(db, coupons, filtersOf(search), most);
}

export async function findCountedCoupon(db: Db, id: number): Promise<CountedCoupon | undefined> {
  const [row] = await withUses(db).where(eq(coupons.id, id));
  return row;
}

/** Held until the transaction ends: nobody uses or saves it meanwhile. */
export async function lockCouponById(tx: Db, id: number): Promise<void> {
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, id)).for('update');
}

export async function insertCoupon(tx: Db, fields: CouponFields): Promise<number> {
  const [row] = await tx.insert(coupons).values(fields).returning({ id: coupons.id });
  if (!row) throw new Error('The coupon was not kept.');
  return row.id;
}

export async function updateCoupon(
  tx: Db,
  { id, version }: Pick<CouponRow, 'id' | 'version'>,
  fields: CouponFields,
): Promise<number> {
  await tx
    .update(coupons)
    .set({ ...fields, version: version + 1 })
    .where(eq(coupons.id, id));
  return id;
}

export async function deleteCoupon(tx: Db, id: number): Promise<void> {
  await tx.delete(coupons).where(eq(coupons.id, id));
}
