import { useEffect, useRef } from 'react';
import {
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import { Refusal } from '#contract/refusal.ts';
import { focusHeading } from '#ui/focus-heading.ts';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { keepsFocus } from './components/split-view.ts';
import { keepingShown } from './data/keep-shown.ts';
import { shellId, useMay } from './data/use-me.ts';
import { ScreenError, ScreenProblem, WholeError } from './layout/ScreenError.tsx';
import { shellTexts } from './messages/shell.ts';
import type { ScreenHandle } from './navigation/screen-handle.ts';
import { screens, signInScreens } from './routes.tsx';
import { doorId, loadShopName } from './sign-in/shop-name.ts';

/** The route table with what stands around the screens. */
export const routeTree: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: WholeError,
    // Nothing: the frame in index.html stands until there is a screen.
    HydrateFallback: () => null,
    children: [
      {
        id: doorId,
        HydrateFallback: ScreenLoading,
        loader: loadShopName,
        children: signInScreens,
      },
      {
        id: shellId,
        lazy: () => import('./layout/Shell.tsx'),
        children: [
          { ErrorBoundary: ScreenError, Component: RoleGate, children: keepingShown(screens) },
        ],
      },
    ],
  },
];

const notAllowed = new Refusal('not-allowed', shellTexts.notAllowed);

/** Keeps forms from those whom the server would refuse only once they are filled in. */
function RoleGate() {
  const may = useMay();
  const isAllowed = useMatches().every(({ handle }) => {
    const { needs } = (handle ?? {}) as ScreenHandle; // `as`: the route table's own
    return needs === undefined || may(needs);
  });
  return isAllowed ? <Outlet /> : <ScreenProblem error={notAllowed} />;
}

/** Around every screen, signed in or not. */
function RootLayout() {
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

function ScreenLoading() {
  return <ProgressBar label={shellTexts.loading} />;
}
