import { dayAfter, startOfDay } from '#domain/indian-time.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { pageOf } from '#server/console/page-of.ts';
import { readAudit } from '#server/queries/audit.ts';

export const getAuditLog: ConsoleHandler<'getAuditLog'> = async ({ db }, input) => {
  const rows = await readAudit(db, {
    operatorId: input.operator_id,
    action: input.action,
    subject: input.subject,
    from: input.from === undefined ? undefined : startOfDay(input.from),
    until: input.to === undefined ? undefined : startOfDay(dayAfter(input.to)),
    beforeId: input.cursor,
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, (row) => row.id);
  const entries = shown.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    operator: row.operatorId === null ? null : { id: row.operatorId, name: row.operatorName ?? '' },
    address: row.address,
    action: row.action,
    subject: row.subject,
    before: row.details.before ?? {},
    after: row.details.after ?? {},
  }));
  return { entries, next };
};
