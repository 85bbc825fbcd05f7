import { NavLink } from 'react-router';
import { onlyInBrowser } from '#web/data/only-in-browser.ts';
import { accountPage as t } from '#web/messages/en/account.ts';
import { shell as messages } from '#web/messages/en/shell.ts';
import { buyAgainPath, quickOrderPath } from '#web/paths/paths.ts';
import styles from './AccountPills.module.css';
import { useLogout } from './use-logout.ts';

/** In pixels: the next pill shows that the row goes on. */
const edge = 40;

/** The pill of this page comes into sight where a narrow screen cuts the row off. */
function showCurrent(row: HTMLElement | null): void {
  const pill = row?.querySelector<HTMLElement>('[aria-current]');
  if (row && pill) row.scrollLeft = pill.offsetLeft + pill.offsetWidth + edge - row.clientWidth;
}

/** Spec §2, phones only: the desktop's header menu has the same. */
export function AccountPills() {
  const logout = useLogout();
  return (
    <nav className={`strip ${styles.pills}`} aria-label={t.pages} ref={showCurrent}>
      <NavLink className={`chip ${styles.pill}`} to="/my-account">
        {t.myProfile}
      </NavLink>
      <NavLink className={`chip ${styles.pill}`} to="/my-orders">
        {messages.myOrder}
      </NavLink>
      {!onlyInBrowser && (
        <>
          <NavLink className={`chip ${styles.pill}`} to={buyAgainPath}>
            {messages.buyAgain}
          </NavLink>
          <NavLink className={`chip ${styles.pill}`} to={quickOrderPath}>
            {messages.quickOrder}
          </NavLink>
        </>
      )}
      <NavLink className={`chip ${styles.pill}`} to="/wallet">
        {t.myWallet}
      </NavLink>
      <button type="button" className={`chip ${styles.pill}`} onClick={logout}>
        {messages.logout}
      </button>
    </nav>
  );
}
