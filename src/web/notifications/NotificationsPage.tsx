import { useEffect, useRef } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { ReadFailed } from '#web/components/ReadFailed.tsx';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { notifications as t } from '#web/messages/en/notifications.ts';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationsPage.module.css';
import type { NotificationPage } from './notification.ts';
import { useNotifications } from './notifications-context.tsx';

/** `given` is the page of the address; on the first one what came since is shown at once. */
export function NotificationsPage({ given }: { given: NotificationPage | FailedRead | undefined }) {
  const served = isFailedRead(given) ? undefined : given;
  const { latest, markRead, markAllRead } = useNotifications();
  useFreshPage(served);
  const isFirst = served === undefined || served.page === 1;
  const shown = isFirst && !isFailedRead(given) ? (latest ?? served) : served;
  if (shown && shown.page === 1 && shown.items.length === 0) {
    return (
      <EmptyWithLink
        scene="tempo"
        title={t.none}
        text={t.noneHint}
        to="/shop"
        label={t.goShopping}
      />
    );
  }
  return (
    <div className={`page stack ${styles.page}`}>
      <header className={`row between ${styles.head}`}>
        <h1>{t.title}</h1>
        {shown && shown.unread > 0 && (
          <Button look="secondary" className={styles.all ?? ''} onClick={markAllRead}>
            {t.markAll}
          </Button>
        )}
      </header>
      {isFailedRead(given) ? (
        <ReadFailed read={given} />
      ) : (
        <div className={`card ${styles.card}`}>
          {shown && <NotificationList items={shown.items} onRead={markRead} />}
        </div>
      )}
      {shown && <Pages page={shown.page} hasOlder={shown.hasOlder} />}
    </div>
  );
}

/** Reads an older page again when the newest one changed, here or on the server. */
function useFreshPage(served: NotificationPage | undefined): void {
  const { latest } = useNotifications();
  const { revalidate } = useRevalidator();
  const known = useRef(latest);
  const isOlder = served !== undefined && served.page > 1;
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== latest;
    known.current = latest;
    if (isNews && isOlder) void revalidate();
  }, [latest, isOlder, revalidate]);
}

function Pages({ page, hasOlder }: { page: number; hasOlder: boolean }) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav className={styles.pages} aria-label={t.pages}>
      {page > 1 && (
        <Link className={buttonClass('secondary')} to={page === 2 ? '.' : `?page=${page - 1}`}>
          {t.newer}
        </Link>
      )}
      {hasOlder && (
        <Link className={buttonClass('secondary')} to={`?page=${page + 1}`}>
          {t.older}
        </Link>
      )}
    </nav>
  );
}
