import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, scrollAtNextClick, test } from './shop-fixture.ts';

const outbox = 'test-results/shop/outbox';
const loginCall = /endpoint=loginUserdata/;

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
  await expect(page).toHaveURL('/shop');
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one can sign in, after a wrong PIN too', async ({ page }) => {
    await page.goto('/my-account');
    await fillLogin(page, '9876543210', '246811');
    await press(page, 'Login');
    await expect(page.getByRole('alert')).toContainText('PIN is not right.');
    await expect(page.getByRole('button', { name: 'Register' })).toBeHidden();
    await fillLogin(page, '9876543210', '246810');
    await press(page, 'Login');
    await expect(page).toHaveURL('/my-account');
    await expect(page.getByLabel('Mobile Number')).toHaveValue('98765 43210');
  });
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
  await expect(page.getByRole('heading', { name: 'Wallet opens soon' })).toBeVisible();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await press(page, 'Continue');
  await expect(page).toHaveURL('/wallet');
});

test('signing in by e-mail, after a wrong PIN, never leaves the site @long', async ({ page }) => {
  await page.goto('data:text/html,elsewhere');
  await page.goto('/login?next=//evil.example/');
  await fillLogin(page, 'demo@thok.example', '000000');
  await press(page, 'Login');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Login Failed');
  await expect(alert).toContainText('The e-mail, phone number or PIN is not right.');
  await login(page, 'DEMO@thok.example', '246810');
  await expect(page).toHaveURL('/');
});

test('the sign-in form says what is missing, and what the server or the network said', async ({
  page,
}) => {
  await page.goto('/login');
  await press(page, 'Login');
  const name = page.getByLabel('Email or phone');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Please enter your email or phone number.');
  await name.fill('9876543210');
  const pin = page.getByLabel('PIN', { exact: true });
  await pin.focus();
  await page.keyboard.insertText('24 68 10');
  await expect(pin).toHaveValue('246810');
  await expect(pin).toHaveAttribute('inputmode', 'numeric');
  await press(page, 'Show PIN');
  await expect(pin).toHaveAttribute('type', 'text');
  await press(page, 'Login');
  await expect(page.getByRole('checkbox')).toBeFocused();
  await expect(page.getByText('Please accept the terms to go on.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Terms/ })).toHaveAttribute(
    'href',
    '/term-condition',
  );
  await page.getByRole('checkbox').check();

  const locked = 'Too many wrong tries. Please try again in 15 minutes.';
  await page.route(loginCall, (route) =>
    route.fulfill({ json: { status: 'error', code: 'locked', message: locked } }),
  );
  await press(page, 'Login');
  await expect(page.getByRole('alert')).toContainText(locked);
  await page.unroute(loginCall);
  await page.route(loginCall, (route) => route.fulfill({ body: 'a captive portal' }));
  await press(page, 'Login');
  await expect(page.getByRole('alert')).toContainText('Something went wrong while logging in.');
});

test('registering asks for four fields, cleans a pasted phone, refuses a second request', async ({
  page,
}) => {
  const mobile = `9${String(Date.now()).slice(-9)}`;
  const pasted = `+91 ${mobile.slice(0, 5)}-${mobile.slice(5)}`;
  const dialog = page.getByRole('dialog');
  const send = async (email: string) => {
    await press(page, 'Register');
    await dialog.getByLabel('Name').fill('Asha Negi');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Phone').focus();
    await page.keyboard.insertText(pasted);
    await expect(dialog.getByLabel('Phone')).toHaveValue(mobile);
    await dialog.getByLabel('Address').fill('Rajpur Road, Dehradun');
    await press(page, 'Send request');
  };
  await page.goto('/login');
  await page.setViewportSize({ width: 320, height: 640 });
  await press(page, 'Register');
  const button = dialog.getByRole('button', { name: 'Send request' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(
    'Please enter your phone number.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Register' })).toBeFocused();

  await send(`a${mobile}@thok.example`);
  await expect(page.getByRole('dialog', { name: 'Registration Request Submitted' })).toContainText(
    'We will connect you within 2 business days.',
  );
  // Said to everyone: whether the number has an account stays unknown.
  await expect(dialog.getByRole('button', { name: 'Login' })).toBeVisible();
  await press(page, 'OK');
  await send(`b${mobile}@thok.example`);
  await expect(dialog.getByRole('alert')).toContainText('Registration Failed');
  await expect(dialog.getByRole('alert')).toContainText('We already have a request');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Email or phone')).toBeVisible();
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
  await page.reload();
  await page.getByLabel('New PIN').fill('135791');
  await page.getByLabel('Confirm PIN').fill('135790');
  await press(page, 'Update PIN');
  await expect(page.getByRole('alert')).toHaveText('PINs do not match.');
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
  await page.getByLabel('New PIN').fill('111111');
  await page.getByLabel('Confirm PIN').fill('111111');
  await press(page, 'Update PIN');
  await expect(page.getByRole('alert')).toContainText('no longer valid');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL('/forgot-pin');
  await page.goto('/login');
  await login(page, '9876500002', '135791');
});

test('a reset link without a token says so', async ({ page }) => {
  await page.goto('/reset-pin');
  await expect(page.getByRole('alert')).toHaveText('Invalid or missing token.');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
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
