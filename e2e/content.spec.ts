import { hold } from './cart-fixture.ts';
import { expect, test } from './shop-fixture.ts';

test('on paper only the text is left @long', async ({ page }) => {
  await page.goto('/refund-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Refused deliveries' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('a link to an answer opens the question it names @long', async ({ page }) => {
  await page.goto('/faqs');
  const faqs = page.getByRole('main').locator('details');
  await faqs.nth(2).locator('summary').click();
  await expect(faqs.nth(2).getByText('Goods are sold in fixed packs.')).toBeVisible();
  await faqs.nth(2).getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL('/faqs#faq-3');
  await page.reload();
  await expect(page.getByText('Goods are sold in fixed packs.')).toBeInViewport();
  await page.goto('/about');
  await page.goto('/faqs#faq-9');
  await expect(page.getByText('Tell us within 48 hours')).toBeInViewport();
});

test('the contact form, sent before the scripts came, waits for them; a field is not clicked by them @long', async ({
  page,
}) => {
  const scripts = await hold(page, /\/assets\/react-/);
  await page.goto('/contact-us', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByLabel('Your Name').fill('Asha Negi');
  await main.getByLabel('Your Email').fill('asha');
  await main.getByLabel('Your Email').focus();
  await main.getByLabel('Your Name').evaluate((field) => {
    field.addEventListener('click', () => field.setAttribute('data-clicked', ''));
  });
  await main.getByRole('button', { name: 'Send message' }).click();
  await scripts.release();
  // Replayed after the field's turn would have come.
  await expect(main.getByText('Please enter your message.')).toBeVisible();
  await expect(main.getByLabel('Your Email')).toHaveValue('asha');
  await expect(main.getByLabel('Your Name')).toHaveValue('Asha Negi');
  await expect(main.getByLabel('Your Name')).not.toHaveAttribute('data-clicked');
});

test('the contact form is sent as a plain form where there are no scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contact-us');
  await page.getByLabel('Your Name').fill('Asha Negi');
  await page.getByLabel('Your Email').fill('asha@thok.example');
  await page.getByLabel('Your Message').fill('Without scripts.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await context.close();
});
