import { and, asc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Allocation } from '#domain/payments/allocation.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { customers } from '#server/db/schema/customers.ts';
import { operators } from '#server/db/schema/operators.ts';
import { payments } from '#server/db/schema/payments.ts';
import { receipts } from '#server/db/schema/receipts.ts';

export type ReceiptRow = typeof receipts.$inferSelect;
export type NewReceipt = Omit<typeof receipts.$inferInsert, 'allocatedPaise'>;

export async function findReceipt(db: Db, id: number, customerId?: number) {
  const own = customerId === undefined ? undefined : eq(receipts.customerId, customerId);
  const [row] = await db
    .select({ receipt: receipts, operatorName: operators.name, firmName: customers.firmName })
    .from(receipts)
    .innerJoin(customers, eq(customers.id, receipts.customerId))
    .leftJoin(operators, eq(operators.id, receipts.operatorId))
    .where(and(eq(receipts.id, id), own));
  return row;
}

export async function findReceiptByKey(db: Db, key: string): Promise<ReceiptRow | undefined> {
  const [row] = await db.select().from(receipts).where(eq(receipts.idempotencyKey, key));
  return row;
}

/** undefined: another customer's receipt has taken the key in this very moment. */
export async function insertReceipt(tx: Db, receipt: NewReceipt): Promise<ReceiptRow | undefined> {
  const [row] = await tx.insert(receipts).values(receipt).onConflictDoNothing().returning();
  return row;
}

/** What is left of a customer's money, oldest first. */
export async function readLeft(tx: Db, customerId: number) {
  const rows = await tx
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.customerId, customerId),
        sql`${receipts.allocatedPaise} <> ${receipts.amountPaise}`,
        gt(receipts.amountPaise, 0),
      ),
    )
    .orderBy(asc(receipts.id))
    .limit(1_000);
  return rows.map((receipt) => ({
    receipt,
    leftPaise: receipt.amountPaise - receipt.allocatedPaise,
  }));
}

/** What came out of receipts to pay an order, or was moved away from it again: the newest first. */
export async function readSourcesOf(tx: Db, orderId: number) {
  const sum = sql<number>`sum(${payments.amountPaise})::int`;
  const rows = await tx
    .select({ receipt: receipts, leftPaise: sum })
    .from(payments)
    .innerJoin(receipts, eq(receipts.id, payments.receiptId))
    .where(and(eq(payments.orderId, orderId), gt(receipts.amountPaise, 0)))
    .groupBy(receipts.id)
    .having(gt(sum, 0))
    .orderBy(sql`${receipts.id} desc`)
    .limit(1_000);
  return rows;
}

/** What a receipt has paid, one of each. */
export function readAllocations(db: Db, receiptId: number) {
  return rowsOf<{
    orderId: number | null;
    billId: number | null;
    number: string;
    amountPaise: number;
  }>(
    db,
    sql`select p.order_id as "orderId", p.bill_id as "billId",
        coalesce(max(i.number), max(b.number), '') as number, sum(p.amount_paise)::int as "amountPaise"
      from payments p left join invoices i on i.order_id = p.order_id left join bills b on b.id = p.bill_id
      where p.receipt_id = ${receiptId} and p.refund_id is null
      group by p.order_id, p.bill_id having sum(p.amount_paise) <> 0
      order by min(p.id) limit 1000`,
  );
}

type Source = Pick<ReceiptRow, 'id' | 'method' | 'reference'>;

export type Move = {
  receipt: Source;
  amountPaise: number;
  /** Below zero: why it is taken back. */
  reason?: string;
} & (Pick<Allocation, 'kind' | 'id'> | { kind: 'refund'; id: number });

/**
 * Writes what receipts pay, and keeps the sums on receipts, orders and bills: the one writer of payments. Their
 * customer's account and their orders are held.
 */
export async function movePayments(
  tx: Db,
  moves: readonly Move[],
  operatorId: number | null,
): Promise<void> {
  if (moves.length === 0) return;
  await tx.insert(payments).values(
    moves.map(({ receipt, kind, id, amountPaise, reason = '' }) => ({
      ...{ receiptId: receipt.id, method: receipt.method, reference: receipt.reference },
      ...{ amountPaise, reason, operatorId },
      ...(kind === 'order' ? { orderId: id } : kind === 'bill' ? { billId: id } : { refundId: id }),
    })),
  );
  await addTo(
    tx,
    'orders',
    moves.filter(({ kind }) => kind === 'order'),
  );
  await addTo(
    tx,
    'bills',
    moves.filter(({ kind }) => kind === 'bill'),
  );
  const taken = moves.map(({ receipt, amountPaise }) => ({ id: receipt.id, amountPaise }));
  const given = moves
    .filter(({ kind }) => kind === 'refund')
    .map(({ id, amountPaise }) => ({ id, amountPaise: -amountPaise }));
  await addTo(tx, 'receipts', [...taken, ...given]);
}

const sums = {
  orders: sql`orders t set paid_paise = t.paid_paise + m.amount, updated_at = now()`,
  bills: sql`bills t set paid_paise = t.paid_paise + m.amount`,
  receipts: sql`receipts t set allocated_paise = t.allocated_paise + m.amount`,
};

async function addTo(
  tx: Db,
  table: keyof typeof sums,
  moves: readonly { id: number; amountPaise: number }[],
): Promise<void> {
  if (moves.length === 0) return;
  const rows = JSON.stringify(moves.map(({ id, amountPaise }) => ({ id, amount: amountPaise })));
  await tx.execute(sql`update ${sums[table]}
    from (select id, sum(amount)::int as amount
      from jsonb_to_recordset(${rows}::jsonb) as l(id int, amount int) group by id) m
    where t.id = m.id`);
}

/** Their rows held, by their ids. */
export function lockCheques(tx: Db, ids: readonly number[]): Promise<ReceiptRow[]> {
  return tx
    .select()
    .from(receipts)
    .where(and(inArray(receipts.id, [...ids]), isNotNull(receipts.chequeState)))
    .orderBy(asc(receipts.id))
    .for('no key update');
}

export async function setChequeState(
  tx: Db,
  ids: readonly number[],
  state: NonNullable<ReceiptRow['chequeState']>,
): Promise<void> {
  await tx
    .update(receipts)
    .set({ chequeState: state })
    .where(inArray(receipts.id, [...ids]));
}

/** Of what an order was paid, the part by cheques that may still bounce. */
export async function readUnclearedOf(tx: Db, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ paise: sql<number>`coalesce(sum(${payments.amountPaise}), 0)::int` })
    .from(payments)
    .innerJoin(receipts, eq(receipts.id, payments.receiptId))
    .where(
      and(eq(payments.orderId, orderId), inArray(receipts.chequeState, ['held', 'deposited'])),
    );
  return row?.paise ?? 0;
}

/** Cheques that were returned unpaid, newest first. */
export function readBounces(db: Db, customerId: number) {
  return db
    .select()
    .from(receipts)
    .where(
      and(
        eq(receipts.customerId, customerId),
        eq(receipts.kind, 'bounce'),
        lt(receipts.amountPaise, 0),
      ),
    )
    .orderBy(sql`${receipts.id} desc`)
    .limit(100);
}
