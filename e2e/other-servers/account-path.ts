import type { Page } from '@playwright/test';
import { expect } from '../shop-fixture.ts';
import type { Buyer } from './buyer.ts';
import { expectNoGaps } from './buyers-path.ts';

export async function readNotifications(page: Page): Promise<void> {
  await page.goto('/notification');
  const marks = page.getByRole('main').getByRole('button', { name: 'Mark as Read' });
  await expect(marks.first()).toBeVisible();
  const unread = await marks.count();
  await marks.first().click();
  await expect(marks).toHaveCount(unread - 1);
  await expectNoGaps(page);
}

export async function writeReview(page: Page, { bought }: Buyer): Promise<void> {
  await page.goto(`/product-detail/${bought.slug}`);
  const section = page.getByRole('region', { name: 'Ratings and reviews' });
  const text = `Sells well, ${Date.now()}.`;
  // The star itself is drawn over the radio button.
  await section.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await section.getByLabel('Your review').fill(text);
  await section.getByRole('button', { name: /^(Submit|Update) review$/ }).click();
  await expect(section.getByText('Review submitted successfully!')).toBeVisible();
  await expect(section.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  await expectNoGaps(page);
}

export async function readProfile(page: Page): Promise<void> {
  await page.goto('/my-account');
  await expect(page.getByLabel('Mobile Number')).toHaveValue('98765 43210');
  await expectNoGaps(page);
}

const contentPages = [
  '/about',
  '/faqs',
  '/shipping-policy',
  '/term-condition',
  '/privacy-policy',
  '/refund-policy',
  '/contact-us',
];

export async function readContent(page: Page): Promise<void> {
  for (const path of contentPages) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/\w{4,}/)
        .nth(1),
    ).toBeVisible();
    await expectNoGaps(page);
  }
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.locator('[popover]').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
}
