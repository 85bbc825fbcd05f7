import { totpCode, totpStep } from '#server/auth/totp.ts';
import {
  addOperator,
  expect,
  expectGoodScreen,
  owner,
  post,
  signInAs,
  test,
} from './console-fixture.ts';

test.describe('signing in to the console', () => {
  test('a wrong password is told beside its field; the right one leads to the screen asked for', async ({
    page,
  }) => {
    await page.goto('/console/settings/operators');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await expect(page.getByText('Please enter your e-mail address.')).toBeVisible();
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.keyboard.press('Enter');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toBeFocused();
    await password.fill(owner.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Operators' })).toBeVisible();
    await expect(page).toHaveURL('/console/settings/operators');
  });

  test('five wrong tries lock the account, and the lock says how long', async ({ page }) => {
    const operator = await addOperator(page, 'staff');
    for (let i = 0; i < 5; i += 1)
      await post(page, 'signIn', { email: operator.email, password: 'wrong' });
    await page.goto('/console/sign-in');
    await page.getByLabel('E-mail').fill(operator.email);
    await page.getByLabel('Password', { exact: true }).fill(operator.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('try again in 15 minutes');
  });

  test('a forgotten password is answered the same for every address', async ({ page }) => {
    await page.goto('/console/sign-in');
    await page.getByRole('link', { name: 'Forgotten password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeFocused();
    await page.getByLabel('E-mail').fill('nobody@thok.example');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('If this address belongs to an operator')).toBeVisible();
    await expectGoodScreen(page);
  });

  test('links that are incomplete or used say so', async ({ page }) => {
    await page.goto('/console/set-password');
    await expect(page.getByRole('alert')).toContainText('not complete');
    await page.goto('/console/set-password?token=used');
    await page.getByLabel('New password').fill('a long password');
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectGoodScreen(page);
    await page.goto('/console/set-up?code=used');
    await expect(page.getByRole('alert')).toContainText('no longer valid');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectGoodScreen(page);
  });
});

test('a second factor is switched on with the app’s code, then asked for at sign-in', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const operator = await addOperator(page, 'staff');
  await signInAs(page, operator);
  await page.goto('/console/settings/account');
  await page.getByRole('button', { name: 'Switch on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(operator.password);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectGoodScreen(page);
  // On the phone that the app itself runs on there is nothing to scan with.
  await expect(dialog.getByRole('link', { name: 'Open in an authenticator app' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  );
  const key = await dialog.getByText(/^(?:[A-Z2-7]{4} ?)+$/).textContent();
  await dialog.getByRole('button', { name: 'Copy the key' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key?.replaceAll(' ', ''));
  const secret = (key ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code of the app').fill('000000');
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByLabel('Code of the app')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Code of the app').fill(totpCode(secret, totpStep(Date.now())));
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const [recovery = ''] = await dialog.getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('On. 10 recovery codes left.')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByLabel('E-mail').fill(operator.email);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code').fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
});

test('Today shows what waits and leads to it', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto('/console');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Revenue, last seven days' })).toBeAttached();
  await expectGoodScreen(page);
  await page.getByRole('main').getByRole('link', { name: 'To accept' }).click();
  await expect(page).toHaveURL('/console/orders?status=active');
});

test.describe('operators', () => {
  test('are added, changed and made inactive; the last owner stays', async ({ page }) => {
    await signInAs(page, owner);
    await page.goto('/console/settings/operators');
    await page.getByRole('button', { name: 'Add an operator' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Ravi Rawat');
    await page.keyboard.press('Escape');
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(leave).toContainText('Not saved: Name');
    await leave.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Ravi Rawat');
    await dialog.getByLabel('E-mail').fill('ravi@thok.example');
    await dialog.getByLabel(/Packer/).check();
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('row').filter({ hasText: 'ravi@thok.example' });
    await expect(page.getByText('ravi@thok.example')).toBeVisible();

    await page.getByRole('button', { name: 'Change Ravi Rawat' }).click();
    await dialog.getByLabel('May sign in').uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Inactive')).toBeVisible();
    await expect(row.or(page.getByText('ravi@thok.example')).first()).toBeVisible();

    await page.getByRole('button', { name: 'Change Operator' }).click();
    await dialog.getByLabel(/Staff/).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toContainText('needs an owner');
  });

  test('changed by someone else meanwhile keep what was typed and show what changed', async ({
    page,
  }) => {
    const { id, name, email } = await addOperator(page, 'packer');
    await signInAs(page, owner);
    await page.goto('/console/settings/operators');
    await page.getByRole('button', { name: `Change ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Typed here');
    await post(page, 'saveOperator', { id, name, email, role: 'staff' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('row', { name: 'Role Packer Staff' })).toBeVisible();
    await expect(dialog.getByLabel('Name')).toHaveValue('Typed here');
    await dialog.getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Typed here')).toBeVisible();
  });
});

test('the audit log is filtered through its address and shows before and after', async ({
  page,
}) => {
  const { id, name, email } = await addOperator(page, 'packer');
  await signInAs(page, owner);
  await post(page, 'saveOperator', { id, name, email, role: 'staff' });
  await page.goto('/console/settings/audit-log');
  await page.getByRole('searchbox', { name: 'Subject' }).fill(`operator ${id}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/console/settings/audit-log?subject=operator+${id}`);
  // The unfiltered list may stand for a moment, with other operators' changes of the same kind.
  await expect(page.getByRole('row', { name: 'Role Packer Staff', exact: true })).toHaveCount(1);
  await expectGoodScreen(page);
  await page.goto('/console/settings/audit-log?subject=nothing');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
});

test('keys are shown by ?, and closed by Escape', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto('/console/settings/account');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expect(page.locator('kbd')).toHaveText(['?', '/', '↑ ↓', 'n', 'a', 'p', 'Esc']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.context().clearCookies();
  await signInAs(page, await addOperator(page, 'packer'));
  await page.goto('/console/settings/account');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.locator('kbd')).toHaveText(['?', '/', '↑ ↓', 'p', 'Esc']);
});

test('a screen that cannot be loaded says so and is tried again', async ({ page }) => {
  await signInAs(page, owner);
  await page.route('**/console/api/listCoupons*', (route) =>
    route.fulfill({ status: 408, body: 'not the shop' }),
  );
  // Not the orders: a new one in another journey would load their screen again before the click.
  await page.goto('/console/offers');
  await expect(page.getByRole('alert')).toContainText('No answer from the server.');
  await expectGoodScreen(page);
  await page.unroute('**/console/api/listCoupons*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Coupons' })).toBeVisible();
});

test('the console without its scripts offers to try again @long', async ({ page }) => {
  const scripts = '**/console/assets/*.js';
  // Answered, but empty: a failed request would be an error in the log.
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/console/sign-in');
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toBeHidden();
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unroute(scripts);
  await again.click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(again).toBeHidden();
});

test('an address that is none says so under a heading of its own', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto('/console/no-such-screen');
  await expect(page.getByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Page not found · Console');
  await expectGoodScreen(page);
  await page.goto('/console/orders/999999999');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('There is no such order.')).toBeVisible();
  await page.getByRole('link', { name: 'To the start' }).click();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
});

test('signing out in one tab takes the other to the sign-in', async ({ page, context }) => {
  const operator = await addOperator(page, 'staff');
  await signInAs(page, operator);
  await page.goto('/console/settings/account');
  const other = await context.newPage();
  await other.goto('/console/orders');
  await expect(other.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/console/sign-in');
  await expect(other).toHaveURL('/console/sign-in?next=%2Forders');
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
