import type { Page } from '@playwright/test';
import { expect, expectGoodScreen, owner, post, read, signInAs, test } from './console-fixture.ts';

let made = 0;

/** Products of their own, found by one word; the last cannot become dearer. */
async function addSoaps(page: Page): Promise<string> {
  made += 1;
  const word = `Bulk${process.pid}x${made}`;
  for (const [index, price] of [80, 60, 99].entries()) {
    await post(page, 'saveProduct', {
      ...{ product_name: `${word} Soap ${index + 1}`, sku: `${word}-${index + 1}`, brand_id: 1 },
      ...{ subcategory_id: 1, mrp: 100, maxqty: 240, set_qty1: 12, selling_price1: price },
    });
  }
  return word;
}

const pricesOf = async (page: Page, q: string) =>
  (await read(page, 'listProducts', { q })).products.map(
    (product: { selling_price1: number }) => product.selling_price1,
  );

test('a price increase of 5 % for what is filtered: previewed, applied, undone', async ({
  page,
}) => {
  await signInAs(page, owner);
  const word = await addSoaps(page);
  await page.goto(`/console/products?q=${word}`);
  await page.getByRole('link', { name: 'Change all found' }).click();
  await page.getByLabel('Percent').fill('5');
  await page.getByLabel('Round to').selectOption('Whole rupees');
  const row = page.getByRole('row', { name: `${word} Soap 1` });
  await expect(row).toContainText('₹80.00 → ₹84.00');
  await expect(row).toContainText('Margin 20.00% → 16.00%');
  await expect(page.getByText('Price of the pack of 12 must not be above the MRP.')).toBeVisible();
  await page.getByRole('button', { name: 'Change 2 products' }).click();
  const dialog = page.getByRole('dialog', { name: 'change 2 products?' });
  await expect(dialog).toContainText('1 cannot be changed');
  await dialog.getByRole('button', { name: 'Change now' }).click();
  await expect(
    page.getByRole('heading', { name: 'Price +5%, rounded to whole rupees' }),
  ).toBeVisible();
  await expect(page.getByText(`Left out: ${word} Soap 3.`)).toBeVisible();
  expect(await pricesOf(page, word)).toEqual([84, 63, 99]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  expect(await pricesOf(page, word)).toEqual([80, 60, 99]);
  await page.getByRole('link', { name: 'All bulk edits' }).click();
  await expect(page.getByRole('row', { name: /Price \+5%/ }).first()).toBeVisible();
});

test('a price increase is scheduled, runs at its minute, and is undone @long', async ({ page }) => {
  // The clock of the jobs is looked at twice a minute.
  test.setTimeout(180_000);
  await signInAs(page, owner);
  const word = await addSoaps(page);
  await page.goto(`/console/products/edit?q=${word}`);
  await page.getByLabel('Percent').fill('5');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day and time (India)').fill('2020-01-01T06:00');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toContainText('That time has passed.');
  await expectGoodScreen(page);
  const inIndia = new Date(Date.now() + (5.5 * 60 + 1) * 60_000).toISOString().slice(0, 16);
  await dialog.getByLabel('Day and time (India)').fill(inIndia);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled')).toBeVisible();
  await expectGoodScreen(page);
  expect(await pricesOf(page, word)).toEqual([80, 60, 99]);
  await expect
    .poll(() => pricesOf(page, word), { timeout: 150_000, intervals: [2_000] })
    .toEqual([84, 63, 99]);
  await page.reload();
  await expect(page.getByText('Applied')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  expect(await pricesOf(page, word)).toEqual([80, 60, 99]);
});

test('what is ticked is hidden, which says in how many carts it is; a scheduled one is called off @desktop @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  const word = await addSoaps(page);
  await page.goto(`/console/products?q=${word}`);
  await page.getByLabel(`Select ${word} Soap 1`).check();
  await page.getByLabel(`Select ${word} Soap 2`).check();
  await expectGoodScreen(page);
  await page.getByRole('link', { name: 'Change 2 products' }).click();
  await expect(page.getByText('2 products selected in the list')).toBeVisible();
  await page.getByLabel('Change', { exact: true }).selectOption('In the shop');
  await expect(page.getByText('In the shop → Hidden').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide 2 products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide 2 products?' });
  await expect(dialog).toContainText('None is in a cart.');
  await expect(dialog.getByRole('button', { name: 'Hide' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Schedule' }).click();
  const later = page.getByRole('dialog');
  const time = later.getByLabel('Day and time (India)');
  const tomorrow = await time.inputValue();
  await time.fill('');
  await later.getByRole('button', { name: 'Schedule' }).click();
  await expect(time).toHaveAccessibleDescription('Please choose a time.');
  await expectGoodScreen(page);
  await time.fill(tomorrow);
  await later.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('What it would do now.')).toBeVisible();
  await expect(page.getByRole('row', { name: `${word} Soap 1` })).toContainText('→ Hidden');
  await page.getByRole('button', { name: 'Call off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await expect(page.getByText('Called off', { exact: true })).toBeVisible();
  await expect(page.getByText('This is what it would do now.')).toBeVisible();
  await expect(page.getByRole('row', { name: `${word} Soap 1` })).toContainText('→ Hidden');
  await expectGoodScreen(page);
  const { products } = await read(page, 'listProducts', { q: word });
  expect(products.map(({ hidden }: { hidden: boolean }) => hidden)).toEqual([false, false, false]);
});
