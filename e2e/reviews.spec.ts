import type { BrowserContext, Page } from '@playwright/test';
import { hold } from './cart-fixture.ts';
import { expect, test } from './shop-fixture.ts';

const fresh = '/product-detail/pulsira-hot-water-bag-rubber-2-litre';

async function signIn(context: BrowserContext): Promise<void> {
  await context.request.post('/api/loginUserdata', {
    headers: { 'x-thok': '1' },
    data: { email_or_phone: '9876500002', pin: '135791' },
  });
}

/** What a finger meets: the radio button itself is hidden behind its star. */
const star = (page: Page, count: number) =>
  section(page)
    .locator('label')
    .filter({ hasText: `${count} stars` });
const section = (page: Page) => page.getByRole('region', { name: 'Ratings and reviews' });

test('a review is written, counted at once, changed, and nobody else’s is touched', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto(fresh);
  await expect(section(page)).toContainText('No reviews yet.');
  const text = section(page).getByLabel('Your review');
  const submit = section(page).getByRole('button', { name: 'Submit review' });
  await submit.click();
  await expect(section(page).getByRole('alert')).toContainText('Missing Fields');
  await expect(section(page).getByRole('alert')).toContainText(
    'Please fill both rating and review.',
  );
  await text.fill('Sells in <b>winter</b>.');
  await submit.click();
  await expect(section(page).getByRole('alert')).toContainText('Missing Fields');
  await star(page, 4).click();
  const ownReview = await hold(page, /getOwnReview/);
  await submit.click();
  await expect(section(page).getByText('Review submitted successfully!')).toBeVisible();
  await expect(section(page)).toContainText('4.0 out of 5 stars on average');
  await expect(section(page)).toContainText('1 review');
  const own = section(page).getByRole('listitem').first();
  await expect(own).toContainText('Sells in <b>winter</b>.');
  await expect(own).not.toContainText('(edited)');
  await star(page, 2).click();
  await ownReview.release();
  await page.unroute(/getOwnReview/);
  await section(page).getByRole('button', { name: 'Update review' }).click();
  await expect(section(page)).toContainText('2.0 out of 5 stars on average');
  await expect(own).toContainText('(edited)');
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(section(page).getByRole('radio', { name: '2 stars' })).toBeChecked();
});
