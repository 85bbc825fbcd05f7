import type { BrowserContext, Page } from '@playwright/test';
import { hold } from './cart-fixture.ts';
import { expect, expectGoodPage, test } from './shop-fixture.ts';

const reviewed = '/product-detail/nimora-neem-face-wash-100-ml';
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

test('a visitor who submits a review is asked to sign in', async ({ page }) => {
  await page.goto(reviewed);
  await star(page, 4).click();
  await section(page).getByLabel('Your review').fill('Sells well.');
  await section(page).getByRole('button', { name: 'Submit review' }).click();
  const alert = section(page).getByRole('alert');
  await expect(alert).toContainText('Login Required');
  await expect(alert).toContainText('Please login to submit a review.');
  await alert.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fproduct-detail/);
});

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

test('a review that cannot be sent is told with the reason @long', async ({ page, context }) => {
  await signIn(context);
  await page.goto('/product-detail/pulsira-digital-thermometer-1-pc');
  await star(page, 5).click();
  await section(page).getByLabel('Your review').fill('Good.');
  const submit = section(page).getByRole('button', { name: /^(Submit|Update) review$/ });
  await page.route(/endpoint=submitProductReview/, (route) =>
    route.fulfill({ json: { success: false, message: 'Reviews are closed today.' } }),
  );
  await submit.click();
  await expect(section(page).getByRole('alert')).toHaveText('Reviews are closed today.');
  await page.route(/endpoint=submitProductReview/, (route) => route.fulfill({ body: '' }));
  await submit.click();
  await expect(section(page).getByRole('alert')).toHaveText('Error submitting review.');
});

test('likes and dislikes count once each, change, and are taken back; buyers are marked @long', async ({
  page,
  context,
}) => {
  await signIn(context);
  await page.goto(reviewed);
  await expectGoodPage(page);
  const item = section(page).getByRole('listitem').filter({ hasText: 'Deepak Tomar' });
  const like = item.getByRole('button', { name: /^Like the review of Deepak Tomar/ });
  const dislike = item.getByRole('button', { name: /^Dislike/ });
  const before = Number(await like.textContent());
  await like.click();
  await expect(like).toHaveText(String(before + 1));
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await dislike.click();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(String(before));
  await page.reload();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await dislike.click();
  await expect(dislike).toHaveAttribute('aria-pressed', 'false');
  await expect(section(page).getByText('Verified buyer')).not.toHaveCount(0);
});

test('the form works before scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(reviewed);
  await star(page, 5).click();
  await section(page).getByLabel('Your review').fill('Without scripts.');
  await section(page).getByRole('button', { name: 'Submit review' }).click();
  await expect(page).toHaveURL(/form=login#form$/);
  await expect(section(page)).toContainText('Please login to submit a review.');
  await context.close();
});
