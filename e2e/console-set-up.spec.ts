import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { expectGoodScreen } from './console-fixture.ts';
import { expectGoodPage } from './good-page.ts';
import { expect, test as shopTest } from './shop-fixture.ts';

/** A shop on a database that nobody has used yet. */
const test = shopTest.extend<{ shop: ShopProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it hands over here
  shop: async ({}, use) => {
    const shop = await startShopProcess({ DATABASE_URL: await newPostgresDb('template0') });
    await use(shop);
    await shop.stop();
  },
  baseURL: ({ shop }, use) => use(shop.url),
});

test('an empty shop is set up from the link in its log to its first product @long', async ({
  page,
  shop,
}) => {
  test.slow();
  await page.goto('/');
  await expectGoodPage(page);
  await expect.poll(() => shop.output()).toContain('/console/set-up?code=');
  const link = /\/console\/set-up\?code=\S+/.exec(shop.output())?.[0] ?? '';
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByLabel('Name of the shop').fill('Hill Wholesale');
  await page.getByLabel('Your name').fill('Asha Negi');
  await page.getByLabel('E-mail').fill('asha@thok.example');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  await page.getByRole('button', { name: 'Open the shop' }).click();

  const heading = page.getByRole('heading', { name: 'Set up your shop' });
  await expect(heading).toBeVisible();
  await expectGoodScreen(page);
  const steps = page.getByRole('list', { name: 'What your shop needs' });
  await expect(steps.getByText('Open', { exact: true })).toHaveCount(5);

  await page.goto('/');
  // No link to a page that nobody has written, no heading over nothing.
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'All Products' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'About' })).toHaveCount(0);
  await expect(footer.getByRole('heading', { name: /Policies|Contact/ })).toHaveCount(0);
  await page.goto('/console/welcome', { waitUntil: 'commit' });

  await steps.getByRole('link', { name: 'Fill in' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('1 Mall Road, Mussoorie');
  await page.getByLabel('Phone', { exact: true }).fill('98765 43210');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText('Saved.')).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to set-up' });
  await back.click();
  await expect(steps.getByText('Done')).toHaveCount(1);

  // A product needs a place, so the way to the places stands where it is missed.
  await steps.getByRole('link', { name: 'One by one' }).click();
  await expect(page.getByText('There are no categories with subcategories yet.')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Add categories' }).click();
  await expect(page.getByRole('heading', { name: 'Categories' })).toBeVisible();
  await expectGoodScreen(page);
  await back.click();

  await steps.getByRole('button', { name: 'From the demo' }).click();
  await page.getByRole('button', { name: 'Add them' }).click();
  await expect(steps.getByText('Done')).toHaveCount(3);
  await page.goto('/console/products/new', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'New brand' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill('Hill Tea');
  await expectGoodScreen(page);
  // A press that began in the field ends outside, as when its text is selected: nothing is closed.
  await name.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Brand').locator(':checked')).toHaveText('Hill Tea');
  await expect(page.getByText('There are no categories')).toHaveCount(0);
  await expectGoodScreen(page);
  await page.goto('/console/settings/shop', { waitUntil: 'commit' });
  await expect(page.getByLabel('Phone', { exact: true })).toBeVisible();
  await expect(back).toHaveCount(0);

  await page.goto('/console/welcome', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Look at the shop' }).click();
  await expect(page.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Hill Wholesale')).toBeVisible();
});
