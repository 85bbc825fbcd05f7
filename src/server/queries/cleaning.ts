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
import { alias } from 'drizzle-orm/pg-core';
import { cartKeyDays, maxCartKeys } from '#domain/limits.ts';
import type { Retention } from '#domain/retention.ts';
import type { Db } from '#server/db/connect.ts';
import { catalogueChanges, missedSearches } from '#server/db/schema/catalogue.ts';
import {
  callCounts,
  loginAttempts,
  notifications,
  registrationRequests,
  resetTokens,
  sessions,
} from '#server/db/schema/customers.ts';
import { importFiles, importRows } from '#server/db/schema/files.ts';
import { operatorSessions } from '#server/db/schema/operators.ts';
import { cartChanges, cartLines } from '#server/db/schema/orders.ts';
import { contactMessages } from '#server/db/schema/shop.ts';
import { sessionIsAlive } from './operators/operator-sessions.ts';

const now = sql`now()`;
/** Written out: the planner guesses how many rows lie before a time it does not know. */
const before = (interval: string) => sql`now() - ${sql.raw(`interval '${interval}'`)}`;

/** Takes out what has had its time; gives how many rows of each. Running it twice does no harm. */
export async function deleteExpired(db: Db, days: Retention) {
  return {
    sessions: await deleted(
      db.delete(sessions).where(lt(sessions.expiresAt, now)).returning({ one: sql`1` }),
    ),
    operatorSessions: await deleted(
      db
        .delete(operatorSessions)
        .where(and(not(sessionIsAlive), exists(laterSession(db))))
        .returning({ one: sql`1` }),
    ),
    resetTokens: await deleted(
      db
        .delete(resetTokens)
        .where(or(lt(resetTokens.expiresAt, now), isNotNull(resetTokens.usedAt)))
        .returning({ one: sql`1` }),
    ),
    callCounts: await deleted(
      db.delete(callCounts).where(lt(callCounts.windowEndsAt, now)).returning({ one: sql`1` }),
    ),
    loginAttempts: await deleted(
      db
        .delete(loginAttempts)
        .where(
          and(
            // Longer than the longest lock: a guesser does not begin anew.
            lt(loginAttempts.lastTryAt, before('30 days')),
            or(isNull(loginAttempts.lockedUntil), lt(loginAttempts.lockedUntil, now)),
          ),
        )
        .returning({ one: sql`1` }),
    ),
    contactMessages: await deleted(
      db
        .delete(contactMessages)
        .where(lt(contactMessages.createdAt, before(`${days.messages} days`)))
        .returning({ one: sql`1` }),
    ),
    declinedRequests: await deleted(
      db
        .delete(registrationRequests)
        .where(
          and(
            eq(registrationRequests.status, 'declined'),
            lt(registrationRequests.decidedAt, before(`${days.requests} days`)),
          ),
        )
        .returning({ one: sql`1` }),
    ),
    // What was applied stays in the list; only its rows go, and with them the way to undo it.
    importRows: await deleted(
      deleteRowsOf(
        db,
        and(ne(importFiles.kind, 'edit'), lt(importFiles.createdAt, before('30 days'))),
      ),
    ),
    importFiles: await deleted(
      db
        .delete(importFiles)
        .where(
          and(
            ne(importFiles.kind, 'edit'),
            lt(importFiles.createdAt, before('30 days')),
            inArray(importFiles.state, ['checked', 'refused', 'failed']),
          ),
        )
        .returning({ one: sql`1` }),
    ),
    // Likewise for bulk edits; one that is scheduled still needs its rows.
    productEditRows: await deleted(
      deleteRowsOf(
        db,
        and(
          ...[eq(importFiles.kind, 'edit'), ne(importFiles.state, 'scheduled')],
          lt(sql`coalesce(${importFiles.appliedAt}, ${importFiles.createdAt})`, before('30 days')),
        ),
      ),
    ),
    carts: await deleted(
      db
        .delete(cartLines)
        .where(lt(cartLines.updatedAt, before(`${days.carts} days`)))
        .returning({ one: sql`1` }),
    ),
    cartKeys: await deleted(
      db
        .delete(cartChanges)
        .where(or(lt(cartChanges.createdAt, before(`${cartKeyDays} days`)), isSurplusKey))
        .returning({ one: sql`1` }),
    ),
    notifications: await deleted(
      db
        .delete(notifications)
        .where(lt(notifications.createdAt, before(`${days.notifications} days`)))
        .returning({ one: sql`1` }),
    ),
    missedSearches: await deleted(
      db
        .delete(missedSearches)
        .where(lt(missedSearches.lastAt, before(`${days.searches} days`)))
        .returning({ one: sql`1` }),
    ),
    // Every node has read these long ago: it looks every few seconds.
    catalogueChanges: await deleted(
      db
        .delete(catalogueChanges)
        .where(lt(catalogueChanges.at, before('1 day')))
        .returning({ one: sql`1` }),
    ),
  };
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

/** Rows of files and bulk edits. */
function deleteRowsOf(db: Db, where: SQL | undefined) {
  const ofThese = db.select({ id: importFiles.id }).from(importFiles).where(where);
  return db
    .delete(importRows)
    .where(inArray(importRows.fileId, ofThese))
    .returning({ one: sql`1` });
}

async function deleted(rows: PromiseLike<unknown[]>): Promise<number> {
  return (await rows).length;
}
