import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { keepsFocus } from '#console/components/split-view.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';

/** Around every screen, signed in or not. */
export function RootLayout() {
  const { pathname, state: given } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(pathname);

  useEffect(() => {
    // Not on the first screen: the browser begins at its top by itself.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!keepsFocus(given)) focusHeading();
  }, [pathname, given]);

  return (
    <>
      {state !== 'idle' && <ScreenLoading />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

export const ScreenLoading = () => <ProgressBar label={shellTexts.loading} />;
