import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { dayAfter, startOfDay } from '#domain/india/indian-time.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import { countAudit, readAudit } from '#server/queries/operators/audit.ts';

type Entry = Awaited<ReturnType<typeof readAudit>>[number];

const log = {
  rows: 'entries',
  filterOf: (input: ParsedConsoleInput<'countAuditLog'>) => ({
    operatorId: input.operator_id,
    action: input.action,
    subject: input.subject,
    from: input.from === undefined ? undefined : startOfDay(input.from),
    until: input.to === undefined ? undefined : startOfDay(dayAfter(input.to)),
  }),
  count: countAudit,
} as const;

const entries = defineList({ ...log, readPage: newestFirst(readAudit, ({ id }) => id, entryWire) });
const cells = defineList({ ...log, readPage: newestFirst(readAudit, ({ id }) => id, entryCells) });

export const getAuditLog = entries.list;
export const countAuditLog = entries.count;
export const exportAuditLog = cells.export('audit-log', [
  ...(['id', 'at', 'operator', 'address', 'action', 'subject', 'before', 'after'] as const),
]);

function entryWire(row: Entry) {
  return {
    id: row.id,
    at: row.at.toISOString(),
    operator: row.operatorId === null ? null : { id: row.operatorId, name: row.operatorName ?? '' },
    address: row.address,
    action: row.action,
    subject: row.subject,
    part_of: row.partOf,
    before: row.details.before ?? {},
    after: row.details.after ?? {},
  };
}

function entryCells(row: Entry) {
  const entry = entryWire(row);
  return {
    ...entry,
    operator: entry.operator?.name,
    before: JSON.stringify(entry.before),
    after: JSON.stringify(entry.after),
  };
}
