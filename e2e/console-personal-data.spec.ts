import { readFile } from 'node:fs/promises';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';
import { twoProducts } from './order-fixture.ts';

let leavers = 0;

async function addLeaver(page: Parameters<typeof post>[0]) {
  leavers += 1;
  const { customer } = await post(page, 'saveCustomer', {
    ...{ firm_name: 'Leaving Store', owner_name: 'Mohan Lal', address: 'Paltan Bazaar' },
    ...{ mobile: String(6_100_000_000 + (process.pid % 10_000) * 1_000 + leavers) },
    ...{ email: `leaves-${process.pid}-${leavers}@thok.example`, city: 'Dehradun' },
    ...{ state: 'Uttarakhand', pincode: '248001', distance: 2 },
  });
  return customer;
}

/** On the phone. */
async function placeOrderFor(page: Parameters<typeof post>[0], customerId: number) {
  const [product] = await twoProducts(page);
  const spoken = {
    ...{ customer_id: customerId, delivery_type: 'pickup' },
    lines: [{ product_id: product.id, slot: 1, packs: 2 }],
  };
  const { totals } = await post(page, 'previewOrderFor', spoken);
  const { order_id } = await post(page, 'placeOrderFor', {
    ...spoken,
    ...{ total_to_pay: totals.total_to_pay, idempotency_key: `e2e-leaver-${customerId}` },
  });
  return Number(order_id);
}

test('a customer who leaves gets a copy of everything and is forgotten @desktop @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const { id, email } = await addLeaver(page);
  await page.goto(`/console/customers/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything we know' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`customer-${id}.json`);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).customers).toMatchObject([
    { id, email },
  ]);

  await page.getByRole('button', { name: 'Forget this customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Leaving Store for good?' });
  await expect(dialog).toContainText('There are no orders. This cannot be undone.');
  await dialog.getByRole('button', { name: 'Forget this customer' }).click();
  await expect(page.getByRole('heading', { name: `Former customer ${id}` })).toBeVisible();
  await expect(page.getByText('This customer left.')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('PIN', { exact: true })).toHaveCount(0);
  await expect(page.getByText(email)).toHaveCount(0);
  for (const name of ['Change', 'Let in again', 'Forget this customer', 'Take an order']) {
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  }

  // The same word in the list, and nothing that stands in the place of a phone.
  await page.goto(`/console/customers?q=Former+customer+${id}`);
  const row = page.getByRole('row').filter({ hasText: `Former customer ${id}` });
  await expect(row.getByText('Left', { exact: true })).toBeVisible();
  await expect(row).not.toContainText(/Blocked|gone-/);
  await page.goto('/console/settings/audit-log');
  await expect(
    page.getByRole('cell', { name: 'Erased a customer who left' }).first(),
  ).toBeVisible();
});

test('what is open stands in the way of forgetting, with links; then their orders say so @desktop @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const customer = await addLeaver(page);
  const id = await placeOrderFor(page, customer.id);
  await page.goto(`/console/customers/${customer.id}`);
  await expect(page.getByText('can be forgotten once nothing is open')).toBeVisible();
  await expect(page.getByRole('link', { name: /₹.* is still due/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget this customer' })).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole('link', { name: '1 order is not finished' }).click();
  await expect(page.getByRole('link', { name: `#${id}`, exact: true })).toBeVisible();
  await page.goto(`/console/orders/${id}`);
  await expect(page.getByRole('link', { name: 'Call' })).toBeVisible();

  await post(page, 'moveOrder', { id, to: 'cancelled', reason: 'They leave' });
  await post(page, 'forgetCustomer', { id: customer.id });
  await page.reload();
  await expect(page.getByText('Left', { exact: true })).toBeVisible();
  for (const name of ['Call', 'Map']) await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expectGoodScreen(page);
});

test('on a phone, personal data stands last @long', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto('/console/customers/1');
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Personal data');
});

test('buttons that delete are as red as forgetting @long', async ({ page }) => {
  await signInAs(page, owner);
  const { id } = await addLeaver(page);
  await page.goto(`/console/customers/${id}`);
  const colourOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
  const red = await colourOf('Forget this customer');
  await page.goto('/console/products/1');
  expect(await colourOf('Delete')).toBe(red);
  const { faqs } = await read(page, 'listFaqs', {});
  await page.goto(`/console/content/faqs/${faqs[0].id}`);
  expect(await colourOf('Delete')).toBe(red);
});
