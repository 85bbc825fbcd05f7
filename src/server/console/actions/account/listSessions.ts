import type { ConsoleHandler } from '#server/console/context.ts';
import { readOperatorSessions } from '#server/queries/operators/operator-sessions.ts';

export const listSessions: ConsoleHandler<'listSessions'> = async ({ db, operator }) => {
  const rows = await readOperatorSessions(db, operator.id);
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      user_agent: row.userAgent,
      address: row.address,
      signed_in_at: row.createdAt.toISOString(),
      last_seen_at: row.lastSeenAt.toISOString(),
      is_current: row.id === operator.sessionId,
    })),
  };
};
