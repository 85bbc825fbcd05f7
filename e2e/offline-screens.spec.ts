import { expectAccessible } from './good-page.ts';
import { expect, placeOrder, signIn, test } from './order-fixture.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser itself says of a network that is gone. */
test.afterEach(({ quietConsole }) => {
  const rest = quietConsole.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(text));
  quietConsole.splice(0, quietConsole.length, ...rest);
});

test('without a network the home page has no broken pictures, and the search says why it is silent @long', async ({
  page,
  context,
}) => {
  await page.goto('/faqs');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.reload();
  const strip = page.getByText(/No network: prices as of/);
  await expect(strip).toBeVisible();
  const tile = page
    .getByRole('region', { name: 'Shop By Popular Category' })
    .getByRole('link')
    .last();
  await tile.scrollIntoViewIfNeeded();
  await expect(strip).toBeInViewport();
  // Never loaded before: the plain picture stands in for it.
  const picture = tile.locator('img');
  await expect(picture).toHaveAttribute('data-failed');
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  await page.getByRole('combobox').fill('neem');
  await expect(page.getByText('There is no network to search.')).toBeVisible();
  await expectAccessible(page);
});

test('an order that cannot be cancelled without a network stays on the screen @long', async ({
  page,
  context,
}) => {
  const orderId = await placeOrder(page, await signIn(page, 'first'));
  await page.goto(`/order/${orderId}`, { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  const failed = page.getByRole('dialog', { name: 'Order not cancelled' });
  await expect(failed).toContainText('Failed to cancel order.');
  await failed.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(orderId));
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Doon Wholesale' }),
  ).toBeVisible();
});
