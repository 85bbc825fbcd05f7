import { useId } from 'react';
import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import popup from '#ui/popup.module.css';
import { useLogout } from '#web/account/use-logout.ts';
import { useSessionSync } from '#web/account/use-session-sync.ts';
import { LanguageLink } from '#web/components/LanguageLink.tsx';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { useUserId, useUserName } from '#web/data/use-user.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { buyAgainPath, loginPath, quickOrderPath } from '#web/paths/paths.ts';
import styles from './AccountMenu.module.css';
import header from './header-action.module.css';
import { useRoutePopover } from './use-route-popover.ts';

export function AccountMenu() {
  const userId = useUserId();
  const initial = useUserName()?.trim().charAt(0).toUpperCase();
  const logout = useLogout();
  const menuId = useId();
  const menu = useRoutePopover();
  const signedIn = userId !== undefined;

  // The header is on every page, so the watch runs on every page.
  useSessionSync();

  return (
    <>
      <button
        type="button"
        className={classes('icon-target', header.action)}
        popoverTarget={menuId}
        aria-label={t.account}
      >
        <span className={`center ${styles.initial}`}>
          {signedIn && initial ? initial : <Icon name="user" small />}
        </span>
      </button>
      <div className={classes(popup.popup, styles.menu)} id={menuId} ref={menu} popover="auto">
        <Link className={`row gap-3 ${styles.item}`} to={signedIn ? '/my-account' : loginPath}>
          <Icon name="user" />
          {signedIn ? t.myAccount : t.signIn}
        </Link>
        <Link className={`row gap-3 ${styles.item}`} to="/my-orders">
          <Icon name="receipt" />
          {t.myOrder}
        </Link>
        {signedIn && !onlyInBrowser && (
          <>
            <Link className={`row gap-3 ${styles.item}`} to={buyAgainPath}>
              <Icon name="clock" />
              {t.buyAgain}
            </Link>
            <Link className={`row gap-3 ${styles.item}`} to={quickOrderPath}>
              <Icon name="cart" />
              {t.quickOrder}
            </Link>
          </>
        )}
        {!onlyInBrowser && (
          <LanguageLink className={`row gap-3 ${styles.item}`} icon={<Icon name="language" />} />
        )}
        {signedIn && (
          <button type="button" className={`row gap-3 ${styles.item}`} onClick={logout}>
            <Icon name="logout" />
            {t.logout}
          </button>
        )}
      </div>
    </>
  );
}
