import type { Page } from '@playwright/test';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';
import { placeOrder, signIn } from './order-fixture.ts';

/** An order that the owner has moved so far; the owner is signed in. */
async function orderMovedTo(page: Page, last: string, more: object = {}): Promise<number> {
  const id = await placeOrder(page, await signIn(page, 'second'), more);
  await signInAs(page, owner);
  for (const to of ['accepted', 'processing', 'out_for_delivery']) {
    expect(await post(page, 'moveOrder', { id, to })).toMatchObject({ success: true });
    if (to === last) break;
  }
  return id;
}

async function expectPdf(page: Page, address: string | null): Promise<void> {
  const answer = await page.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
}

test('an order’s papers are PDF files, found with the key p @desktop-only @long', async ({
  page,
}) => {
  const id = await orderMovedTo(page, 'accepted');
  await page.goto(`/console/orders/${id}`);
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible();
  const dialog = page.getByRole('dialog');
  // The heading may be painted before the screen listens to keys.
  await expect(async () => {
    await page.keyboard.press('p');
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectGoodScreen(page);
  const papers = ['Packing slips, A4', 'Packing slips, 80 mm', 'Invoices, A4', 'Delivery sheet'];
  for (const name of papers) {
    await expectPdf(page, await dialog.getByRole('link', { name }).getAttribute('href'));
  }
});

test('a statement has its days in the address, and is a PDF and a CSV file @long', async ({
  page,
}) => {
  const id = await orderMovedTo(page, 'accepted');
  const { order } = await read(page, 'getOrder', { id });
  await page.goto(`/console/customers/${order.customer_id}`);
  const statement = page.getByRole('region', { name: 'Statement' });
  await expect(statement.getByRole('link', { name: `Order #${id}` })).toBeVisible();
  await expectGoodScreen(page);
  await statement.getByLabel('From day').fill('2026-01-01');
  await expect(page).toHaveURL(/from=2026-01-01/);
  await statement.getByLabel('To day').fill('2026-01-31');
  await expect(page).toHaveURL(/from=2026-01-01&to=2026-01-31/);
  await expect(statement.getByText('No orders and no payments in these days.')).toBeVisible();
  await expectPdf(page, await statement.getByRole('link', { name: 'PDF' }).getAttribute('href'));
  const download = page.waitForEvent('download');
  await statement.getByRole('link', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`statement-${order.customer_id}.csv`);
});
