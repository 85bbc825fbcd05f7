import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { ReturnState } from '#domain/returns/return-state.ts';
import type { Db } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/customers.ts';
import { creditNotes, invoiceLines, invoices } from '#server/db/schema/invoices.ts';
import { operators } from '#server/db/schema/operators.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { returnPhotos, returnRequestLines, returnRequests } from '#server/db/schema/returns.ts';

export type RequestRow = typeof returnRequests.$inferSelect;
type NewRequest = typeof returnRequests.$inferInsert;
type NewLine = Omit<typeof returnRequestLines.$inferInsert, 'requestId'>;
type Photo = Omit<typeof returnPhotos.$inferInsert, 'requestId'>;

/** undefined: the invoice has one that is open, kept in this very moment. */
export async function insertRequest(
  tx: Db,
  request: NewRequest,
  lines: readonly NewLine[],
  photo: Photo | undefined,
): Promise<RequestRow | undefined> {
  const [row] = await tx.insert(returnRequests).values(request).onConflictDoNothing().returning();
  if (!row) return undefined;
  const requestId = row.id;
  await tx.insert(returnRequestLines).values(lines.map((line) => ({ ...line, requestId })));
  if (photo) await tx.insert(returnPhotos).values({ ...photo, requestId });
  return row;
}

export async function findRequestByKey(db: Db, customerId: number, key: string) {
  const [row] = await db
    .select()
    .from(returnRequests)
    .where(and(eq(returnRequests.customerId, customerId), eq(returnRequests.idempotencyKey, key)));
  return row;
}

/** How many there are of an invoice, and whether one of them waits. */
export async function countRequests(db: Db, invoiceId: number) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${returnRequests.state} = 'asked'))::int`,
    })
    .from(returnRequests)
    .where(eq(returnRequests.invoiceId, invoiceId));
  return row ?? { all: 0, open: 0 };
}

/** When an order was delivered. */
export async function readDeliveredAt(db: Db, orderId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'delivered')))
    .orderBy(asc(orderEvents.id))
    .limit(1);
  return row?.at;
}

const hasPhoto = sql<boolean>`exists (select from ${returnPhotos} p where p.request_id = ${returnRequests}.id)`;

const facts = {
  request: returnRequests,
  hasPhoto,
  note: creditNotes,
  orderId: invoices.orderId,
  invoiceNumber: invoices.number,
  firmName: customers.firmName,
  units: sql<number>`(select coalesce(sum(l.units), 0)::int from ${returnRequestLines} l
    where l.request_id = ${returnRequests}.id)`,
  operatorName: operators.name,
};

function requestsWith(db: Db) {
  return db
    .select(facts)
    .from(returnRequests)
    .innerJoin(invoices, eq(invoices.id, returnRequests.invoiceId))
    .innerJoin(customers, eq(customers.id, returnRequests.customerId))
    .leftJoin(creditNotes, eq(creditNotes.id, returnRequests.creditNoteId))
    .leftJoin(operators, eq(operators.id, returnRequests.operatorId));
}

export type RequestFacts = Awaited<ReturnType<typeof readRequestsOf>>[number];

/** Those of an invoice, newest first; it has few. */
export function readRequestsOf(db: Db, invoiceId: number) {
  return requestsWith(db)
    .where(eq(returnRequests.invoiceId, invoiceId))
    .orderBy(desc(returnRequests.id))
    .limit(100);
}

export async function findRequest(db: Db, id: number): Promise<RequestFacts | undefined> {
  const [row] = await requestsWith(db).where(eq(returnRequests.id, id));
  return row;
}

/** Held until the transaction ends: it is decided once. */
export async function lockRequest(tx: Db, id: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(returnRequests)
    .where(eq(returnRequests.id, id))
    .for('update');
  return row;
}

export function readRequestLines(db: Db, requestIds: readonly number[]) {
  return db
    .select({ line: returnRequestLines, invoiced: invoiceLines })
    .from(returnRequestLines)
    .innerJoin(invoiceLines, eq(invoiceLines.id, returnRequestLines.invoiceLineId))
    .where(inArray(returnRequestLines.requestId, [...requestIds]))
    .orderBy(asc(returnRequestLines.id));
}

export type RequestLine = Awaited<ReturnType<typeof readRequestLines>>[number];

type Decision = Pick<NewRequest, 'state' | 'answer' | 'answerHi' | 'operatorId' | 'creditNoteId'>;

export async function saveDecision(
  tx: Db,
  id: number,
  decision: Decision,
  accepted: ReadonlyMap<number, number>,
): Promise<void> {
  await tx
    .update(returnRequests)
    .set({ ...decision, decidedAt: new Date() })
    .where(eq(returnRequests.id, id));
  // In one statement: whoever writes the next credit note waits for it.
  const lines = JSON.stringify([...accepted].map(([line, units]) => ({ line, units })));
  await tx.execute(sql`
    update return_request_lines set accepted = l.units
    from jsonb_to_recordset(${lines}::jsonb) as l(line int, units int)
    where id = l.line and request_id = ${id}::int`);
}

/** Of a request; only of this customer's where one is named. */
export async function findPhoto(
  db: Db,
  requestId: number,
  customerId?: number,
): Promise<Uint8Array | undefined> {
  const own = customerId === undefined ? undefined : eq(returnRequests.customerId, customerId);
  const [row] = await db
    .select({ bytes: returnPhotos.bytes })
    .from(returnPhotos)
    .innerJoin(returnRequests, eq(returnRequests.id, returnPhotos.requestId))
    .where(and(eq(returnPhotos.requestId, requestId), own));
  return row?.bytes;
}

export type RequestFilter = {
  state?: ReturnState | undefined;
  customerId?: number | undefined;
};

function matching({ state, customerId }: RequestFilter): SQL | undefined {
  return and(
    state && eq(returnRequests.state, state),
    customerId === undefined ? undefined : eq(returnRequests.customerId, customerId),
  );
}

/** Newest first. */
export function searchRequests(
  db: Db,
  { beforeId, limit, ...filter }: RequestFilter & { beforeId?: number | undefined; limit: number },
) {
  const before = beforeId === undefined ? undefined : lt(returnRequests.id, beforeId);
  return requestsWith(db)
    .where(and(matching(filter), before))
    .orderBy(desc(returnRequests.id))
    .limit(limit);
}

export function countAllRequests(db: Db, filter: RequestFilter): Promise<number> {
  return db.$count(returnRequests, matching(filter));
}
