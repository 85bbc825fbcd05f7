import type { Locator, Page } from '@playwright/test';
import { expectGoodPage } from './good-page.ts';
import { expect, placeOrder, read, signIn, test, twoProducts } from './order-fixture.ts';

// One customer's orders: one test after the other.
test.describe.configure({ mode: 'default' });

async function orderIn(page: Page, userId: number, status: string): Promise<number> {
  const { orders } = await read(page, 'getOrdersByUserId', { user_id: userId, status, limit: 100 });
  // The oldest: the demo's own.
  return orders.at(-1).id;
}

/** '100 ml' is never split at the end of a line. */
async function expectUnbrokenUnits(page: Page): Promise<void> {
  const words = await page.getByRole('main').evaluate((main) => main.textContent);
  expect(words).toMatch(/\d\u00a0(?:ml|g|kg|pcs?)(?![a-z])/);
  expect(words).not.toMatch(/\d (?:ml|g|kg|pcs?)(?![a-z])/);
}

test('the list shows the newest first, keeps filters in the URL, and says when there is nothing', async ({
  page,
}) => {
  await signIn(page, 'second');
  await page.goto('/my-orders');
  const list = page.getByRole('list', { name: 'My Orders' });
  const ids = async () =>
    (await list.getByRole('link').allTextContents()).map((text) => Number(text.slice(7)));
  const all = await ids();
  expect(all.length).toBeGreaterThanOrEqual(4);
  expect(all).toEqual(all.toSorted((a, b) => b - a));

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Delivered' }).check();
  await sheet.getByRole('checkbox', { name: 'Cancelled' }).check();
  await expect(page).toHaveURL('/my-orders?status=delivered,cancelled');
  await sheet.getByRole('button', { name: /^Show / }).click();
  await expect(list.getByRole('listitem')).not.toHaveCount(all.length);
  for (const row of await list.getByRole('listitem').all()) {
    await expect(row).toContainText(/Delivered|Cancelled/);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters 2 filters set' })).toBeVisible();

  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(sheet.getByLabel('From', { exact: true })).toHaveValue('0');
  await expect(sheet.getByLabel('To', { exact: true })).toHaveValue('100000');
  await sheet.getByLabel('To', { exact: true }).fill('1');
  await sheet.getByLabel('To', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/my-orders?status=delivered,cancelled&min_total=0&max_total=1');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No orders found matching your filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/my-orders');

  const [newest = 0] = all;
  await page.goto(`/my-orders?order_id=${newest}`);
  expect(await ids()).toContain(newest);
  await list.getByRole('link', { name: `Order #${newest}`, exact: true }).click();
  await expect(page).toHaveURL(`/order/${newest}`);
});

test('an order page begins with what there is to do; the rest unfolds @long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const userId = await signIn(page, 'first');
  await page.goto(`/order/${await orderIn(page, userId, 'accepted')}`);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const actions = await top(page.getByRole('link', { name: 'Edit order' }));
  expect(actions).toBeGreaterThan(
    await top(page.getByRole('list', { name: 'Progress of the order' })),
  );
  expect(actions).toBeLessThan(await top(page.getByRole('heading', { name: 'Items' })));

  await expectUnbrokenUnits(page);
  const code = page.getByRole('img', { name: /^UPI QR code/ });
  await expect(code).toBeHidden();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('UPI ID copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'doonwholesale@upi.example',
  );

  const billing = page.getByRole('region', { name: 'Billing info' });
  await expect(billing.getByText('Negi Medical & General Store')).toBeHidden();
  await billing.getByRole('heading').click();
  await expect(billing.getByText('Negi Medical & General Store')).toBeVisible();

  // Names are printed whole, and so is what was folded.
  await billing.getByRole('heading').click();
  await page.emulateMedia({ media: 'print' });
  await expect(billing.getByText('Negi Medical & General Store')).toBeVisible();
  const name = page.getByRole('region', { name: 'Items' }).getByRole('link').first();
  await expect(name).toHaveCSS('display', 'block');
});

test('an order is edited, and its open page follows what happens elsewhere', async ({ page }) => {
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId);
  const [first] = await twoProducts(page);
  await page.goto(`/order/${orderId}`);
  await page.getByRole('link', { name: 'Edit order' }).click();
  await expect(page.getByRole('heading', { name: `Edit order #${orderId}` })).toBeVisible();
  await expectUnbrokenUnits(page);
  // One bar at a time, always in sight: the way around the shop waits at the end of the page.
  const update = page.getByRole('button', { name: 'Update Order' });
  const around = page.getByRole('navigation', { name: 'Quick links' });
  await expect(update).toBeInViewport();
  await expect(around).not.toBeInViewport();
  await around.scrollIntoViewIfNeeded();
  await expect(around).toBeInViewport();
  await expect(update).toBeInViewport();
  const row = page.getByRole('row').filter({ hasText: first.product_name });
  await row.getByRole('button', { name: /^One pack more/ }).click();
  await update.click();
  const updated = page.getByRole('dialog', { name: 'Order updated!' });
  await expect(updated).toContainText('Your order now comes to ₹');
  await updated.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(`/order/${orderId}`);
  await expect(page.getByRole('listitem').filter({ hasText: first.product_name })).toContainText(
    '2 packs',
  );
  await page.waitForLoadState('networkidle');
  await read(page, 'cancelOrderById', { id: orderId });
  await expect(page.getByText(/^This order was cancelled on /)).toBeVisible();
});

test('at 1280 px the tracker lies flat and the filters stand beside the list @long', {
  tag: ['@desktop-only', '@long'],
}, async ({ page }) => {
  const userId = await signIn(page, 'first');
  await page.goto('/my-orders');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Processing' }).check();
  await expect(page).toHaveURL('/my-orders?status=processing');
  await expectGoodPage(page);
  await page.getByLabel('From', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/my-orders?status=processing&min_total=500&max_total=100000');
  await page.goto(`/order/${await orderIn(page, userId, 'delivered')}`);
  const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
  const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  await expectGoodPage(page);
  await page.goto(`/edit-order/${await orderIn(page, userId, 'active')}`);
  await expect(page.getByRole('columnheader', { name: 'Packs' })).toBeVisible();
  await expectGoodPage(page);
});
