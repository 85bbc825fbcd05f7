import { NavLink } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './AccountPills.module.css';
import { useLogout } from './use-logout.ts';

/** Spec §2, phones only: the desktop's header menu has the same. */
export function AccountPills() {
  const t = useMessages();
  const logout = useLogout();
  return (
    <nav className={styles.pills} aria-label={t.accountPage.pages}>
      <NavLink className={styles.pill ?? ''} to="/my-account">
        {t.accountPage.myProfile}
      </NavLink>
      <NavLink className={styles.pill ?? ''} to="/my-orders">
        {t.myOrder}
      </NavLink>
      {/* Spec §2: the wallet has no target. */}
      <span className={styles.pill}>{t.accountPage.myWallet}</span>
      <button type="button" className={styles.pill} onClick={logout}>
        {t.logout}
      </button>
    </nav>
  );
}
