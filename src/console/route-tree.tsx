import type { RouteObject } from 'react-router';
import { keepingShown } from './data/keep-shown.ts';
import { shellId } from './data/use-me.ts';
import { RoleGate } from './layout/RoleGate.tsx';
import { RootLayout, ScreenLoading } from './layout/RootLayout.tsx';
import { ScreenError, WholeError } from './layout/ScreenError.tsx';
import { screens, signInScreens } from './routes.tsx';

/** The route table with what stands around the screens. */
export const routeTree: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: WholeError,
    // Nothing: the frame in index.html stands until there is a screen.
    HydrateFallback: () => null,
    children: [
      { HydrateFallback: ScreenLoading, children: signInScreens },
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
