import { Link } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { notifications as t } from '#web/messages/en/notifications.ts';
import { notificationsPath } from '#web/paths/paths.ts';
import { NotificationList } from './NotificationList.tsx';
import styles from './NotificationPanel.module.css';
import { useNotifications } from './notifications-context.tsx';

/** What the bell opens: the newest ones. */
export function NotificationPanel({ titleId }: { titleId: string }) {
  const { latest, failed, unread, markRead, markAllRead } = useNotifications();
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {t.title}
        </h2>
        {unread > 0 && (
          <Button look="quiet" className={styles.all ?? ''} onClick={markAllRead}>
            {t.markAll}
          </Button>
        )}
      </div>
      {/* Focusable, so that it can be scrolled with the keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs a way in */}
      <div className={styles.scroll} tabIndex={0}>
        {!latest && !failed && <Spinner label={t.loading} />}
        {latest?.items.length === 0 && <p className={styles.none}>{t.none}</p>}
        {latest && <NotificationList items={latest.items} onRead={markRead} />}
      </div>
      <Link className={`accent center ${styles.more}`} to={notificationsPath}>
        {t.seeAll}
      </Link>
    </>
  );
}
