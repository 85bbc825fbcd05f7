import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { isRefusal } from '#contract/refusal.ts';
import { browserCall } from '#web/data/api.ts';
import { useUserId } from '#web/data/use-user.ts';
import { type NotificationPage, readPage } from './notification.ts';
import { useServerEvents } from './use-server-events.ts';

type Notifications = {
  /** The newest ones; undefined until they are read. */
  latest: NotificationPage | undefined;
  /** The last read failed. */
  failed: boolean;
  unread: number;
  markRead(id: number): Promise<void>;
  markAllRead(): Promise<void>;
};

const NotificationsContext = createContext<Notifications>({
  latest: undefined,
  failed: false,
  unread: 0,
  markRead: async () => {},
  markAllRead: async () => {},
});

export function useNotifications(): Notifications {
  return useContext(NotificationsContext);
}

/** While the server tells of news, what was read is still true this long. */
const freshMs = URL.canParse(__BASE_URL__) ? 0 : 60_000;

/** Refreshed when the server has news, and on a route change where the last read is old. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const userId = useUserId();
  const { key } = useLocation();
  const [latest, setLatest] = useState<NotificationPage>();
  const [failed, setFailed] = useState(false);
  const reading = useRef<AbortController>(undefined);
  const read = useRef<{ userId: number; at: number }>(undefined);

  async function refresh(): Promise<void> {
    reading.current?.abort();
    if (userId === undefined) return setLatest(undefined);
    const abort = new AbortController();
    reading.current = abort;
    const call: typeof browserCall = (name, input) => browserCall(name, input, abort.signal);
    const page = await optional(browserLog, 'notifications', readPage(call, userId, 1));
    if (abort.signal.aborted) return;
    setFailed(page === undefined);
    if (!page) return;
    setLatest(page);
    read.current = { userId, at: Date.now() };
  }

  /** Spec §4: read once the server has said so. */
  async function mark(write: Promise<object>): Promise<void> {
    await optional(browserLog, 'mark as read', write);
    await refresh();
  }

  // `key` changes with every navigation.
  useEffect(() => {
    const { userId: owner, at = 0 } = read.current ?? {};
    if (owner === userId && userId !== undefined && Date.now() - at < freshMs) return;
    void refresh();
  }, [userId, key]);
  // Not with every navigation: a read that follows a mark would be lost, and the count stay old.
  useEffect(() => () => reading.current?.abort(), [userId]);
  useServerEvents(userId, refresh);

  return (
    <NotificationsContext
      value={{
        latest,
        failed,
        unread: latest?.unread ?? 0,
        markRead: (id) => mark(browserCall('markNotificationAsRead', { id })),
        markAllRead: async () => {
          if (userId === undefined) return;
          await mark(markAll(userId, latest));
        },
      }}
    >
      {children}
    </NotificationsContext>
  );
}

/** Another server of this contract marks one at a time. */
async function markAll(userId: number, latest: NotificationPage | undefined): Promise<object> {
  try {
    return await browserCall('markAllNotificationsAsRead', { user_id: userId });
  } catch (error) {
    if (!isRefusal(error) || error.code === 'unreachable') throw error;
    const unread = (latest?.items ?? []).filter((item) => item.isUnread);
    return Promise.all(unread.map(({ id }) => browserCall('markNotificationAsRead', { id })));
  }
}
