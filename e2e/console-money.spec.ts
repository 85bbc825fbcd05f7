import type { Page } from '@playwright/test';
import {
  addOperator,
  expect,
  expectGoodScreen,
  owner,
  post,
  read,
  signInAs,
  test,
} from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

/** Placed, packed, sent out and delivered; nothing is paid of it. */
async function delivered(page: Page): Promise<{ id: number; customer: number }> {
  const customer = await signIn(page, 'first');
  const id = await placeOrder(page, customer);
  await page.context().clearCookies();
  await signInAs(page, owner);
  for (const to of ['accepted', 'processing', 'out_for_delivery', 'delivered']) {
    await post(page, 'moveOrder', { id, to });
  }
  return { id, customer };
}

test('a cheque that bounces opens a completed order again and charges the customer @long @desktop', async ({
  page,
}) => {
  const { id, customer } = await delivered(page);
  const { order } = await read(page, 'getOrder', { id });
  await page.goto(`/console/customers/${customer}`);
  await page.getByRole('button', { name: 'Take money' }).click();
  const dialog = page.getByRole('dialog');
  // Only this order: what others owe stays.
  await dialog.getByLabel('Amount in rupees').fill(String(order.due));
  await dialog.getByRole('button', { name: 'Cheque', exact: true }).click();
  await dialog.getByLabel('Cheque number').fill(`77${id}`);
  const parts = dialog.getByRole('region', { name: 'What it pays' }).getByRole('textbox');
  const own = dialog.getByLabel(new RegExp(`^${order.invoice.number}`));
  for (const part of await parts.all()) await part.fill('');
  await own.fill(String(order.due));
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: /^Record ₹/ }).click();
  await expect(page.getByText(/^Recorded as RCT/)).toBeVisible();
  await page.goto(`/console/orders/${id}`);
  await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible();

  await page.goto(`/console/money/cheques?q=77${id}`);
  await page.getByRole('button', { name: 'Bounced', exact: true }).click();
  await dialog.getByLabel('What the bank said').fill('Funds insufficient');
  await dialog.getByLabel('Charge in rupees').fill('250');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'It bounced' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/console/orders/${id}`);
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible();
  await page.goto(`/console/customers/${customer}`);
  await expect(page.getByText(/cheques? bounced/).first()).toBeVisible();
  await expect(page.getByText(/^CHQ-RCT/).first()).toBeVisible();
});

test('an evening’s cash that is ₹50 short is noted when it is handed over @long @desktop', async ({
  page,
}) => {
  const { customer } = await delivered(page);
  const { name, email, password } = await addOperator(page, 'staff');
  await signInAs(page, { email, password });
  await page.goto('/console/money/evening');
  const { customer: found } = await read(page, 'getCustomer', { id: customer });
  for (const amount of ['1200', '850.50']) {
    await page.getByRole('combobox', { name: 'Customer' }).fill(found.mobile);
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type(amount);
    await page.keyboard.press('Enter');
  }
  await expectGoodScreen(page);
  await page.getByRole('button', { name: 'Record 2 receipts, ₹2,050.50' }).click();
  await expect(page.getByText('2 receipts recorded: ₹2,050.50.')).toBeVisible();
  await page.goto('/console/deliveries/cash');
  await expect(page.getByText('₹2,050.50').first()).toBeVisible();
  await expectGoodScreen(page);

  await page.context().clearCookies();
  await signInAs(page, owner);
  await page.goto('/console/money/cash');
  const row = page.getByRole('listitem').filter({ hasText: name }).first();
  await row.getByRole('button', { name: 'Count and take over' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Counted, in rupees').fill('2000.50');
  await expect(dialog.getByText('₹50.00 missing')).toBeVisible();
  await dialog.getByLabel('Note').fill('A note was torn');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText(`₹2,000.50 of ${name} are with you now.`)).toBeVisible();
  await expect(page.getByText('A note was torn')).toBeVisible();
  await expect(page.getByText('₹50.00 missing')).toBeVisible();
});
