import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { operators } from '#server/db/schema/operators.ts';
import { orders } from '#server/db/schema/orders.ts';
import { payments } from '#server/db/schema/payments.ts';

type NewPayment = {
  orderId: number;
  amountPaise: number;
  method: PaymentMethod;
  reference: string;
  reason: string;
  operatorId: number;
  idempotencyKey: string;
};

export type PaymentRow = typeof payments.$inferSelect;

export async function findPaymentByKey(tx: Db, key: string) {
  const [row] = await tx
    .select({ payment: payments, operatorName: operators.name })
    .from(payments)
    .leftJoin(operators, eq(operators.id, payments.operatorId))
    .where(eq(payments.idempotencyKey, key));
  return row;
}

/**
 * Keeps the payment and the sum on its order, which is locked. undefined: another order's payment
 * has taken the key in this very moment.
 */
export async function insertPayment(tx: Db, payment: NewPayment): Promise<PaymentRow | undefined> {
  const [row] = await tx.insert(payments).values(payment).onConflictDoNothing().returning();
  if (!row) return undefined;
  await tx
    .update(orders)
    .set({ paidPaise: sql`${orders.paidPaise} + ${payment.amountPaise}`, updatedAt: sql`now()` })
    .where(eq(orders.id, payment.orderId));
  return row;
}

export function readPayments(db: Db, orderId: number) {
  return db
    .select({ payment: payments, operatorName: operators.name })
    .from(payments)
    .leftJoin(operators, eq(operators.id, payments.operatorId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
    .limit(1_000);
}

type DayPayment = Omit<PaymentRow, 'operatorId' | 'idempotencyKey' | 'createdAt'> & {
  createdAt: string;
  operatorName: string | null;
  firmName: string;
};

/**
 * What was taken and given back between two moments. Written out: a busy day has a thousand rows, whose
 * columns the query builder takes twice as long to map.
 */
export function readPaymentsBetween(db: Db, from: Date, until: Date): Promise<DayPayment[]> {
  return rowsOf<DayPayment>(
    db,
    sql`select p.id, p.order_id as "orderId", p.amount_paise as "amountPaise", p.method, p.reference,
        p.reason, p.created_at as "createdAt", op.name as "operatorName",
        coalesce(o.billing_info->>'firmName', '') as "firmName"
      from payments p
      join orders o on o.id = p.order_id
      left join operators op on op.id = p.operator_id
      where p.created_at >= ${from.toISOString()} and p.created_at < ${until.toISOString()}
      order by p.created_at, p.id limit 5000`,
  );
}

/** The sums of the same, over all of them. */
export function sumPaymentsBetween(db: Db, from: Date, until: Date) {
  return db
    .select({
      method: payments.method,
      count: sql<number>`count(*)::int`,
      amountPaise: sql<number>`sum(${payments.amountPaise})::float8`,
    })
    .from(payments)
    .where(and(gte(payments.createdAt, from), lt(payments.createdAt, until)))
    .groupBy(payments.method);
}
