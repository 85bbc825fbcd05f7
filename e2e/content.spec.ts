import { hold } from './cart-fixture.ts';
import { expect, expectGoodPage, test } from './shop-fixture.ts';

const pages = [
  ['/about', 'About', 'A wholesaler who knows your counter'],
  ['/shipping-policy', 'Shipping Policy', 'Delivery times'],
  ['/term-condition', 'Terms & Conditions', 'Prices, packs and taxes'],
  ['/privacy-policy', 'Privacy Policy', 'Your rights'],
  ['/refund-policy', 'Refund Policy', 'What we take back'],
  ['/faqs', 'FAQs', 'Who can buy from Doon Wholesale?'],
  ['/contact-us', 'Contact Us', 'Reach us'],
] as const;

for (const [path, title, heading] of pages) {
  test(`${path} comes from the server, with its headings and no violation`, async ({
    page,
    request,
  }) => {
    expect(await (await request.get(path)).text()).toContain(heading);
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Doon Wholesale`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('heading', { name: heading })).toBeVisible();
    await expectGoodPage(page);
  });
}

test('on paper only the text is left', async ({ page }) => {
  await page.goto('/refund-policy');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Refused deliveries' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('of the questions the first is open, and a link opens the one it names', async ({ page }) => {
  await page.goto('/faqs');
  const faqs = page.getByRole('main').locator('details');
  await expect(faqs.nth(0)).toHaveAttribute('open', '');
  await expect(faqs.nth(2)).not.toHaveAttribute('open');
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

test.describe('the contact form', () => {
  test('sent before the scripts came, waits for them', async ({ page }) => {
    const scripts = await hold(page, /\/assets\/react-/);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByLabel('Your Email').fill('asha');
    await main.getByRole('button', { name: 'Send message' }).click();
    await scripts.release();
    await expect(main.getByText('Please enter your name.')).toBeVisible();
    await expect(main.getByLabel('Your Email')).toHaveValue('asha');
  });

  test('typed into before the scripts came, a text field is not clicked by them', async ({
    page,
  }) => {
    const scripts = await hold(page, /\/assets\/react-/);
    await page.goto('/contact-us', { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await main.getByLabel('Your Name').fill('Asha Negi');
    await main.getByLabel('Your Email').focus();
    await main.getByLabel('Your Name').evaluate((field) => {
      field.addEventListener('click', () => field.setAttribute('data-clicked', ''));
    });
    await main.getByRole('button', { name: 'Send message' }).click();
    await scripts.release();
    // Replayed after the field's turn would have come.
    await expect(main.getByText('Please enter your message.')).toBeVisible();
    await expect(main.getByLabel('Your Name')).toHaveValue('Asha Negi');
    await expect(main.getByLabel('Your Name')).not.toHaveAttribute('data-clicked');
  });

  test('names what is missing, sends, thanks and is empty again', async ({ page }) => {
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    await main.getByLabel('Your Email').fill('asha');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByText('Please enter your name.')).toBeVisible();
    await expect(main.getByText('Please enter an email address')).toBeVisible();
    await expect(main.getByText('Please enter your message.')).toBeVisible();
    await expect(main.getByLabel('Your Name')).toBeFocused();
    await main.getByLabel('Your Name').fill('Asha Negi');
    await main.getByLabel('Your Email').fill('asha@thok.example');
    await main.getByLabel('Your Message').fill('Do you deliver to Mussoorie?');
    await main.getByRole('button', { name: 'Send message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message Sent!' });
    await expect(dialog).toContainText('Thank you for reaching out to us.');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(main.getByLabel('Your Name')).toHaveValue('');
    await expect(main.getByLabel('Your Message')).toHaveValue('');
    await expect(main).toContainText('Mandi Chowk');
    await expect(main.getByRole('link', { name: 'hello@thok.example' })).toHaveAttribute(
      'href',
      'mailto:hello@thok.example',
    );
  });

  test('that cannot be sent keeps what was written', async ({ page }) => {
    await page.route(/endpoint=contactUsForm/, (route) => route.fulfill({ body: '' }));
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    await main.getByLabel('Your Name').fill('Asha Negi');
    await main.getByLabel('Your Email').fill('asha@thok.example');
    await main.getByLabel('Your Message').fill('Hello');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(main.getByRole('alert')).toContainText('Oops...');
    await expect(main.getByRole('alert')).toContainText(
      'Something went wrong. Please try again later.',
    );
    await expect(main.getByLabel('Your Message')).toHaveValue('Hello');
  });

  test('is sent as a plain form where there are no scripts', async ({ browser }) => {
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
});
