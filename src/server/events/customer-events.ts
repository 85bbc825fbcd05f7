import type { Database } from '#server/db/connect.ts';
import { readSessions } from '#server/queries/account/sessions.ts';
import { PendingWork } from '#server/queues/pending-work.ts';

/** A page that a signed-in customer has open. */
export type Subscriber = {
  customerId: number;
  /** Of the session it was opened with. */
  tokenHash: string;
  /** Something about the customer's notifications changed. */
  onEvent(): void;
  /** The session has ended. */
  onEnd(): void;
};

/** Tells open pages of this node what happened to their customers on any node. */
export type CustomerEvents = {
  /** Gives the way to stop; undefined where the customer has too many pages open. */
  subscribe(subscriber: Subscriber): (() => void) | undefined;
  /** Once it is closed, it asks the database for nothing. */
  close(): Promise<void>;
};

const maxPerCustomer = 8;

export async function openCustomerEvents(
  database: Database,
  log: (place: string, error: unknown) => void,
): Promise<CustomerEvents> {
  const subscribers = new Map<number, Set<Subscriber>>();
  const pendingWork = new PendingWork();

  async function notifySubscribers(customerId: number): Promise<void> {
    const mine = subscribers.get(customerId);
    if (!mine) return;
    const sessions = await readSessions(database.db, customerId);
    const live = new Set(sessions.map((session) => session.tokenHash));
    for (const subscriber of [...mine]) {
      if (live.has(subscriber.tokenHash)) subscriber.onEvent();
      else subscriber.onEnd();
    }
  }

  const stopListening = await database.listen('customers', (text) => {
    const customerIds = text === '' ? [...subscribers.keys()] : [Number(text)];
    for (const id of customerIds) {
      pendingWork.track(notifySubscribers(id)).catch((error) => log('customer events', error));
    }
  });

  return {
    subscribe(subscriber) {
      const { customerId } = subscriber;
      const mine = subscribers.get(customerId) ?? new Set();
      if (mine.size >= maxPerCustomer) return undefined;
      subscribers.set(customerId, mine.add(subscriber));
      return () => {
        mine.delete(subscriber);
        if (mine.size === 0 && subscribers.get(customerId) === mine) subscribers.delete(customerId);
      };
    },
    async close() {
      await stopListening();
      await pendingWork.settled();
    },
  };
}
