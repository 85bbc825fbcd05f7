import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { operators } from '#server/db/schema/operators.ts';
import { payments } from '#server/db/schema/payments.ts';
import { receipts } from '#server/db/schema/receipts.ts';

export type PaymentRow = typeof payments.$inferSelect;

const withNames = { payment: payments, operatorName: operators.name, kind: receipts.kind };

/** What a receipt paid of one order, or took off it. */
export async function findPaymentOf(
  db: Db,
  { receiptId, orderId }: { receiptId: number; orderId: number },
) {
  const [row] = await db
    .select(withNames)
    .from(payments)
    .leftJoin(operators, eq(operators.id, payments.operatorId))
    .leftJoin(receipts, eq(receipts.id, payments.receiptId))
    .where(and(eq(payments.receiptId, receiptId), eq(payments.orderId, orderId)))
    .orderBy(asc(payments.id))
    .limit(1);
  return row;
}

export function readPayments(db: Db, orderId: number) {
  return db
    .select(withNames)
    .from(payments)
    .leftJoin(operators, eq(operators.id, payments.operatorId))
    .leftJoin(receipts, eq(receipts.id, payments.receiptId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.id))
    .limit(1_000);
}

type Range = { from: Date; until: Date; operatorId?: number | undefined };

type DayReceipt = {
  id: number;
  number: string | null;
  customerId: number;
  firmName: string;
  orderId: number | null;
  amountPaise: number;
  method: PaymentMethod;
  reference: string;
  reason: string;
  createdAt: string;
  operatorName: string | null;
};

/**
 * What was taken and given back between two moments. Written out: a busy day has a thousand rows, whose
 * columns the query builder takes twice as long to map.
 */
export function readReceiptsBetween(
  db: Db,
  { from, until, operatorId }: Range,
): Promise<DayReceipt[]> {
  const ofOne = operatorId === undefined ? sql`` : sql`and r.operator_id = ${operatorId}`;
  return rowsOf<DayReceipt>(
    db,
    sql`select r.id, r.number, r.customer_id as "customerId", c.firm_name as "firmName",
        p.order_id as "orderId", r.amount_paise as "amountPaise", r.method, r.reference,
        r.reason, r.created_at as "createdAt", op.name as "operatorName"
      from receipts r
      join customers c on c.id = r.customer_id
      left join lateral (select min(order_id) as order_id from payments where receipt_id = r.id
        having min(order_id) = max(order_id) and bool_and(order_id is not null)) p on true
      left join operators op on op.id = r.operator_id
      where r.created_at >= ${from.toISOString()} and r.created_at < ${until.toISOString()}
        and r.method is not null ${ofOne}
      order by r.created_at, r.id limit 5000`,
  );
}

/** The sums of everybody's, over all of them, by person and method. */
export function sumReceiptsBetween(db: Db, { from, until }: Range) {
  return db
    .select({
      ...{ operatorId: receipts.operatorId, name: operators.name, method: receipts.method },
      count: sql<number>`count(*)::int`,
      amountPaise: sql<number>`sum(${receipts.amountPaise})::float8`,
    })
    .from(receipts)
    .leftJoin(operators, eq(operators.id, receipts.operatorId))
    .where(
      and(gte(receipts.createdAt, from), lt(receipts.createdAt, until), isNotNull(receipts.method)),
    )
    .groupBy(receipts.operatorId, operators.name, receipts.method)
    .orderBy(asc(operators.name), asc(receipts.operatorId));
}
