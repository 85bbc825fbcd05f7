import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '#test/mail-server.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { expect, test } from './shop-fixture.ts';

// Ending sessions and changing PINs would disturb every other journey.
test.describe.configure({ mode: 'serial' });

let mailServer: MailServer;
let shop: ShopProcess;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  shop = await startShopProcess({ SMTP_URL: mailServer.url });
});

test.afterAll(async () => {
  await shop?.stop();
  await mailServer?.close();
});

async function login(page: Page, name: string, pin: string): Promise<void> {
  await page.goto(`${shop.url}/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email or phone').fill(name);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Login Successful' })).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/`);
}

async function openAccount(page: Page): Promise<void> {
  await page.goto(`${shop.url}/my-account`, { waitUntil: 'networkidle' });
}

test('the link in a received mail sets a new PIN, and that one signs in', async ({ page }) => {
  await page.goto(`${shop.url}/forgot-pin`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('second@thok.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const [mail = ''] = mailServer.mails;
  expect(mail).toMatch(/^To: second@thok\.example/m);
  const link = /http:\S+\/reset-pin\?token=[\w-]+/.exec(mail)?.[0] ?? '';
  expect(link).toContain(shop.url);

  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByLabel('New PIN').fill('802468');
  await page.getByLabel('Confirm PIN').fill('802468');
  await page.getByRole('button', { name: 'Update PIN' }).click();
  await expect(page.getByText('Your PIN has been updated successfully.')).toBeVisible();
  await login(page, 'second@thok.example', '802468');
  await openAccount(page);
  await expect(page.getByLabel('Mobile Number')).toHaveValue('98765 00002');
});

test('signing out everywhere ends this session and those of other devices @long', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await login(page, '9876543210', '246810');
  await login(other, '9876543210', '246810');
  await openAccount(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(`${shop.url}/login`);
  await openAccount(page);
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-account$/);
  await openAccount(other);
  await expect(other).toHaveURL(/\/login\?next=%2Fmy-account$/);
  await expect(other.getByText('Please sign in again.')).toBeVisible();
  await elsewhere.close();
});

test('signed out in one tab, the private pages of the others are left @long', async ({
  page,
  context,
}) => {
  await login(page, '9876543210', '246810');
  const others = await Promise.all(
    ['/my-account', '/my-orders', '/notification'].map(async (path) => {
      const other = await context.newPage();
      await other.goto(shop.url + path, { waitUntil: 'networkidle' });
      await expect(other).toHaveURL(shop.url + path);
      return { other, path };
    }),
  );
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${shop.url}/login`);
  for (const { other, path } of others) {
    await expect(other).toHaveURL(`${shop.url}/login?next=${encodeURIComponent(path)}`);
    await expect(other.getByLabel('Email or phone')).toBeVisible();
  }
});

test('where another customer signs in in one tab, the others show that one’s pages', async ({
  page,
  context,
}) => {
  await login(page, '9876543210', '246810');
  const other = await context.newPage();
  await other.goto(`${shop.url}/my-account`, { waitUntil: 'networkidle' });
  await expect(other.getByLabel('Mobile Number')).toHaveValue('98765 43210');
  // Another session in the same browser, as a second sign-in leaves it.
  const answer = await page.request.post(`${shop.url}/api/loginUserdata`, {
    data: { email_or_phone: '9876500002', pin: '802468' },
    headers: { 'x-thok': '1' },
  });
  const { user_id: id } = await answer.json();
  await page.evaluate((userId) => localStorage.setItem('userId', String(userId)), id);
  await expect(other.getByLabel('Mobile Number')).toHaveValue('98765 00002');
});

test('a session that ends at Place order takes neither note nor coupon from the customer', async ({
  page,
  context,
  quietConsole,
}) => {
  await login(page, '9876543210', '246810');
  const read = await page.request.get(`${shop.url}/api/getAllProductsWithImageNewBest?limit=60`);
  const { products } = await read.json();
  const product = products.find(
    (one: Record<string, number>) => Number(one.selling_price1) * Number(one.set_qty1) >= 700,
  );
  await page.request.post(`${shop.url}/api/addToCart`, {
    data: {
      product_id: product.id,
      set_qty: `+${product.set_qty1}`,
      type: 'variant1',
      user_id: await page.evaluate(() => Number(localStorage.getItem('userId'))),
    },
    headers: { 'x-thok': '1' },
  });
  await page.goto(`${shop.url}/cart`, { waitUntil: 'networkidle' });
  await page.getByLabel('Note').fill('Side gate.');
  await page.getByLabel('Discount code').fill('SAVE50');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.goto(`${shop.url}/complete-order`, { waitUntil: 'networkidle' });
  await context.clearCookies();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('currentcoupon'))).toBe(null);
  quietConsole.length = 0; // the browser itself complains of the 401

  await page.getByLabel('Email or phone').fill('9876543210');
  await page.getByLabel('PIN', { exact: true }).fill('246810');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/complete-order`);
  await expect(page.getByText('Side gate.')).toBeVisible();
  await expect(page.getByText('SAVE50')).toBeVisible();
});

test('logging out while offline forgets the user at once, and the session later @long', async ({
  page,
  context,
  quietConsole,
}) => {
  await login(page, '9876543210', '246810');
  await openAccount(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Email or phone')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBe(null);
  quietConsole.length = 0; // the browser itself complains of being offline

  await context.setOffline(false);
  // Whoever takes the phone next sees nothing of the customer, though the session was still there.
  await page.goto(`${shop.url}/my-account`);
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-account$/);
  await page.goto(`${shop.url}/`);
  // That this device has signed in before says nothing of the customer, and stays (decision 44).
  await expect
    .poll(async () => (await context.cookies()).map((cookie) => cookie.name))
    .toEqual(['thok_device']);
  await openAccount(page);
  await expect(page).toHaveURL(/\/login\?next=%2Fmy-account$/);
});
