import type { Page } from '@playwright/test';
import { hold } from './cart-fixture.ts';
import { expectNoSidewaysScroll } from './good-page.ts';
import { expect, test } from './shop-fixture.ts';

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

test('Enter on the text itself goes to all results @long', async ({ page }) => {
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

test('the results lie over the page, within the screen, and nothing moves @long', {
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
