import { useId } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import popup from '#ui/popup.module.css';
import { Spinner } from '#ui/Spinner.tsx';
import { useLazy } from '#web/components/use-lazy.ts';
import { useUserId } from '#web/data/use-user.ts';
import { shell } from '#web/messages/en/shell.ts';
import { useNotifications } from '#web/notifications/notifications-context.tsx';
import styles from './Bell.module.css';
import header from './header-action.module.css';
import { IconWithCount } from './IconWithCount.tsx';
import { useRoutePopover } from './use-route-popover.ts';

const path = '/notification';
const loadList = () => import('#web/notifications/NotificationList.tsx');

/** Spec §2: opens a panel with the newest ones; visitors get a link to the page, which sends them to /login. */
export function Bell() {
  const userId = useUserId();
  const panelId = useId();
  const { unread } = useNotifications();
  const bell = <IconWithCount icon="bell" count={unread} label={shell.unreadCount} />;
  if (userId === undefined) {
    return (
      <Link className={classes('icon-target', header.action)} to={path}>
        <span className="visually-hidden">{shell.notification}</span>
        {bell}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classes('icon-target', header.action)}
        popoverTarget={panelId}
      >
        <span className="visually-hidden">{shell.notification}</span>
        {bell}
      </button>
      <Panel id={panelId} />
    </>
  );
}

function Panel({ id }: { id: string }) {
  const titleId = useId();
  const panel = useRoutePopover();
  const { latest, failed, unread, markRead, markAllRead } = useNotifications();
  // Only customers load it, after hydration.
  const loaded = useLazy('notification list', loadList, latest !== undefined, {
    attempt: latest,
  });
  return (
    <div
      className={classes(popup.popup, styles.panel)}
      id={id}
      ref={panel}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {shell.notifications.title}
        </h2>
        {unread > 0 && (
          <Button look="quiet" className={styles.all ?? ''} onClick={markAllRead}>
            {shell.notifications.markAll}
          </Button>
        )}
      </div>
      {/* Focusable, so that it can be scrolled with the keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs a way in */}
      <div className={styles.scroll} tabIndex={0}>
        {(!latest || !loaded) && !failed && <Spinner label={shell.notifications.loading} />}
        {latest?.items.length === 0 && <p className={styles.none}>{shell.notifications.none}</p>}
        {latest && loaded && <loaded.NotificationList items={latest.items} onRead={markRead} />}
      </div>
      <Link className={`accent center ${styles.more}`} to={path}>
        {shell.notifications.seeAll}
      </Link>
    </div>
  );
}
