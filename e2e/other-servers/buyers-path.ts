import type { Locator, Page } from '@playwright/test';
import { expect } from '../shop-fixture.ts';
import type { Buyer, TestProduct } from './buyer.ts';

/** Nothing that a field which did not come would leave behind. */
export async function expectNoGaps(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/undefined|NaN|null|\[object/);
}

export async function fillLogin(page: Page, buyer: Buyer, pin = buyer.pin): Promise<void> {
  await page.getByLabel('Email or phone').fill(buyer.email_or_phone);
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

export async function signIn(page: Page, buyer: Buyer): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, buyer);
  const welcome = page.getByRole('dialog', { name: 'Login Successful' });
  await welcome.getByRole('button').click();
  await expect(welcome).toBeHidden();
}

export async function browse(page: Page, { bought }: Buyer): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Best Selling Products' })).toBeVisible();
  // From `header_tags`, whether or not the server sends them as a list too.
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0b6b4b');
  await expectNoGaps(page);
  const listing = page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first();
  const path = (await listing.count()) > 0 ? await listing.getAttribute('href') : null;
  await page.goto(path ?? '/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectNoGaps(page);
  await page.goto(`/product-detail/${bought.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bought.product_name);
  await expectNoGaps(page);
}

/** Finds the product, and adds one pack of it through the picker. */
export async function searchAndAdd(page: Page, { product_name: name }: TestProduct): Promise<void> {
  await page.goto('/faqs');
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  await box.fill(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/shop\?q=/);
  await page
    .getByRole('button', { name: `Add ${name}`, exact: true })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name });
  await drawer
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expect(drawer.getByRole('group').first().getByRole('status')).not.toHaveText('0');
  await expectNoGaps(page);
  await drawer.getByRole('link', { name: 'Continue To Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(lineOf(page, name)).toBeVisible();
}

function lineOf(page: Page, name: string): Locator {
  const controls = page.getByRole('button', { name: /^One pack more/ });
  return page.getByRole('listitem').filter({ hasText: name }).filter({ has: controls });
}

export async function changeCart(page: Page, { bought, dropped }: Buyer): Promise<void> {
  const line = lineOf(page, bought.product_name);
  const packs = line.getByRole('status');
  await line.getByRole('button', { name: /^One pack more/ }).click();
  await expect(packs).toHaveText(/^2 /);
  await line.getByRole('button', { name: /^One pack less/ }).click();
  await expect(packs).toHaveText(/^1 /);
  const gone = lineOf(page, dropped.product_name);
  await gone.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button').last().click();
  await expect(gone).toHaveCount(0);
  await page.getByRole('dialog', { name: 'Deleted!' }).getByRole('button').click();
}

export async function applyCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel('Discount code').fill(code);
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
}

/** Note, coupon, three steps; gives the number of the order. */
export async function checkOut(page: Page, { bought }: Buyer): Promise<number> {
  await page.getByLabel('Note for your order').fill('Ring twice.');
  await applyCoupon(page, 'SAVE50');
  await page.getByRole('dialog', { name: 'Coupon Applied!' }).getByRole('button').click();
  await expectNoGaps(page);
  await page.getByRole('link', { name: 'Proceed' }).click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expectNoGaps(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: /^Delivery/ }).check();
  await expectNoGaps(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/complete-order');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByRole('dialog', { name: 'Order Placed!' }).getByRole('button').click();
  await expect(page).toHaveURL('/my-order');
  const invoice = page.getByRole('article', { name: 'Invoice' });
  await expect(invoice).toContainText(bought.product_name);
  await expect(invoice).toContainText('Ring twice.');
  await expectNoGaps(page);
  return Number((await invoice.getByText(/^Order #\d+$/).textContent())?.slice('Order #'.length));
}
