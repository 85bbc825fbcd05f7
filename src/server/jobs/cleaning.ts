import { type Retention, retentionDays } from '#domain/retention.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteExpired } from '#server/queries/cleaning.ts';

/** Takes out what has had its time. */
export async function clean(db: Db, days: Retention = retentionDays): Promise<string> {
  const gone = await deleteExpired(db, days);
  return [
    `${gone.sessions} sessions`,
    `${gone.operatorSessions} operators' sessions`,
    `${gone.resetTokens} reset links`,
    `${gone.callCounts} call counts`,
    `${gone.loginAttempts} login attempts`,
    `${gone.contactMessages} messages`,
    `${gone.declinedRequests} declined requests`,
    `${gone.importRows} rows of files`,
    `${gone.importFiles} files`,
    `${gone.productEditRows} rows of bulk edits`,
    `${gone.carts} cart lines`,
    `${gone.cartKeys} keys of cart changes`,
    `${gone.notifications} notifications`,
    `${gone.missedSearches} missed searches`,
    `${gone.catalogueChanges} catalogue changes`,
  ].join(', ');
}
