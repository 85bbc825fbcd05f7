import { Outlet } from 'react-router';
import { shellTexts as t } from '#console/messages/shell.ts';
import { type Tab, Tabs } from '#console/parts/Tabs.tsx';

const tabs: readonly Tab[] = [
  { to: '/settings/shop', label: t.tabs.shop, needs: 'settings' },
  { to: '/settings/account', label: t.tabs.account },
  { to: '/settings/operators', label: t.tabs.operators, needs: 'operators' },
  { to: '/settings/audit-log', label: t.tabs.auditLog, needs: 'audit-log' },
];

export function Component() {
  return (
    <>
      <Tabs label={t.nav.settings} tabs={tabs} />
      <Outlet />
    </>
  );
}
