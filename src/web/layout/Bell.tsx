import { useId } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import popup from '#ui/popup.module.css';
import { Spinner } from '#ui/Spinner.tsx';
import { useLazy } from '#web/components/use-lazy.ts';
import { useUserId } from '#web/data/use-user.ts';
import { shell } from '#web/messages/en/shell.ts';
import { useNotifications } from '#web/notifications/notifications-context.tsx';
import { notificationsPath } from '#web/paths/paths.ts';
import styles from './Bell.module.css';
import header from './header-action.module.css';
import { IconWithCount } from './IconWithCount.tsx';
import { useRoutePopover } from './use-route-popover.ts';

const load = () => import('#web/notifications/NotificationPanel.tsx');

/** Spec §2: opens a panel with the newest ones; visitors get a link to the page, which sends them to /login. */
export function Bell() {
  const userId = useUserId();
  const panelId = useId();
  const { unread } = useNotifications();
  const bell = <IconWithCount icon="bell" count={unread} label={shell.unreadCount} />;
  if (userId === undefined) {
    return (
      <Link className={classes('icon-target', header.action)} to={notificationsPath}>
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

/** Its content comes after hydration, and to customers alone. */
function Panel({ id }: { id: string }) {
  const titleId = useId();
  const panel = useRoutePopover();
  const { latest, failed } = useNotifications();
  const loaded = useLazy('notification panel', load, latest !== undefined || failed, {
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
      {loaded ? (
        <loaded.NotificationPanel titleId={titleId} />
      ) : (
        <Spinner label={shell.notification} />
      )}
    </div>
  );
}
