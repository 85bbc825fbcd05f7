import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { dayAfter, startOfDay } from '#domain/india/indian-time.ts';
import { pageOf } from '#server/console/page-of.ts';
import type { Db } from '#server/db/connect.ts';
import { type AuditFilter, readAudit } from '#server/queries/operators/audit.ts';

type AuditSearch = Omit<AuditFilter, 'beforeId' | 'limit'>;

export function auditSearchOf(input: ParsedConsoleInput<'countAuditLog'>): AuditSearch {
  return {
    operatorId: input.operator_id,
    action: input.action,
    subject: input.subject,
    from: input.from === undefined ? undefined : startOfDay(input.from),
    until: input.to === undefined ? undefined : startOfDay(dayAfter(input.to)),
  };
}

export async function readAuditPage(
  db: Db,
  search: AuditSearch,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
) {
  const rows = await readAudit(db, { ...search, beforeId: cursor, limit: limit + 1 });
  const { shown, next } = pageOf(rows, limit, (row) => row.id);
  const entries = shown.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    operator: row.operatorId === null ? null : { id: row.operatorId, name: row.operatorName ?? '' },
    address: row.address,
    action: row.action,
    subject: row.subject,
    part_of: row.partOf,
    before: row.details.before ?? {},
    after: row.details.after ?? {},
  }));
  return { entries, next };
}
