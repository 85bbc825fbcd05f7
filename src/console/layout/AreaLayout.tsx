import { Outlet } from 'react-router';
import { Tabs } from '#console/navigation/Tabs.tsx';

/** An area whose tabs stand above each of its screens, details too. */
export function Component() {
  return (
    <>
      <Tabs />
      <Outlet />
    </>
  );
}
