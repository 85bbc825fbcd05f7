import { expect, expectGoodScreen, owner, signInAs, test } from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

test.describe('orders in the console', () => {
  test('cancelled after a part payment, tell the customer what is given back @long', async ({
    page,
  }) => {
    const customer = await signIn(page, 'first');
    const [unpaid, id] = [await placeOrder(page, customer), await placeOrder(page, customer)];
    await signInAs(page, owner);
    await page.goto(`/console/orders/${id}`);
    await page.getByRole('button', { name: /^Take ₹/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount in rupees').fill('7');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(dialog).toHaveCount(0);
    for (const cancelled of [id, unpaid]) {
      await page.request.get(`/api/cancelOrderById?id=${cancelled}`, {
        headers: { 'x-thok': '1' },
      });
    }
    await page.goto('/my-orders');
    const card = (order: number) =>
      page.getByRole('listitem').filter({ hasText: `Order #${order}` });
    await expect(card(id)).toContainText('Paid ₹7.00');
    await expect(card(unpaid)).toContainText('Cancelled');
    await expect(card(unpaid)).not.toContainText(/Paid|Due/);
    await page.goto(`/order/${id}`);
    await expect(page.locator('dl').filter({ hasText: 'To be given back' })).toContainText(
      /Paid₹7\.00To be given back₹7\.00/,
    );
    await expect(page.getByText('Due', { exact: true })).toHaveCount(0);
    await page.goto(`/console/orders/${id}`);
    await expect(page.locator('dl').filter({ hasText: 'To be given back' })).toContainText('₹7.00');
    await expect(page.getByRole('main').getByText('Due', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Give back ₹7.00' }).click();
    await expectGoodScreen(page);
    await dialog.getByLabel('Reason').fill('Cancelled');
    await dialog.getByRole('button', { name: 'UPI' }).click();
    await expect(page.getByText('To be given back')).toHaveCount(0);
  });

  test('open beside the list and are walked with the keyboard @desktop-only @long', async ({
    page,
  }) => {
    const customer = await signIn(page, 'second');
    const [older, newer] = [await placeOrder(page, customer), await placeOrder(page, customer)];
    await signInAs(page, owner);
    await page.goto(`/console/orders?customer_id=${customer}`);
    const row = (id: number) => page.getByRole('link', { name: `#${id}`, exact: true });
    await expect(row(newer)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Order ${newer}` })).toBeVisible();
    await expect(row(newer)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Order ${older}` })).toBeVisible();
    await expect(row(older)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('a');
    // Whole, with the page at its top.
    await expect(page.getByRole('button', { name: 'Start packing' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('row').filter({ has: row(older) })).toContainText('Accepted');
    await expectGoodScreen(page);
    await page.getByRole('link', { name: 'All orders' }).click();
    await expect(page).toHaveURL(`/console/orders?customer_id=${customer}`);
    await expect(page.getByRole('heading', { name: 'Orders', exact: true })).toBeFocused();
  });
});
