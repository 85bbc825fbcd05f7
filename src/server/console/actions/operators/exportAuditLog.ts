import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { auditSearchOf, readAuditPage } from './audit-search.ts';

const fields = ['id', 'at', 'operator', 'address', 'action', 'subject', 'before', 'after'] as const;

export const exportAuditLog: ConsoleHandler<'exportAuditLog'> = ({ db }, input) => {
  const search = auditSearchOf(input);
  return csvExport('audit-log', fields, async (given) => {
    const cursor = given === undefined ? undefined : Number(given);
    const { entries, next } = await readAuditPage(db, search, { cursor, limit: exportPageSize });
    const rows = entries.map((entry) => ({
      ...entry,
      operator: entry.operator?.name,
      before: JSON.stringify(entry.before),
      after: JSON.stringify(entry.after),
    }));
    return { rows, next };
  });
};
