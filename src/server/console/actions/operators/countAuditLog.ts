import { maxCounted } from '#domain/limits.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { countAudit } from '#server/queries/operators/audit.ts';
import { auditSearchOf } from './audit-search.ts';

export const countAuditLog: ConsoleHandler<'countAuditLog'> = async ({ db }, input) => ({
  count: await countAudit(db, auditSearchOf(input), maxCounted + 1),
});
