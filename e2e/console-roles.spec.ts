import type { RouteObject } from 'react-router';
import { screens } from '#console/routes.tsx';
import { mayRole, operatorRoles, type Permission } from '#domain/operators/permissions.ts';
import { addOperator, expect, owner, signInAs, test } from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

type Screen = { path: string; needs: Permission | undefined };

/** Every address of the route table, with the permission that its branch asks for. */
function screensIn(routes: readonly RouteObject[], above: Screen): Screen[] {
  return routes.flatMap(({ path, handle, index, children = [] }) => {
    const here = {
      path: path === undefined ? above.path : `${above.path}/${path}`,
      needs: handle?.needs ?? above.needs,
    };
    const inner = screensIn(children, here);
    return path === undefined || index || inner.length > 0 ? inner : [here];
  });
}

const all = screensIn(screens, { path: '', needs: undefined });
/** The server's own page, and what is not there. */
const screensOfTheApp = all.filter(({ path }) => path !== '/api' && path !== '/*');
const forEveryone = ['/settings/account', '/help', '/help/:page'];

test('every screen says who may open it', () => {
  const open = screensOfTheApp.filter(({ needs }) => needs === undefined);
  expect(open.map(({ path }) => path)).toEqual(forEveryone);
});

/** An order that is there; a file that is not, since whose it would be depends on what is in it. */
function idFor(path: string, order: number): string {
  if (path.startsWith('/orders')) return String(order);
  return path.startsWith('/products/files') ? '999999' : '1';
}

for (const role of operatorRoles) {
  test(`the role ${role} sees the screens of the role, and of the others only whose they are not @long`, async ({
    page,
  }) => {
    test.slow(); // it opens every screen
    const order = await placeOrder(page, await signIn(page, 'first'));
    await page.context().clearCookies();
    await signInAs(page, role === 'owner' ? owner : await addOperator(page, role));
    for (const { path, needs } of screensOfTheApp) {
      const address = path.replace(':id', idFor(path, order)).replace(':page', 'orders');
      await page.goto(`/console${address}${path === '/orders/picking' ? `?ids=${order}` : ''}`);
      const refused = page.getByRole('heading', { name: 'Not for your role' });
      if (needs === undefined || mayRole(role, needs)) {
        await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
        await expect(refused, path).toHaveCount(0);
      } else {
        await expect(refused, path).toBeVisible();
        await expect(page.getByRole('main').getByRole('textbox'), path).toHaveCount(0);
      }
    }
  });
}
