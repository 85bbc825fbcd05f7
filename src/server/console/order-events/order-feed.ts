import type { Db } from '#server/db/connect.ts';
import { readLiveSessionIds } from '#server/queries/operators/operator-sessions.ts';
import { readLastChanges } from '#server/queries/orders/order-feed.ts';
import { PendingWork } from '#server/queues/pending-work.ts';

/*
 * /console/events tells open screens that orders or what is paid of them changed. The database is asked every second, only
 * while somebody listens, so that placing costs nothing more. Screens then read `getNewOrders`, and those
 * whose `handle` is `live` are loaded again in place.
 */

/** A screen of the console that an operator has open. */
type FeedListener = {
  sessionId: number;
  /** An order was placed, moved, edited, paid or noted upon, on any node. */
  onChange(): void;
  /** The session has ended. */
  onEnd(): void;
};

type OrderFeed = {
  /** Gives the way to stop; undefined where this browser has too many screens open. */
  subscribe(listener: FeedListener): (() => void) | undefined;
  /** Once it is closed, it asks the database for nothing. */
  close(): Promise<void>;
};

/** A browser has six connections to one shop, and its calls need some of them. */
const maxPerSession = 4;
/** More changes than commit in another order than they were numbered in. */
const overlap = 200;

/**
 * Tells open screens of this node that orders changed. It asks the database every second, and
 * only while somebody listens, so that placing an order costs nothing more.
 */
export function openOrderFeed(
  db: Db,
  log: (place: string, error: unknown) => void,
  everyMs = 1_000,
): OrderFeed {
  const listeners = new Set<FeedListener>();
  const pendingWork = new PendingWork();
  const newcomers = new Set<FeedListener>();
  let seen: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function look(): Promise<void> {
    // Who comes during the look-up is looked at next time.
    const present = [...listeners];
    const [changes, live] = await Promise.all([
      readLastChanges(db, overlap),
      readLiveSessionIds(db, [...new Set(present.map(({ sessionId }) => sessionId))]),
    ]);
    const before = seen;
    const changed = changes.some((change) => !before.has(change));
    seen = new Set(changes);
    for (const listener of present) {
      if (!live.has(listener.sessionId)) listener.onEnd();
      // A new one is always told: what changed between its own read and this look it has not seen.
      else if (newcomers.delete(listener) || changed) listener.onChange();
    }
  }

  function schedule(): void {
    if (closed) return;
    timer ??= setTimeout(async () => {
      await pendingWork.track(look()).catch((error) => log('order feed', error));
      timer = undefined;
      if (listeners.size > 0) schedule();
    }, everyMs);
  }

  return {
    subscribe(listener) {
      const same = [...listeners].filter(({ sessionId }) => sessionId === listener.sessionId);
      if (same.length >= maxPerSession) return undefined;
      listeners.add(listener);
      newcomers.add(listener);
      schedule();
      return () => {
        listeners.delete(listener);
        newcomers.delete(listener);
      };
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await pendingWork.settled();
    },
  };
}
