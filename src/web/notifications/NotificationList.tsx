import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#web/catalogue/Picture.tsx';
import { notifications as t } from '#web/messages/en/notifications.ts';
import { formatRecent } from '#web/messages/format-dates.ts';
import styles from './NotificationList.module.css';
import { NotificationText } from './NotificationText.tsx';
import type { UserNotification } from './notification.ts';

type NotificationListProps = {
  items: readonly UserNotification[];
  onRead: (id: number) => Promise<void>;
};

export function NotificationList({ items, onRead }: NotificationListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Row key={item.id} item={item} onRead={onRead} />
      ))}
    </ul>
  );
}

type RowProps = { item: UserNotification; onRead: (id: number) => Promise<void> };

function Row({ item, onRead }: RowProps) {
  const [busy, setBusy] = useState(false);
  const text = <NotificationText text={item.text} />;
  const textId = `notification-${item.id}`;

  async function read() {
    setBusy(true);
    await onRead(item.id);
    setBusy(false);
  }

  return (
    <li className={classes('row', 'gap-3', styles.row, item.isUnread && styles.unread)}>
      {item.picture && (
        <Picture
          {...item.picture}
          className={styles.picture}
          alt=""
          sizes="60px"
          widths={[96, 160]}
          width={60}
          height={60}
        />
      )}
      <div className={`row between ${styles.words}`}>
        <p className={styles.text} id={textId}>
          {item.isUnread && <span className="visually-hidden">{t.unread}: </span>}
          {item.path === undefined ? (
            text
          ) : (
            <Link
              className={styles.link}
              to={item.path}
              onClick={() => item.isUnread && void onRead(item.id)}
            >
              {text}
            </Link>
          )}
        </p>
        {/* The server may still have been in the day before. */}
        <time className={`muted ${styles.time}`} dateTime={item.createdAt} suppressHydrationWarning>
          {formatRecent(item.createdAt, Date.now())}
        </time>
        {item.isUnread && (
          <Button
            look="quiet"
            className={styles.mark ?? ''}
            aria-disabled={busy}
            aria-describedby={textId}
            onClick={() => !busy && read()}
          >
            {t.markAsRead}
          </Button>
        )}
      </div>
    </li>
  );
}
