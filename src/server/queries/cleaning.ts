import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias, type PgTable } from 'drizzle-orm/pg-core';
import { cartKeyDays, maxCartKeys } from '#domain/limits.ts';
import type { Retention } from '#domain/retention.ts';
import type { Db } from '#server/db/connect.ts';
import { callCounts, loginAttempts, resetTokens, sessions } from '#server/db/schema/account.ts';
import { cartChanges, cartLines } from '#server/db/schema/cart.ts';
import { catalogueChanges, missedSearches } from '#server/db/schema/catalogue.ts';
import { contactChanges } from '#server/db/schema/contact-changes.ts';
import { contactMessages } from '#server/db/schema/content.ts';
import { registrationRequests } from '#server/db/schema/customers.ts';
import { importFiles, importRows } from '#server/db/schema/files.ts';
import { knownDevices } from '#server/db/schema/known-devices.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { operatorSessions } from '#server/db/schema/operators.ts';
import { paperLinks } from '#server/db/schema/receipts.ts';
import { returnPhotos, returnRequests } from '#server/db/schema/returns.ts';
import { sessionIsAlive } from './operators/operator-sessions.ts';

const now = sql`now()`;
/** Written out: the planner guesses how many rows lie before a time it does not know. */
const before = (interval: string) => sql`now() - ${sql.raw(`interval '${interval}'`)}`;

const before30Days = before('30 days');
const isOfFile = and(ne(importFiles.kind, 'edit'), lt(importFiles.createdAt, before30Days));

/** What has had its time, in the words of the job that takes it out. */
function expired(
  db: Db,
  days: Retention,
): [what: string, table: PgTable, where: SQL | undefined][] {
  const rowsOf = (where: SQL | undefined) =>
    inArray(importRows.fileId, db.select({ id: importFiles.id }).from(importFiles).where(where));
  return [
    ['sessions', sessions, lt(sessions.expiresAt, now)],
    ["operators' sessions", operatorSessions, and(not(sessionIsAlive), exists(laterSession(db)))],
    ['changed addresses', contactChanges, lt(contactChanges.at, before30Days)],
    ['links of papers', paperLinks, lt(paperLinks.expiresAt, now)],
    ['known devices', knownDevices, lt(knownDevices.expiresAt, now)],
    ['reset links', resetTokens, or(lt(resetTokens.expiresAt, now), isNotNull(resetTokens.usedAt))],
    ['call counts', callCounts, lt(callCounts.windowEndsAt, now)],
    [
      'login attempts',
      loginAttempts,
      and(
        // Longer than the longest lock: a guesser does not begin anew.
        lt(loginAttempts.lastTryAt, before30Days),
        or(isNull(loginAttempts.lockedUntil), lt(loginAttempts.lockedUntil, now)),
      ),
    ],
    ['messages', contactMessages, lt(contactMessages.createdAt, before(`${days.messages} days`))],
    [
      'declined requests',
      registrationRequests,
      and(
        eq(registrationRequests.status, 'declined'),
        lt(registrationRequests.decidedAt, before(`${days.requests} days`)),
      ),
    ],
    ['photographs of declined returns', returnPhotos, isOfDeclined(db, days.photos)],
    // What was applied stays in the list; only its rows go, and with them the way to undo it.
    ['rows of files', importRows, rowsOf(isOfFile)],
    [
      'files',
      importFiles,
      and(isOfFile, inArray(importFiles.state, ['checked', 'refused', 'failed'])),
    ],
    // Likewise for bulk edits; one that is scheduled still needs its rows.
    [
      'rows of bulk edits',
      importRows,
      rowsOf(
        and(
          ...[eq(importFiles.kind, 'edit'), ne(importFiles.state, 'scheduled')],
          lt(sql`coalesce(${importFiles.appliedAt}, ${importFiles.createdAt})`, before30Days),
        ),
      ),
    ],
    ['cart lines', cartLines, lt(cartLines.updatedAt, before(`${days.carts} days`))],
    [
      'keys of cart changes',
      cartChanges,
      or(lt(cartChanges.createdAt, before(`${cartKeyDays} days`)), isSurplusKey),
    ],
    [
      'notifications',
      notifications,
      lt(notifications.createdAt, before(`${days.notifications} days`)),
    ],
    ['missed searches', missedSearches, lt(missedSearches.lastAt, before(`${days.searches} days`))],
    // Every node has read these long ago: it looks every few seconds.
    ['catalogue changes', catalogueChanges, lt(catalogueChanges.at, before('1 day'))],
  ];
}

function isOfDeclined(db: Db, days: number) {
  const declined = and(
    eq(returnRequests.state, 'declined'),
    lt(returnRequests.decidedAt, before(`${days} days`)),
  );
  return inArray(
    returnPhotos.requestId,
    db.select({ id: returnRequests.id }).from(returnRequests).where(declined),
  );
}

/** Takes out what has had its time; gives how many rows of each. Running it twice does no harm. */
export async function deleteExpired(db: Db, days: Retention): Promise<[string, number][]> {
  const gone: [string, number][] = [];
  for (const [what, table, where] of expired(db, days)) {
    const rows = await db.delete(table).where(where).returning({ one: sql`1` });
    gone.push([what, rows.length]);
  }
  return gone;
}

/** Of a customer whose phone, or whose program, changes the cart without end. */
const isSurplusKey = sql`(customer_id, key) in (
  select customer_id, key from (
    select customer_id, key,
      row_number() over (partition by customer_id order by created_at desc) as newest
    from cart_changes) ranked
  where newest > ${maxCartKeys})`;

/** The last session of each operator stays: it says when they were last seen. */
function laterSession(db: Db) {
  const later = alias(operatorSessions, 'later');
  return db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.operatorId, operatorSessions.operatorId),
        sql`(${later.lastSeenAt}, ${later.id}) > (${operatorSessions.lastSeenAt}, ${operatorSessions.id})`,
      ),
    );
}
