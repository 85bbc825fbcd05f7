import { NavLink, Outlet } from 'react-router';
import { shellTexts as t } from '#console/messages/shell.ts';
import { useMe } from '#console/use-me.ts';
import type { Permission } from '#domain/permissions.ts';
import styles from './SettingsLayout.module.css';

const tabs: readonly { to: string; label: string; needs: Permission | undefined }[] = [
  { to: 'account', label: t.tabs.account, needs: undefined },
  { to: 'operators', label: t.tabs.operators, needs: 'operators' },
  { to: 'audit-log', label: t.tabs.auditLog, needs: 'audit-log' },
];

export function Component() {
  const { permissions } = useMe();
  const shown = tabs.filter(({ needs }) => needs === undefined || permissions.includes(needs));
  return (
    <>
      <nav className={styles.tabs} aria-label={t.nav.settings}>
        {shown.map(({ to, label }) => (
          <NavLink key={to} className={styles.tab} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
