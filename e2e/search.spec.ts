import type { Page } from '@playwright/test';
import { hold } from './cart-fixture.ts';
import { expect, expectNoSidewaysScroll, test } from './shop-fixture.ts';

/** The box is on every page; this one is light. */
const anyPage = '/faqs';

function searchBox(page: Page) {
  return page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
}

/** Types as a person does, whether the scripts are there yet or not. */
async function search(page: Page, words: string): Promise<void> {
  await searchBox(page).click();
  await searchBox(page).pressSequentially(words);
}

function options(page: Page) {
  return page.getByRole('listbox').getByRole('option');
}

test('words show at most 8 results with picture, name and slug, then the way to all', async ({
  page,
  request,
}) => {
  await page.goto(anyPage);
  await search(page, 'face wash');
  await expect(options(page)).toHaveCount(9);
  const answer = await request.get('/api?endpoint=searchProducts&q=face+wash&limit=8');
  const { data } = await answer.json();
  for (const [index, hit] of data.entries()) {
    const option = options(page).nth(index);
    await expect(option).toContainText(hit.product_name);
    await expect(option).toContainText(hit.slug);
    await expect(option).toContainText(/₹[\d,.]+ \/unit/);
    await expect(option).toHaveAttribute('href', `/product-detail/${hit.slug}`);
    await expect(option.locator('img')).toHaveAttribute('src', new RegExp(hit.image_name));
  }
  await expect(options(page).first().locator('mark')).toHaveText(['Face', 'Wash']);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('8 results');
  const all = options(page).last();
  await expect(all).toHaveText('See all results for “face wash”');
  await all.click();
  await expect(page).toHaveURL('/shop?q=face+wash');
});

test('Enter on the text itself goes to all results', async ({ page }) => {
  await page.goto(anyPage);
  await search(page, 'baby wipes');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/shop?q=baby+wipes');
  await expect(searchBox(page)).toHaveValue('baby wipes');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('');
});

test('whoever types while a page opens goes on typing', async ({ page }) => {
  await page.goto(anyPage, { waitUntil: 'networkidle' });
  const products = await hold(page, /endpoint=getProductsBySubcategorySlug/);
  const box = searchBox(page);
  await box.click();
  await page.getByRole('option', { name: 'Face Care' }).click();
  await box.click();
  await page.keyboard.type('neem');
  await products.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Face Care' })).toBeVisible();
  await page.keyboard.type(' soap');
  await expect(box).toHaveValue('neem soap');
  await expect(box).toBeFocused();
});

test('the results lie over the page, within the screen, and nothing moves', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  await page.goto('/product-detail/nimora-neem-face-wash-100-ml');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await search(page, 'face');
  await expect(options(page)).toHaveCount(9);
  expect(await heading.boundingBox()).toEqual(before);
  await expectNoSidewaysScroll(page);
  const all = await options(page).last().boundingBox();
  expect((all?.y ?? 0) + (all?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  if (isMobile) expect(all?.width).toBeGreaterThan(340);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a form that leads to the results', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(anyPage);
    await searchBox(page).fill('baby wipes');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/shop?q=baby+wipes');
  });
});
