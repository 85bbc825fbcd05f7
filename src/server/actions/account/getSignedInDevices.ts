import type { Handler } from '#server/actions/context.ts';
import { readSessions } from '#server/queries/account/sessions.ts';

export const getSignedInDevices: Handler<'getSignedInDevices'> = async ({ db, customer }) => ({
  data: (await readSessions(db, customer.id)).map((session) => ({
    // Enough to tell them apart; the hash itself stays here.
    id: session.tokenHash.slice(0, 8),
    user_agent: session.userAgent,
    signed_in_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    is_current: session.tokenHash === customer.tokenHash,
  })),
});
