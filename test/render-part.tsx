import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRoutesStub, Outlet, type ShouldRevalidateFunction, useLocation } from 'react-router';
import { vi } from 'vitest';

/** What of a route's module a screen is made of. */
type Screen = {
  // biome-ignore lint/suspicious/noExplicitAny: each screen has loader data of its own
  default: (props: any) => ReactNode;
  // biome-ignore lint/suspicious/noExplicitAny: and arguments, which the router gives
  clientLoader?: (args: any) => unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/** A part of a screen; a link leads to a page that says nothing but its address. */
export function renderPart(part: ReactNode, path = '/here') {
  return renderScreens({ [path]: { default: () => part } }, path);
}

/** Screens by their paths, read as in a browser, within the frame that stays around all of them. */
export function renderScreens(
  screens: Record<string, Screen>,
  path: string,
  frame: (screen: ReactNode) => ReactNode = (screen) => screen,
) {
  const routes = Object.entries<Screen>({ ...screens, '*': { default: Elsewhere } });
  const Stub = createRoutesStub([
    {
      Component: () => frame(<Outlet />),
      children: routes.map(([at, screen]) => ({
        path: at,
        Component: screen.default,
        ...(screen.clientLoader && { loader: screen.clientLoader }),
        ...(screen.shouldRevalidate && { shouldRevalidate: screen.shouldRevalidate }),
        HydrateFallback: () => null,
      })),
    },
  ]);
  const view = render(<Stub initialEntries={[path]} />);
  // Not Testing Library's own `screen`: it is bound to the document there was when it was loaded.
  return { ...view, screen: within(document.body), user: userEvent.setup() };
}

/** The places of what was only logged (`browserLog`). */
export function loggedPlaces(): unknown[] {
  return vi.mocked(console.warn).mock.calls.map(([place]) => place);
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}
