import { Outlet } from 'react-router';
import { Tabs } from '#console/components/Tabs.tsx';
import { shellTexts as t } from '#console/messages/shell.ts';
import { contentTabs } from '#console/navigation/area-tabs.ts';

export function Component() {
  return (
    <>
      <Tabs label={t.nav.content} tabs={contentTabs} />
      <Outlet />
    </>
  );
}
