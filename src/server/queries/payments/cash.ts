import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { customers } from '#server/db/schema/customers.ts';
import { operators } from '#server/db/schema/operators.ts';
import { handovers, receipts } from '#server/db/schema/receipts.ts';

export type HandoverRow = typeof handovers.$inferSelect;

/** Written as the partial index `receipts_of_cash_in_hand` has it. */
const isInHand = sql`method = 'cash' and handover_id is null and payment_id is null`;

export type CashHolder = {
  operatorId: number;
  name: string;
  paise: number;
  receipts: number;
  handovers: number;
  since: string | null;
};

/** Whoever has cash that was not handed over; of one person, where they are named. */
export function readCashHolders(db: Db, operatorId?: number): Promise<CashHolder[]> {
  const ofOne = (column: SQL) =>
    operatorId === undefined ? sql`` : sql`and ${column} = ${operatorId}`;
  return rowsOf<CashHolder>(
    db,
    sql`with held as (
        select operator_id as who, amount_paise as paise, 1 as receipt, created_at from receipts
          where ${isInHand} and operator_id is not null ${ofOne(sql`operator_id`)}
        union all
        select taken_by, counted_paise, 0, created_at from handovers
          where passed_on_id is null ${ofOne(sql`taken_by`)}
      )
      select o.id as "operatorId", o.name, sum(paise)::float8 as paise, sum(receipt)::int as receipts,
        (count(*) - sum(receipt))::int as handovers, min(held.created_at) as since
      from held join operators o on o.id = held.who group by o.id order by sum(paise) desc, o.id limit 500`,
  );
}

export type HeldCash = { receiptIds: number[]; handoverIds: number[]; paise: number };

/** All cash that a person holds, its rows held by their ids. Whoever takes it holds the person first (`lockHolder`). */
export async function lockCash(tx: Db, operatorId: number): Promise<HeldCash> {
  const taken = await tx
    .select({ id: receipts.id, paise: receipts.amountPaise })
    .from(receipts)
    .where(and(eq(receipts.operatorId, operatorId), isInHand))
    .orderBy(asc(receipts.id))
    .for('no key update');
  const handed = await tx
    .select({ id: handovers.id, paise: handovers.countedPaise })
    .from(handovers)
    .where(and(eq(handovers.takenBy, operatorId), isNull(handovers.passedOnId)))
    .orderBy(asc(handovers.id))
    .for('no key update');
  return {
    receiptIds: taken.map(({ id }) => id),
    handoverIds: handed.map(({ id }) => id),
    paise: [...taken, ...handed].reduce((sum, one) => sum + one.paise, 0),
  };
}

/** One handover of a person at a time. */
export async function lockHolder(tx: Db, operatorId: number) {
  const [row] = await tx
    .select()
    .from(operators)
    .where(eq(operators.id, operatorId))
    .for('no key update');
  return row;
}

export function readAddresses(db: Db, ids: readonly number[]) {
  return db
    .select({ email: operators.email, name: operators.name })
    .from(operators)
    .where(inArray(operators.id, [...ids]))
    .orderBy(asc(operators.id));
}

/** Writes the handover, and marks what went with it. */
export async function insertHandover(
  tx: Db,
  handover: typeof handovers.$inferInsert,
  { receiptIds, handoverIds }: HeldCash,
): Promise<HandoverRow | undefined> {
  const [row] = await tx.insert(handovers).values(handover).onConflictDoNothing().returning();
  if (!row) return undefined;
  if (receiptIds.length > 0) {
    await tx.update(receipts).set({ handoverId: row.id }).where(inArray(receipts.id, receiptIds));
  }
  if (handoverIds.length > 0) {
    await tx
      .update(handovers)
      .set({ passedOnId: row.id })
      .where(inArray(handovers.id, handoverIds));
  }
  return row;
}

export async function findHandoverByKey(db: Db, key: string): Promise<HandoverRow | undefined> {
  const [row] = await db.select().from(handovers).where(eq(handovers.idempotencyKey, key));
  return row;
}

const taker = alias(operators, 'taker');

/** The latest first; those that a person took part in, where they are named. */
export function readHandovers(db: Db, { of, id }: { of?: number; id?: number } = {}, limit = 30) {
  return db
    .select({ handover: handovers, name: operators.name, takerName: taker.name })
    .from(handovers)
    .innerJoin(operators, eq(operators.id, handovers.operatorId))
    .innerJoin(taker, eq(taker.id, handovers.takenBy))
    .where(
      and(
        of === undefined ? undefined : or(eq(handovers.operatorId, of), eq(handovers.takenBy, of)),
        id === undefined ? undefined : eq(handovers.id, id),
      ),
    )
    .orderBy(desc(handovers.id))
    .limit(limit);
}

/** What a person's cash is made of, the newest first. */
export async function readHeldEntries(db: Db, operatorId: number) {
  const taken = await db
    .select({
      ...{ receiptId: receipts.id, number: receipts.number, from: customers.firmName },
      ...{ at: receipts.createdAt, paise: receipts.amountPaise },
    })
    .from(receipts)
    .innerJoin(customers, eq(customers.id, receipts.customerId))
    .where(
      and(
        eq(receipts.operatorId, operatorId),
        sql`${receipts.method} = 'cash'
      and ${receipts.handoverId} is null and ${receipts.paymentId} is null`,
      ),
    )
    .orderBy(desc(receipts.id))
    .limit(500);
  const handed = await db
    .select({ from: operators.name, at: handovers.createdAt, paise: handovers.countedPaise })
    .from(handovers)
    .innerJoin(operators, eq(operators.id, handovers.operatorId))
    .where(and(eq(handovers.takenBy, operatorId), isNull(handovers.passedOnId)))
    .orderBy(desc(handovers.id))
    .limit(500);
  return [...taken, ...handed.map((one) => ({ ...one, receiptId: null, number: null }))].sort(
    (a, b) => b.at.getTime() - a.at.getTime(),
  );
}
