import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { useMemberPath } from '#web/use-member-path.ts';
import styles from './BottomBar.module.css';
import { Counted } from './Counted.tsx';
import { useShopCounts } from './shop-counts.tsx';

/** Phones only: what the thumb reaches. */
export function BottomBar() {
  const t = useMessages();
  const counts = useShopCounts();
  const memberPath = useMemberPath();
  return (
    <nav className={styles.bar} aria-label={t.quickNavigation}>
      <Item to="/" label={t.home}>
        <Icon name="home" />
      </Item>
      {/* Spec §2: the wallet has no target. */}
      <span className={styles.item}>
        {t.wallet}
        <Icon name="wallet" />
      </span>
      <Item to="/notification" label={t.notification}>
        <Counted icon="bell" count={counts.unread} label={t.unreadCount} />
      </Item>
      <Item to={memberPath('/cart')} label={t.cart}>
        <Counted icon="cart" count={counts.cart} label={t.cartCount} />
      </Item>
      <Item to={memberPath('/my-account')} label={t.profile}>
        <Icon name="user" />
      </Item>
    </nav>
  );
}

function Item({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <NavLink className={styles.item ?? ''} to={to} end>
      {label}
      {children}
    </NavLink>
  );
}
