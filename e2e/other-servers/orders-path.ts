import type { Page } from '@playwright/test';
import { expect } from '../shop-fixture.ts';
import { expectNoGaps } from './buyers-path.ts';

export async function filterOrders(page: Page, orderId: number): Promise<void> {
  await page.goto('/my-orders');
  const list = page.getByRole('list', { name: 'My Orders' });
  const link = list.getByRole('link', { name: `Order #${orderId}`, exact: true });
  await expect(link).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/My Orders \d+ orders/);
  await expectNoGaps(page);
  const openFilters = () => page.getByRole('button', { name: /^Filters/ }).click();
  await openFilters();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const showOrders = () => sheet.getByRole('button', { name: /^Show \d+ order/ }).click();
  await expect(sheet.getByLabel('To', { exact: true })).toHaveValue('100000');
  await sheet.getByRole('checkbox', { name: 'Delivered' }).check();
  await expect(page).toHaveURL('/my-orders?status=delivered');
  await showOrders();
  await expect(list.getByRole('listitem').first()).toContainText(/Delivered|Picked up/);
  await expect(link).toBeHidden();
  await openFilters();
  await sheet.getByRole('checkbox', { name: 'Delivered' }).uncheck();
  await sheet.getByLabel('Order ID').fill(String(orderId));
  await sheet.getByLabel('Order ID').press('Enter');
  await expect(page).toHaveURL(`/my-orders?order_id=${orderId}`);
  await showOrders();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await openFilters();
  await sheet.getByLabel('To', { exact: true }).fill('1');
  await sheet.getByLabel('To', { exact: true }).press('Enter');
  await expect(page.getByText('No orders found matching your filters.')).toBeAttached();
}

export async function followOrder(page: Page, orderId: number, times: number): Promise<void> {
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order #${orderId}`);
  const steps = page.getByRole('list', { name: 'Progress of the order' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps.getByRole('time')).toHaveCount(times);
  await expectNoGaps(page);
}

export async function editAndCancel(page: Page, orderId: number): Promise<void> {
  await page.getByRole('link', { name: 'Edit order' }).click();
  await page
    .getByRole('button', { name: /^One pack more/ })
    .first()
    .click();
  await expectNoGaps(page);
  await page.getByRole('button', { name: 'Update Order' }).click();
  const updated = page.getByRole('dialog', { name: 'Order updated!' });
  await expect(updated).not.toContainText(/undefined|NaN/);
  await updated.getByRole('button').click();
  await expect(page).toHaveURL(`/order/${orderId}`);
  await expect(page.getByRole('main')).toContainText('2 packs');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your order has been cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true })).toBeVisible();
}
