import { wireFields } from '#contract/wire-fields.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readOperatorSessions } from '#server/queries/operators/operator-sessions.ts';

export const listSessions: ConsoleHandler<'listSessions'> = async ({ db, operator }) => {
  const rows = await readOperatorSessions(db, operator.id);
  return {
    sessions: rows.map((row) => ({
      ...wireFields(row, ['id', 'userAgent', 'address', 'lastSeenAt']),
      signed_in_at: row.createdAt.toISOString(),
      is_current: row.id === operator.sessionId,
    })),
  };
};
