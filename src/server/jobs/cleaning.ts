import type { Db } from '#server/db/connect.ts';
import { deleteExpired } from '#server/queries/cleaning.ts';

/** Takes out what has had its time. */
export async function clean(db: Db): Promise<string> {
  const gone = await deleteExpired(db);
  return [
    `${gone.sessions} sessions`,
    `${gone.resetTokens} reset links`,
    `${gone.callCounts} call counts`,
    `${gone.loginAttempts} login attempts`,
    `${gone.contactMessages} messages`,
    `${gone.declinedRequests} declined requests`,
    `${gone.importRows} rows of files`,
    `${gone.importFiles} files`,
    `${gone.catalogueChanges} catalogue changes`,
  ].join(', ');
}
