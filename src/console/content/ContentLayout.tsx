import { Outlet } from 'react-router';
import { contentTabs } from '#console/layout/area-tabs.ts';
import { shellTexts as t } from '#console/messages/shell.ts';
import { Tabs } from '#console/parts/Tabs.tsx';

export function Component() {
  return (
    <>
      <Tabs label={t.nav.content} tabs={contentTabs} />
      <Outlet />
    </>
  );
}
