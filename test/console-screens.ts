import type { RouteObject } from 'react-router';
import { screens } from '#console/routes.tsx';
import type { Permission } from '#domain/operators/permissions.ts';

export type ConsoleScreen = { path: string; needs: Permission | undefined };

function screensIn(routes: readonly RouteObject[], above: ConsoleScreen): ConsoleScreen[] {
  return routes.flatMap(({ path, handle, index, children = [] }) => {
    const here = {
      path: path === undefined ? above.path : `${above.path}/${path}`,
      needs: handle?.needs ?? above.needs,
    };
    const inner = screensIn(children, here);
    return path === undefined || index || inner.length > 0 ? inner : [here];
  });
}

/** Every screen of the console's route table, with the permission that its branch asks for. */
export const consoleScreens = screensIn(screens, { path: '', needs: undefined }).filter(
  // The server's own page, addresses of former builds, and what is not there.
  ({ path }) => path !== '/api' && !path.endsWith('/*'),
);
