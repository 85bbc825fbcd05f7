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

test.describe('a picking list', () => {
  test('is ticked off, kept over a reload, and sent on once all is picked', async ({ page }) => {
    const packer = await addOperator(page, 'packer');
    const ids = [await orderMovedTo(page, 'accepted'), await orderMovedTo(page, 'accepted')];
    await page.context().clearCookies();
    await signInAs(page, packer);
    await page.goto('/console/orders?status=accepted');
    for (const id of ids) await page.getByLabel(`Select order ${id}`).check();
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Invoices' })).toHaveCount(0);
    await page.getByRole('dialog').getByRole('link', { name: 'Picking list' }).click();

    // Both orders ask for the same two products.
    await expect(page.getByText('0 of 2 picked')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('₹');
    const first = page.getByRole('checkbox').first();
    await first.check();
    await expectGoodScreen(page);
    await page.reload();
    await expect(page.getByText('1 of 2 picked')).toBeVisible();
    await expect(first).toBeChecked();
    // One of them alone keeps its ticks, and so does the other one.
    await page.goto(`/console/orders/picking?ids=${ids[0]}`);
    await expect(page.getByText('1 of 2 picked')).toBeVisible();
    await first.uncheck();
    await page.goto(`/console/orders/picking?ids=${ids.join(',')}&by=order`);
    await expect(page.getByText('1 of 4 picked')).toBeVisible();
    await page.goto(`/console/orders/picking?ids=${ids.join(',')}`);
    await first.check();

    await page.getByRole('link', { name: 'By order' }).click();
    await expect(page.getByText('2 of 4 picked')).toBeVisible();
    await expectGoodScreen(page);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Start packing (2)' }).click();
    await page.getByRole('button', { name: 'Ready for pickup (2)' }).click();
    await expect(page.getByText('nothing is left to pick')).toBeVisible();
    await expectGoodScreen(page);
    expect(await page.evaluate(() => localStorage.getItem('picking'))).toBe('[]');
    for (const id of ids) {
      const { order } = await read(page, 'getOrder', { id });
      expect(order).toMatchObject({ status: 'out_for_delivery' });
    }
  });

  test('leaves out what has moved on meanwhile', async ({ page }) => {
    const [gone, here] = [
      await orderMovedTo(page, 'out_for_delivery'),
      await orderMovedTo(page, 'accepted'),
    ];
    await page.goto(`/console/orders/picking?ids=${gone},${here}`);
    await expect(page.getByText(`Order #${gone} has moved on`)).toBeVisible();
    await expect(page.getByText('1 order', { exact: true })).toBeVisible();
    await page.goto('/console/orders/picking?ids=x');
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

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
  const papers = ['Packing slips, A4', 'Packing slips, 80 mm', 'Invoices', 'Delivery sheet'];
  for (const name of papers) {
    await expectPdf(page, await dialog.getByRole('link', { name }).getAttribute('href'));
  }
});

test.describe('deliveries', () => {
  const stopOf = (page: Page, id: number) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) });

  test('are paid in cash and delivered in two taps', async ({ page }) => {
    const id = await orderMovedTo(page, 'out_for_delivery', { delivery_type: 'delivery' });
    await page.goto('/console/deliveries');
    const stop = stopOf(page, id);
    await expect(stop.getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      /^tel:\+91\d{10}$/,
    );
    await expect(stop.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /^https:/);
    await expectGoodScreen(page);
    await stop.getByRole('button', { name: /^Cash ₹/ }).click();
    await expectGoodScreen(page);
    await page.getByRole('button', { name: 'Take and deliver' }).click();
    await expect(page.getByText(`Order #${id} is delivered: Cash ₹`)).toBeVisible();
    await expect(stop).toHaveCount(0);
    const { order } = await read(page, 'getOrder', { id });
    expect(order).toMatchObject({ status: 'completed', due: 0 });
  });

  test('are paid in part or later, and one paid before is only delivered @long', async ({
    page,
  }) => {
    const [part, later] = [
      await orderMovedTo(page, 'out_for_delivery'),
      await orderMovedTo(page, 'out_for_delivery', { delivery_type: 'delivery' }),
    ];
    await page.goto('/console/deliveries');
    const dialog = page.getByRole('dialog');
    await stopOf(page, later).getByRole('button', { name: 'Other' }).click();
    await expectGoodScreen(page);
    await dialog.getByRole('button', { name: 'Delivered, not paid' }).click();
    await expect(stopOf(page, later)).toHaveCount(0);
    expect((await read(page, 'getOrder', { id: later })).order).toMatchObject({
      status: 'delivered',
      paid: 0,
    });

    await stopOf(page, part).getByRole('button', { name: 'Other' }).click();
    await dialog.getByRole('button', { name: 'Another amount…' }).click();
    await dialog.getByLabel('Amount in rupees').fill('100');
    await dialog.getByRole('button', { name: 'Cash' }).click();
    await expect(stopOf(page, part)).toContainText('₹100.00 paid');
    await stopOf(page, part).getByRole('button', { name: 'Other' }).click();
    await dialog.getByRole('button', { name: /^UPI ₹/ }).click();
    await expect(stopOf(page, part)).toHaveCount(0);
    const { order } = await read(page, 'getOrder', { id: part });
    expect(order).toMatchObject({ status: 'completed', due: 0 });
  });

  test('that someone else has moved say so, and the list is read anew @long', async ({ page }) => {
    const id = await orderMovedTo(page, 'out_for_delivery');
    await page.goto('/console/deliveries');
    const stop = stopOf(page, id);
    await stop.getByRole('button', { name: /^Cash ₹/ }).click();
    const cancelled = await post(page, 'moveOrder', { id, to: 'cancelled', reason: 'Shop closed' });
    expect(cancelled).toMatchObject({ success: true });
    await page.getByRole('button', { name: 'Take and deliver' }).click();
    await expect(page.getByRole('alert')).toContainText(
      `Order #${id}: This order is cancelled: nothing is due.`,
    );
    await expect(stop).toHaveCount(0);
    const { order } = await read(page, 'getOrder', { id });
    expect(order).toMatchObject({ status: 'cancelled', paid: 0 });
  });
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

test('the cash book opens on any day and prints it @long', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto('/console/orders/cash-book');
  await page.getByLabel('Day', { exact: true }).fill('2020-02-01');
  await expect(page).toHaveURL(/day=2020-02-01/);
  await expect(page.getByText('No payments on this day.')).toBeVisible();
  await expectGoodScreen(page);
  const print = page.getByRole('link', { name: 'Print' });
  await expect(print).toHaveAttribute('href', /day=2020-02-01/);
  await expectPdf(page, await print.getAttribute('href'));
});
