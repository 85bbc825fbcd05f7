import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, scrollAtNextClick, test } from './shop-fixture.ts';

const outbox = join(process.env.SHOP_DATA_DIR ?? '', 'outbox');

async function fillLogin(page: Page, name: string, pin: string): Promise<void> {
  await page.getByLabel('Email or phone').fill(name);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('checkbox').check();
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

async function login(page: Page, name: string, pin: string): Promise<void> {
  await fillLogin(page, name, pin);
  await press(page, 'Login');
  await expect(page.getByRole('dialog', { name: 'Login Successful' })).toBeVisible();
}

test('signing in by phone leads back to where one was, and logout ends it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/shop');
  const add = page.getByRole('link', { name: /^Add / }).nth(15);
  await add.scrollIntoViewIfNeeded();
  const noted = await scrollAtNextClick(page);
  await add.click();
  await expect(page).toHaveURL('/login');
  const position = await noted();
  expect(position).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Forgot Pin?' }).click();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await login(page, '+91 98765-43210', '246810');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  // With the card that was in view.
  await expect(page).toHaveURL(/\/shop(#|$)/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(position - 50);
  const account = page.getByRole('button', { name: 'Account' });
  await expect(account).toHaveText(/^[A-Z]$/);
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toMatch(/^\d+$/);
  expect(await page.evaluate(() => localStorage.getItem('userName'))).not.toBe(null);

  await page.evaluate(() => {
    for (const key of ['note', 'cartNote', 'currentcoupon']) localStorage.setItem(key, 'mine');
  });
  await account.click();
  await page.locator('[popover]').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email or phone')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(null);
  expect(await page.evaluate(() => Object.values(localStorage))).not.toContain('mine');
  await page.goto('/my-account');
  await expect(page).toHaveURL('/login?next=%2Fmy-account');
});

test('the account shows the profile and the devices, also when storage was cleared', {
  tag: '@desktop',
}, async ({ page }) => {
  // A session without a stored id, as after clearing the browser's storage.
  await page.request.post('/api/loginUserdata', {
    data: { email_or_phone: '9876543210', pin: '246810' },
    headers: { 'x-thok': '1' },
  });
  await page.goto('/my-account');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userId'))).toMatch(/^\d+$/);
  const fields = page.getByRole('form', { name: 'My Profile' }).getByRole('textbox');
  await expect(fields).toHaveCount(15);
  for (const label of ['Firm Name', 'Distance from Shop (km)', 'Food License No.', 'GST No.']) {
    await expect(page.getByLabel(label)).toHaveAttribute('readonly');
  }
  await expect(page.getByLabel('Mobile Number')).toHaveValue('98765 43210');
  await expect(page.getByText('This device')).toHaveCount(1);
  await press(page, 'Sign out everywhere');
  await expect(page.getByRole('dialog').getByRole('button').first()).toHaveText('Cancel');
  await press(page, 'Cancel');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the wallet and the sign-in page know who is signed in @long', async ({ page }) => {
  await page.request.post('/api/loginUserdata', {
    data: { email_or_phone: '9876543210', pin: '246810' },
    headers: { 'x-thok': '1' },
  });
  await page.goto('/wallet');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await press(page, 'Continue');
  await expect(page).toHaveURL('/wallet');
});

test('on a small phone the button that sends the registration stays in sight @long', async ({
  page,
}) => {
  await page.goto('/login');
  await page.setViewportSize({ width: 320, height: 640 });
  await press(page, 'New shop? Register');
  const button = page.getByRole('dialog').getByRole('button', { name: 'Send request' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Register' })).toBeFocused();
});

async function mailsSent(): Promise<string[]> {
  return (await readdir(outbox).catch(() => [])).sort();
}

test('a forgotten PIN is set anew through the mailed link, once @long', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'at most one mail per customer in two minutes');
  await page.goto('/login');
  await login(page, '9876500002', '135791');
  await expect(page).toHaveURL('/');

  const before = await mailsSent();
  await page.goto('/forgot-pin');
  await page.getByLabel('Email').fill('second@thok.example');
  await press(page, 'Send Reset Link');
  await expect(
    page.getByText('An email has been sent with instructions to reset your PIN.'),
  ).toBeVisible();
  await expect.poll(async () => (await mailsSent()).length).toBeGreaterThan(before.length);
  const mail = await readFile(join(outbox, (await mailsSent()).at(-1) ?? ''), 'utf8');
  const link = /\/reset-pin\?token=[\w-]+/.exec(
    mail.replace(/=\r?\n/g, '').replace(/=3D/g, '='),
  )?.[0];
  expect(link).toBeDefined();

  await page.goto(link ?? '');
  await expect(page).toHaveURL('/reset-pin');
  // The token is nowhere but in the mail: a page loaded again needs it again.
  await page.goto(link ?? '');
  await page.getByLabel('New PIN').fill('135791');
  await page.getByLabel('Confirm PIN').fill('135790');
  await press(page, 'Update PIN');
  await expect(page.getByLabel('Confirm PIN')).toHaveAccessibleDescription('PIN does not match');
  await page.getByLabel('New PIN').fill('1357');
  await page.getByLabel('Confirm PIN').fill('1357');
  await press(page, 'Update PIN');
  await expect(page.getByLabel('New PIN')).toHaveAccessibleDescription('A PIN has 6 digits.');
  await expect(page.getByText(/not match/)).toHaveCount(0);
  await page.getByLabel('New PIN').fill('135791');
  // The PIN it had: the session that ends and the spent link show that it was set.
  await page.getByLabel('Confirm PIN').fill('135791');
  await press(page, 'Update PIN');
  await expect(page.getByText('Your PIN has been updated successfully.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByText('Please sign in again.')).toBeVisible();

  await page.goto(link ?? '');
  await expect(page.getByRole('alert')).toContainText('no longer valid');
  await expect(page.getByLabel('New PIN')).toHaveCount(0);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-pin');
  await page.goto('/login');
  await login(page, '9876500002', '135791');
});

test('a userId put into storage opens nothing', async ({ page }) => {
  await page.goto('/faqs');
  await page.evaluate(() => localStorage.setItem('userId', '1'));
  await page.goto('/my-account');
  await expect(page).toHaveURL('/login?next=%2Fmy-account');
  await expect(page.getByText('Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(null);
});

test('a session that ended elsewhere leads to login with a word, and back', async ({ page }) => {
  await page.goto('/login?next=%2Fwallet');
  await login(page, 'demo@thok.example', '246810');
  await expect(page).toHaveURL('/wallet');
  // Nothing of the page may still be on its way when the session goes.
  await page.goto('/wallet', { waitUntil: 'networkidle' });
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page).toHaveURL('/login?next=%2Fmy-account');
  await expect(page.getByText('Please sign in again.')).toBeVisible();
  await login(page, '9876543210', '246810');
  await expect(page).toHaveURL('/my-account');
});
