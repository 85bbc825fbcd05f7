import { Outlet } from 'react-router';
import { shellTexts as t } from '#console/messages/shell.ts';
import { Tabs } from '#console/parts/Tabs.tsx';
import { settingsTabs } from './area-tabs.ts';

export function Component() {
  return (
    <>
      <Tabs label={t.nav.settings} tabs={settingsTabs} />
      <Outlet />
    </>
  );
}
