import { totpCode, totpStep } from '#server/auth/totp.ts';
import { addOperator, expect, expectGoodScreen, signInAs, test } from './console-fixture.ts';

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

test('the console without its scripts offers to try again @long', async ({ page }) => {
  const scripts = '**/console/assets/*.js';
  // Answered, but empty: a failed request would be an error in the log.
  await page.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/console/sign-in');
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toBeHidden();
  // Twelve seconds after the page.
  await expect(again).toBeVisible({ timeout: 15_000 });
  await page.unroute(scripts);
  await again.click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(again).toBeHidden();
});

test('signing out in one tab takes the other to the sign-in @long', async ({ page, context }) => {
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
