import { addOperator, expect, expectGoodScreen, owner, signInAs, test } from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

test('one field finds an order, a customer and a product; a tap opens it', async ({ page }) => {
  const id = await placeOrder(page, await signIn(page, 'first'));
  await signInAs(page, owner);
  await page.goto('/console/today');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();
  await field.fill('neem');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Products');
  await field.fill('negi');
  await expect(
    page.getByRole('dialog').getByRole('option').filter({ hasText: 'Customers' }),
  ).toBeVisible();
  await expectGoodScreen(page);
  await field.fill(`#${id}`);
  await page.getByRole('option', { name: new RegExp(`#${id} `) }).click();
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
});

test('the keyboard alone opens what was found @desktop-only', async ({ page }) => {
  const id = await placeOrder(page, await signIn(page, 'first'));
  await signInAs(page, owner);
  await page.goto('/console/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();
  // At once: every pause is a search of its own, and begins the choice anew.
  await page.keyboard.insertText('9876543210');
  const customer = page.getByRole('dialog').getByRole('option').filter({ hasText: 'Customers' });
  await expect(customer).toBeVisible();
  for (let i = 0; i < 9; i += 1) {
    if ((await customer.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/console\/customers\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type(String(id));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  await page.keyboard.press('/');
  await field.fill('qqxx zzyy');
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('a packer finds orders alone @long', async ({ page }) => {
  const id = await placeOrder(page, await signIn(page, 'first'));
  await signInAs(page, await addOperator(page, 'packer'));
  await page.goto('/console/orders');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search everything' }).fill(String(id));
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(`#${id} `);
  await page.getByRole('combobox', { name: 'Search everything' }).fill('neem');
  await expect(page.getByText('Nothing found')).toBeVisible();
});
