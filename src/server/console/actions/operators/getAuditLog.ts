import type { ConsoleHandler } from '#server/console/context.ts';
import { auditSearchOf, readAuditPage } from './audit-search.ts';

export const getAuditLog: ConsoleHandler<'getAuditLog'> = ({ db }, input) =>
  readAuditPage(db, auditSearchOf(input), input);
