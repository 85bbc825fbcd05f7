import { and, desc, eq, getTableColumns, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { auditLog, auditPersonal, operators } from '#server/db/schema/operators.ts';

export type AuditDetails = {
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown>;
  /** The customer whose data these are: they are kept apart, and go when the customer is forgotten. */
  about?: number;
};

type AuditEntry = {
  operatorId: number | undefined;
  action: string;
  subject: string;
  address: string;
  details: AuditDetails;
};

/** In the transaction of the change: neither is ever there without the other. */
export async function insertAudit(tx: Db, entry: AuditEntry): Promise<void> {
  const { about: customerId, ...details } = entry.details;
  const isPersonal = customerId !== undefined;
  const [row] = await tx
    .insert(auditLog)
    .values({ ...entry, details: isPersonal ? {} : details })
    .returning({ auditId: auditLog.id });
  if (row && isPersonal) await tx.insert(auditPersonal).values({ ...row, customerId, details });
}

/** Who did what, and from where. */
export type AuditOrigin = Pick<AuditEntry, 'operatorId' | 'action' | 'address'>;

/**
 * One entry for each thing that a bulk edit or a file changes, many in one statement; `rows` gives
 * subject, details and the customer whose data they are. What they are part of has an entry of its own, with
 * the subject `partOf`. Of a customer who was only in the file that is undone, nothing is kept.
 */
export async function insertAuditParts(
  tx: Db,
  { operatorId, action, address, partOf }: AuditOrigin & { partOf: string },
  rows: SQL,
): Promise<void> {
  await tx.execute(sql`
    with parts as (${rows}), entries as (
      insert into audit_log (operator_id, action, address, part_of, subject, details)
      select ${operatorId ?? null}::int, ${action}::text, ${address}::text, ${partOf}::text,
        subject, case when about is null then details else '{}'::jsonb end from parts
      returning id, subject)
    insert into audit_personal (audit_id, customer_id, details)
    select e.id, c.id, p.details from parts p
      join entries e on e.subject = p.subject join customers c on c.id = p.about`);
}

type AuditFilter = {
  operatorId?: number | undefined;
  action?: string | undefined;
  /** With what was part of it. Without a subject parts are left out: a file has tens of thousands. */
  subject?: string | undefined;
  from?: Date | undefined;
  /** Not itself. */
  until?: Date | undefined;
  /** Only entries older than this one. */
  beforeId?: number | undefined;
  limit: number;
};

function filtersOf(filter: Omit<AuditFilter, 'limit'>): SQL | undefined {
  const { operatorId, action, subject, from, until, beforeId } = filter;
  return and(
    operatorId === undefined ? undefined : eq(auditLog.operatorId, operatorId),
    action ? eq(auditLog.action, action) : undefined,
    subject
      ? or(eq(auditLog.subject, subject), eq(auditLog.partOf, subject))
      : isNull(auditLog.partOf),
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
    beforeId === undefined
      ? undefined
      : sql`(${auditLog.at}, ${auditLog.id}) <
          (select at, id from ${auditLog} page where page.id = ${beforeId})`,
  );
}

/** How many there are, counted no further than `most`. */
export function countAudit(
  db: Db,
  filter: Omit<AuditFilter, 'limit'>,
  most: number,
): Promise<number> {
  return withCustomPlans(db, (tx) => countUpTo(tx, auditLog, filtersOf(filter), most));
}

/** The latest first. */
export function readAudit(db: Db, filter: AuditFilter) {
  return withCustomPlans(db, (tx) => filtered(tx, filter));
}

async function filtered(db: Db, filter: AuditFilter) {
  return db
    .select({
      ...getTableColumns(auditLog),
      operatorName: operators.name,
      details: sql<AuditDetails>`coalesce(${auditPersonal.details}, ${auditLog.details})`,
    })
    .from(auditLog)
    .leftJoin(operators, eq(operators.id, auditLog.operatorId))
    .leftJoin(auditPersonal, eq(auditPersonal.auditId, auditLog.id))
    .where(filtersOf(filter))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(filter.limit);
}
