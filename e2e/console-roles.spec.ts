import { isMet, mayRole, operatorRoles } from '#domain/operators/permissions.ts';
import { consoleScreens } from '#test/console-screens.ts';
import { addOperator, expect, owner, signInAs, test } from './console-fixture.ts';
import { askedReturn } from './return-fixture.ts';

/** A return and an order that are there; a file that is not, since whose it would be depends on what is in it. */
function idFor(path: string, { order, id }: { order: number; id: number }): string {
  if (path.startsWith('/orders/returns')) return String(id);
  if (path.startsWith('/orders')) return String(order);
  return path.startsWith('/products/files') ? '999999' : '1';
}

for (const role of operatorRoles) {
  test(`the role ${role} sees the screens of the role, and of the others only whose they are not @long`, async ({
    page,
  }) => {
    test.slow(); // it opens every screen
    const returned = await askedReturn(page);
    await signInAs(page, role === 'owner' ? owner : await addOperator(page, role));
    for (const { path, needs } of consoleScreens) {
      const address = path.replace(':id', idFor(path, returned)).replace(':page', 'orders');
      await page.goto(
        `/console${address}${path === '/orders/picking' ? `?ids=${returned.order}` : ''}`,
      );
      const refused = page.getByRole('heading', { name: 'Not for your role' });
      if (needs === undefined || isMet(needs, (one) => mayRole(role, one))) {
        await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
        await expect(refused, path).toHaveCount(0);
      } else {
        await expect(refused, path).toBeVisible();
        await expect(page.getByRole('main').getByRole('textbox'), path).toHaveCount(0);
      }
    }
  });
}
