import { type MailServer, startMailServer } from '#test/mail-server.ts';
import { startShopProcess } from '#test/shop-process.ts';
import {
  test as base,
  expect,
  expectGoodScreen,
  owner,
  post,
  signInAs,
} from './console-fixture.ts';
import { post as buy, read, signIn, twoProducts } from './order-fixture.ts';

/** A shop whose mails go to a real mail server. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it hands over here
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ mailServer }, use) => {
      const shop = await startShopProcess({ SMTP_URL: mailServer.url });
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('a message is answered by mail, done, and opened again @long', async ({
  page,
  mailServer,
}) => {
  const email = `asks-${process.pid}-${Date.now()}@thok.example`;
  await buy(page, 'contactUsForm', {
    ...{ name: 'Kiran Rawat', email, subject: 'Mussoorie', message: 'Do you come to us?' },
  });
  await signInAs(page, owner);
  await page.goto('/console/today');
  await page.getByRole('link', { name: /Messages$/ }).click();
  await expect(page).toHaveURL('/console/customers/messages');
  const card = page.getByRole('listitem').filter({ hasText: email });
  await card.getByRole('button', { name: 'Answer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Answer to Kiran Rawat' });
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect(dialog.getByText('Please write an answer.')).toBeVisible();
  await dialog.getByLabel('Answer').fill('Yes, on Tuesdays.');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Send the mail' }).click();
  await expect(page.getByText(`The answer is on its way to ${email}.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect
    .poll(() => mailServer.mails.find((mail) => mail.includes(`To: ${email}`)))
    .toContain('Yes, on Tuesdays.');
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(card).toContainText('Yes, on Tuesdays.');
  await expectGoodScreen(page);
  await card.getByRole('button', { name: 'Open again' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'Waiting' }).click();
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card).toHaveCount(0);
});

test('a review is hidden with a reason, shown again and answered under the product @long', async ({
  page,
}) => {
  const userId = await signIn(page, 'first');
  const [product] = await twoProducts(page);
  const text = `Leaks ${process.pid} ${Date.now()}`;
  await buy(page, 'submitProductReview', {
    ...{ product_id: product.id, user_id: userId, rating: 1, review: text },
  });
  const inShop = () => read(page, 'getReviewsByProductId', { product_id: product.id });
  const { total_reviews: before } = await inShop();
  await signInAs(page, owner);
  await page.goto('/console/customers/reviews');
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await page.keyboard.press('Enter');
  const card = page.getByRole('listitem').filter({ hasText: text });
  await card.getByRole('button', { name: 'Hide' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide this review?' });
  await dialog.getByLabel('Reason').fill('Of another shop.');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect(card).toContainText('Hidden: Of another shop.');
  expect((await inShop()).total_reviews).toBe(before - 1);
  await card.getByRole('button', { name: 'Show again' }).click();
  await expect(card.getByRole('button', { name: 'Hide' })).toBeVisible();
  await card.getByRole('button', { name: 'Answer' }).click();
  await page.getByRole('dialog').getByLabel('Answer').fill('We replace it at once.');
  await page.getByRole('button', { name: 'Save the answer' }).click();
  await expect(card).toContainText('We replace it at once.');
  await expectGoodScreen(page);
  await page.goto(`/product-detail/${product.slug}`);
  const reviews = page.getByRole('region', { name: 'Ratings and reviews' });
  const shown = reviews.getByRole('listitem').filter({ hasText: text });
  await expect(shown).toContainText('Answer from the shop');
  await expect(shown).toContainText('We replace it at once.');
});

test('a search that found nothing becomes a synonym that finds @long', async ({ page }) => {
  test.slow(); // what was missed is written seconds later
  const word = 'zqplum';
  const find = async () => (await read(page, 'searchProducts', { q: word })).total;
  expect(await find()).toBe(0);
  await signInAs(page, owner);
  // Written behind the answers, a few seconds later.
  const cell = page.getByRole('cell', { name: word, exact: true });
  const row = page.getByRole('row').filter({ has: cell });
  await expect(async () => {
    await page.goto('/console/products/searches');
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await row.getByRole('button', { name: 'Synonym' }).click();
  const dialog = page.getByRole('dialog', { name: 'New synonyms' });
  await expect(dialog.getByText(`“${word}” still finds nothing.`)).toBeVisible();
  // It stands in a group of the demo shop: theirs is offered.
  const words = dialog.getByLabel('Words that mean the same');
  await words.press('End');
  await words.pressSequentially('soap');
  await expect(dialog.getByText(/finds \d+ products/)).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^They stand in another group/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await find()).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Open again' }).click();
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await row.getByRole('link', { name: 'New product' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(word);
});

test('synonyms: a word of another group is named, and what someone else saved is shown @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const group = async (...words: string[]) =>
    (await post(page, 'saveSynonyms', { words })).synonyms;
  const { id } = await group('zqaloo', 'zqpotato');
  await group('zqpyaz', 'zqonion');
  await page.goto('/console/products/searches');
  await page.getByRole('button', { name: 'Change zqaloo, zqpotato' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change synonyms' });
  const words = dialog.getByLabel('Words that mean the same');
  const save = dialog.getByRole('button', { name: 'Save' });
  // Focus moves the caret to the end, so it comes before what replaces the text.
  const type = async (text: string) => {
    await words.focus();
    await words.fill(text);
  };
  await type('zqaloo, zqpotato, zqonion');
  await save.click();
  await expect(dialog.getByText('“zqonion” already stands with zqpyaz, zqonion.')).toBeVisible();
  await expect(words).toHaveValue('zqaloo, zqpotato, zqonion');
  await expectGoodScreen(page);

  await post(page, 'saveSynonyms', { id, words: ['zqaloo', 'zqpotato', 'zqbatata'] });
  await type('zqaloo, zqpotato, zqtater');
  await save.click();
  await expect(dialog.getByText(/^Someone else has saved them/)).toBeVisible();
  await expect(words).toHaveValue('zqaloo, zqpotato, zqbatata, zqtater');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('zqbatata')).toHaveCount(0);
});
