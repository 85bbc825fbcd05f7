import { and, asc, desc, eq, exists, gt, ilike, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Audience } from '#domain/notifications/audience.ts';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { notificationBatches as batches } from '#server/db/schema/notifications.ts';
import { operators } from '#server/db/schema/operators.ts';
import { orderLines, orders } from '#server/db/schema/orders.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

export type BatchRow = Omit<typeof batches.$inferSelect, 'audience'> & { audience: Audience };
type NewBatch = Omit<typeof batches.$inferInsert, 'audience'> & { audience: Audience };
export type WaitingBatch = Pick<BatchRow, 'id' | 'text' | 'sendAt' | 'operatorId'>;
export type BatchState = 'scheduled' | 'sent' | 'cancelled';

/** A blocked customer gets nothing. */
function isRecipient(db: Db, audience: Audience) {
  return and(isNull(customers.blockedAt), isMeant(db, audience));
}

function isMeant(db: Db, audience: Audience) {
  if (audience.kind === 'all') return undefined;
  if (audience.kind === 'route') return eq(customers.route, audience.name);
  if (audience.kind === 'city') return eq(customers.city, audience.name);
  if (audience.kind === 'customer') return eq(customers.id, audience.id);
  const bought = db
    .select({ one: sql`1` })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customers.id),
        ne(orders.status, 'cancelled'),
        eq(orderLines.productId, audience.id),
        gt(orderLines.packs, 0),
      ),
    );
  return exists(bought);
}

export function countRecipients(db: Db, audience: Audience): Promise<number> {
  return db.$count(customers, isRecipient(db, audience));
}

/** The next ones after a customer, by id. */
export async function readRecipients(
  db: Db,
  audience: Audience,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: customers.id })
    .from(customers)
    .where(and(isRecipient(db, audience), gt(customers.id, afterId)))
    .orderBy(asc(customers.id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** undefined: the key has been used. */
export async function insertBatch(tx: Db, batch: NewBatch): Promise<number | undefined> {
  const [row] = await tx
    .insert(batches)
    .values(batch)
    .onConflictDoNothing({ target: batches.idempotencyKey })
    .returning({ id: batches.id });
  return row?.id;
}

const named = { batch: batches, operatorName: operators.name };
const typed = <T extends { batch: { audience: unknown } }>(row: T) =>
  row as T & { batch: BatchRow }; // `as`: only insertBatch writes audiences

/** More than anybody schedules. */
const maxWaiting = 500;

const waits = and(isNull(batches.sentAt), isNull(batches.cancelledAt));
const inState = {
  scheduled: waits,
  sent: isNotNull(batches.sentAt),
  cancelled: isNotNull(batches.cancelledAt),
};

type BatchFilter = { words: string; state?: BatchState | undefined };

function filtersOf({ words, state }: BatchFilter) {
  const hasWords = words === '' ? undefined : ilike(batches.text, likePattern(words));
  return and(hasWords, state && inState[state]);
}

/** The newest first. */
export async function searchBatches(
  db: Db,
  search: BatchFilter & { beforeId?: number | undefined; limit: number },
) {
  const rows = await db
    .select(named)
    .from(batches)
    .innerJoin(operators, eq(operators.id, batches.operatorId))
    .where(
      and(
        filtersOf(search),
        search.beforeId === undefined ? undefined : lt(batches.id, search.beforeId),
      ),
    )
    .orderBy(desc(batches.id))
    .limit(search.limit);
  return rows.map(typed);
}

export function countBatches(db: Db, filter: BatchFilter, most: number): Promise<number> {
  return countUpTo(db, batches, filtersOf(filter), most);
}

export async function findBatch(db: Db, by: { id: number } | { key: string }) {
  const [row] = await db
    .select(named)
    .from(batches)
    .innerJoin(operators, eq(operators.id, batches.operatorId))
    .where('id' in by ? eq(batches.id, by.id) : eq(batches.idempotencyKey, by.key));
  return row && typed(row);
}

/** Held until the transaction ends: the job and an operator who cancels do not meet. */
export async function lockBatch(tx: Db, id: number): Promise<void> {
  await tx.select({ id: batches.id }).from(batches).where(eq(batches.id, id)).for('update');
}

/** One that is due, held until the transaction ends; another node takes another one. */
export async function takeDueBatch(tx: Db): Promise<BatchRow | undefined> {
  const [batch] = await tx
    .select()
    .from(batches)
    .where(and(waits, sql`${batches.sendAt} <= now()`))
    .orderBy(asc(batches.sendAt), asc(batches.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return batch && typed({ batch }).batch;
}

/** What waits for its time, of everybody or of one operator. */
export function readWaitingBatches(db: Db, operatorId?: number): Promise<WaitingBatch[]> {
  return waitingBatches(db, operatorId);
}

/** The same, held until the transaction ends; what is being sent just then is passed over, as of bulk edits. */
export function lockWaitingBatches(tx: Db, operatorId: number): Promise<WaitingBatch[]> {
  return waitingBatches(tx, operatorId).for('update', { skipLocked: true });
}

function waitingBatches(db: Db, operatorId: number | undefined) {
  const { id, text, sendAt } = batches;
  const isTheirs = operatorId === undefined ? undefined : eq(batches.operatorId, operatorId);
  return db
    .select({ id, text, sendAt, operatorId: batches.operatorId })
    .from(batches)
    .where(and(waits, isTheirs))
    .orderBy(asc(batches.id))
    .limit(maxWaiting);
}

export async function updateBatch(
  tx: Db,
  id: number,
  change: Partial<Pick<BatchRow, 'sentAt' | 'cancelledAt' | 'recipients' | 'lastCustomerId'>>,
): Promise<void> {
  await tx.update(batches).set(change).where(eq(batches.id, id));
}

export async function readCities(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ city: customers.city })
    .from(customers)
    .where(ne(customers.city, ''))
    .orderBy(asc(customers.city))
    .limit(500);
  return rows.map((row) => row.city);
}

export async function findProductName(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select({ name: products.name }).from(products).where(eq(products.id, id));
  return row?.name;
}
