import { useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router';
import { browserLog } from '#client/log.ts';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import { helpPath } from '#console/navigation/help-path.ts';
import { navItemsFor } from '#console/navigation/nav-items.ts';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './NavBar.module.css';

/** A phone has room for so many, and a button for the others. */
const roomOnPhone = 5;

/** `onSearch`: undefined where the role has nothing to search. */
type NavBarProps = { toAccept: number; onSearch: (() => void) | undefined };

/** At the side of a desktop, at the bottom of a phone. */
export function NavBar({ toAccept, onSearch }: NavBarProps) {
  const me = useMe();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const items = navItemsFor(me.permissions);
  const others = items.length > roomOnPhone ? items.slice(roomOnPhone - 1) : [];
  return (
    <nav className={styles.bar} aria-label={t.menu}>
      <p className={styles.shop}>{me.shop_name}</p>
      <ul className={classes(styles.items, open && styles.open)}>
        {onSearch && (
          <li className={styles.search}>
            <button type="button" className={styles.item} onClick={onSearch}>
              <Icon name="search" />
              <span className={styles.searchName}>{t.search}</span>
              <span className={styles.key} aria-hidden="true">
                /
              </span>
            </button>
          </li>
        )}
        {items.map(({ to, also, label, drawing }, index) => (
          <li
            key={to}
            className={others.length > 0 && index >= roomOnPhone - 1 ? styles.other : undefined}
          >
            <NavLink
              className={classes(styles.item, also && pathname.startsWith(also) && 'active')}
              // Help is about the screen that is open.
              to={to === '/help' ? helpPath(pathname) : to}
              onClick={() => setOpen(false)}
            >
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d={drawing} />
              </svg>
              {label}
              {to === '/orders' && toAccept > 0 && <Waiting count={toAccept} />}
            </NavLink>
          </li>
        ))}
        {others.length > 0 && (
          <li className={styles.more}>
            <button
              type="button"
              className={classes(
                styles.item,
                others.some(({ to }) => pathname.startsWith(to)) && 'active',
              )}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M4 7h16M4 12h16M4 17h16" />
              </svg>
              {t.more}
            </button>
          </li>
        )}
      </ul>
      <div className={styles.person}>
        <NavLink className={styles.name} to="/settings/account">
          {me.name}
        </NavLink>
        <SignOut />
      </div>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <>
      <span className={styles.waiting} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="visually-hidden">{t.toAccept(count)}</span>
    </>
  );
}

function SignOut() {
  const navigate = useNavigate();
  async function signOut() {
    // Where the server does not answer, the session stays: the person is told by the next screen.
    await consoleCall('signOut', {}).catch((error) => browserLog('signOut', error));
    navigate('/sign-in');
  }
  return (
    <button type="button" className={styles.item} onClick={signOut}>
      <Icon name="logout" small />
      {t.signOut}
    </button>
  );
}
