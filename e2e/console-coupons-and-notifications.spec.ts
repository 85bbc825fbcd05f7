import { clockInIndia } from '#domain/india/india-clock.ts';
import { hold } from './cart-fixture.ts';
import { expect, expectGoodScreen, owner, signInAs, test } from './console-fixture.ts';
import { fillCart, placeOrder, signIn } from './order-fixture.ts';

let made = 0;
const newCode = () => {
  made += 1;
  return `E2E${process.pid}${made}`;
};

test('a coupon for the weekend is made, tried, and used by a customer in the shop', async ({
  page,
}) => {
  test.slow(); // it goes through console and shop
  const code = newCode();
  await signInAs(page, owner);
  await page.goto('/console/coupons');
  await page.getByRole('link', { name: 'Add a coupon' }).click();
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByLabel('Kind').selectOption('Percent');
  await page.getByLabel('Takes off (%)').fill('10');
  await page.getByLabel('At most (₹)').fill('60');
  await page.getByLabel('From an order of (₹)').fill('300');
  // From today on, so that it can be used on whatever day this runs.
  await page.getByRole('button', { name: 'Next 7 days' }).click();
  await page.getByLabel('Uses for each customer').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: code })).toBeVisible();

  // Tried on the customer's cart.
  const userId = await signIn(page, 'first');
  await fillCart(page, userId);
  const tester = page.getByRole('region', { name: 'Try it' });
  await tester.getByRole('combobox', { name: 'Customer' }).fill('9876543210');
  await tester.getByRole('option').first().click();
  await tester.getByRole('button', { name: 'Try it' }).click();
  await expect(tester.getByText(/^Takes ₹\d+\.\d\d off ₹/)).toBeVisible();

  await page.goto('/cart');
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await expect(page.getByText('Coupon Applied!')).toBeVisible();
  await placeOrder(page, userId, { discount_code_applied: code });

  await page.goto('/console/coupons?state=now');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('10% off, at most ₹60.00');
  await row.getByRole('link', { name: code }).click();
  await expect(page.getByText('Used by 1 order: it can be switched off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await page.getByLabel('Switched on').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
});

test('the button that sends stays where it is when the customers are counted @long', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAs(page, owner);
  const counts = await hold(page, /countRecipients/);
  await page.goto('/console/notifications/new');
  const send = page.getByRole('button', { name: /^Send to / });
  await expect(page.getByText('Counting…')).toBeVisible();
  const middle = async () => {
    const box = await send.boundingBox();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const before = await middle();
  await counts.release();
  await expect(page.getByText(/^Goes to \d+ customers\.$/)).toBeVisible();
  const after = await middle();
  expect(after?.y).toBe(before?.y);
  // On a desktop a longer number makes it a little wider.
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(10);
});

test('a notification is scheduled, cancelled, then sent and seen in the bell @long', async ({
  page,
  browser,
  shop,
}) => {
  test.slow(); // it goes through console and shop
  const customer = await browser.newContext({ baseURL: shop.url });
  const shopPage = await customer.newPage();
  await signIn(shopPage, 'second');
  await shopPage.goto('/');
  const text = `Diwali offers ${newCode()}`;

  await signInAs(page, owner);
  await page.goto('/console/notifications');
  await page.getByRole('link', { name: 'New notification' }).first().click();
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByLabel('To', { exact: true }).selectOption('One customer');
  await page.getByRole('combobox', { name: 'Customer' }).fill('9876500002');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page.getByText('Goes to 1 customer.')).toBeVisible();
  await page.getByLabel('Page of the shop').fill('/shop');
  await page.getByLabel('At a time').check();
  await page.getByRole('button', { name: 'Schedule for 1 customer' }).click();
  await expect(page.getByText('Please choose a time.')).toBeVisible();
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await page.getByLabel('Time', { exact: true }).fill(clockInIndia(soon));
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Schedule for 1 customer' }).click();
  await expect(page.getByText(/^It goes to 1 customer: /)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: text });
  await expectGoodScreen(page);
  await row.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(row).toContainText('Cancelled');

  await page.goto('/console/notifications/new');
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByLabel('To', { exact: true }).selectOption('One customer');
  await page.getByRole('combobox', { name: 'Customer' }).fill('9876500002');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('button', { name: 'Send to 1 customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send to 1 customer now?' });
  await expect(dialog).toContainText(text);
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Send to 1 customer' }).click();
  await expect(page.getByText('On its way to 1 customer.')).toBeVisible();

  // The page that was open all the while hears of it.
  await shopPage
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Notification' })
    .click();
  const bell = shopPage.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(text)).toHaveCount(1);
  await customer.close();
});
