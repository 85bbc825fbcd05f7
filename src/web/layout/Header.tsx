import { Link } from 'react-router';
import { classes } from '#ui/classes.ts';
import { useCartCount } from '#web/cart/use-cart.ts';
import { useMemberPath } from '#web/data/use-member-path.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { SearchBox } from '#web/search/SearchBox.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Bell } from './Bell.tsx';
import styles from './Header.module.css';
import header from './header-action.module.css';
import { IconWithCount } from './IconWithCount.tsx';
import { Logo } from './Logo.tsx';
import { OfflineStrip } from './OfflineStrip.tsx';

export function Header() {
  const cartCount = useCartCount();
  const memberPath = useMemberPath();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo className={styles.logo} />
        <div className={styles.search}>
          <SearchBox label={t.searchLabel} />
        </div>
        <nav className={styles.actions} aria-label={t.mainNavigation}>
          <Bell />
          <Link className={classes('icon-target', header.action)} to={memberPath('/cart')}>
            <span className="visually-hidden">{t.cart}</span>
            <IconWithCount icon="cart" count={cartCount} label={t.cartCount} />
          </Link>
          <AccountMenu />
        </nav>
      </div>
      <OfflineStrip />
    </header>
  );
}
