import { addOperator, expect, owner, signInAs, test } from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

test('one field finds an order, a customer and a product; a tap opens it @long', async ({
  page,
}) => {
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
  await field.fill(`#${id}`);
  await page.getByRole('option', { name: new RegExp(`#${id} `) }).click();
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
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
