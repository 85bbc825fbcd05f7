import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { SearchBox } from '#web/search/SearchBox.tsx';
import { useMemberPath } from '#web/use-member-path.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Counted } from './Counted.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { useShopCounts } from './shop-counts.tsx';

export function Header() {
  const t = useMessages();
  const counts = useShopCounts();
  const memberPath = useMemberPath();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo className={styles.logo} />
        <div className={styles.search}>
          <SearchBox label={t.searchLabel} />
        </div>
        <nav className={styles.actions} aria-label={t.mainNavigation}>
          <Link className={styles.action} to="/notification">
            <span className="visually-hidden">{t.notification}</span>
            <Counted icon="bell" count={counts.unread} label={t.unreadCount} />
          </Link>
          <Link className={styles.action} to={memberPath('/cart')}>
            <span className="visually-hidden">{t.cart}</span>
            <Counted icon="cart" count={counts.cart} label={t.cartCount} />
          </Link>
          <AccountMenu />
        </nav>
      </div>
    </header>
  );
}
