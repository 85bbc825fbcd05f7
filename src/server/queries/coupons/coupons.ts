import { and, count, eq, sql } from 'drizzle-orm';
import {
  type Coupon,
  type CouponTerms,
  type CouponUses,
  couponState,
  type KeptCoupon,
} from '#domain/coupons/coupon.ts';
import type { Db } from '#server/db/connect.ts';
import { coupons, couponUses } from '#server/db/schema/coupons.ts';
import { databaseNowMs } from '#server/queries/clock.ts';
import { creditHeld } from '#server/queries/customers/credit.ts';

type StoredCoupon = Coupon & { id: number; code: string };
/** With the time that it is judged by. */
export type CouponNow = StoredCoupon & { nowMs: number };

const couponNow = { coupon: coupons, nowMs: databaseNowMs };

type TermsRow = Pick<
  typeof couponUses.$inferSelect,
  'kind' | 'flatPaise' | 'percent' | 'ceilingPaise' | 'minimumPaise'
>;

function toTerms({ kind, flatPaise, percent, ceilingPaise, minimumPaise }: TermsRow): CouponTerms {
  return {
    worth:
      kind === 'flat'
        ? { kind, flatPaise: flatPaise ?? 0 }
        : { kind: 'percent', percent: percent ?? 0, ceilingPaise },
    minimumPaise: minimumPaise ?? 0,
  };
}

function toCoupon(row: typeof coupons.$inferSelect): StoredCoupon {
  return {
    id: row.id,
    code: row.code,
    ...toTerms(row),
    startsAtMs: row.startsAt.getTime(),
    endsAtMs: row.endsAt.getTime(),
    limitTotal: row.limitTotal,
    limitPerCustomer: row.limitPerCustomer,
    active: row.active,
  };
}

export async function findCoupon(db: Db, code: string): Promise<CouponNow | undefined> {
  const [row] = await db
    .select(couponNow)
    .from(coupons)
    .where(eq(sql`upper(${coupons.code})`, code.toUpperCase()));
  return row && { ...toCoupon(row.coupon), nowMs: row.nowMs };
}

/**
 * Held until the transaction ends, so that its uses can be counted; before it the customer whose credit is limited, so
 * that nobody holds a coupon of many while waiting for one customer.
 */
export async function lockCoupon(
  tx: Db,
  code: string,
  customerId: number,
): Promise<CouponNow | undefined> {
  const [row] = await tx
    .select(couponNow)
    .from(coupons)
    .where(and(eq(sql`upper(${coupons.code})`, code.toUpperCase()), creditHeld(sql`${customerId}`)))
    .for('no key update');
  return row && { ...toCoupon(row.coupon), nowMs: row.nowMs };
}

export async function countCouponUses(
  db: Db,
  couponId: number,
  customerId: number,
): Promise<CouponUses> {
  const [row] = await db
    .select({
      inAll: count(),
      byCustomer:
        sql<number>`count(*) filter (where ${couponUses.customerId} = ${customerId})`.mapWith(
          Number,
        ),
    })
    .from(couponUses)
    .where(eq(couponUses.couponId, couponId));
  return row ?? { inAll: 0, byCustomer: 0 };
}

/** The coupon an order used: the order's own terms, and how the coupon stands today. */
export async function findKeptCoupon(db: Db, orderId: number): Promise<KeptCoupon | undefined> {
  const [row] = await db
    .select({ use: couponUses, ...couponNow })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(eq(couponUses.orderId, orderId));
  if (!row) return undefined;
  const { use, coupon, nowMs } = row;
  return {
    terms: toTerms(use.kind === null ? coupon : use),
    state: couponState(toCoupon(coupon), nowMs),
  };
}
