import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '#ui/Icon.tsx';
import { useMemberPath } from '#web/data/use-member-path.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { useNotifications } from '#web/notifications/notifications-context.tsx';
import styles from './BottomBar.module.css';
import { IconWithCount } from './IconWithCount.tsx';

/** Phones only: navigation within reach of the thumb. */
export function BottomBar() {
  const { unread } = useNotifications();
  const memberPath = useMemberPath();
  return (
    <nav className={styles.bar} aria-label={t.quickNavigation}>
      <Item to="/" label={t.home}>
        <Icon name="home" />
      </Item>
      <Item to="/wallet" label={t.wallet}>
        <Icon name="wallet" />
      </Item>
      <Item to="/notification" label={t.notification}>
        <IconWithCount icon="bell" count={unread} label={t.unreadCount} />
      </Item>
      <Item to={memberPath('/cart')} at="/cart" label={t.cart}>
        {/* The header tells its count, and the bar above what it comes to. */}
        <Icon name="cart" />
      </Item>
      <Item to={memberPath('/my-account')} at="/my-account" label={t.profile}>
        <Icon name="user" />
      </Item>
    </nav>
  );
}

type ItemProps = {
  to: string;
  /** The item's own page, where `to` sends a visitor to /login. */
  at?: string;
  label: string;
  children: ReactNode;
};

function Item({ to, at = to, label, children }: ItemProps) {
  const here = useLocation().pathname === at;
  return (
    <Link className={styles.item ?? ''} to={to} aria-current={here ? 'page' : undefined}>
      {label}
      {children}
    </Link>
  );
}
