import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addOperator, expect, expectGoodScreen, owner, signInAs, test } from './console-fixture.ts';

/** The rows of the file behind Export, without its head. */
async function exported(page: Page, name: RegExp): Promise<string[]> {
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(name);
  const text = await readFile(await file.path(), 'utf8');
  return text.trimEnd().split('\r\n').slice(1);
}

async function countShown(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ found$/).textContent();
  return Number(text?.replaceAll(/\D/g, ''));
}

async function saveView(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name });
  await expect(view).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return view;
}

test('customers are counted and exported as they are filtered @desktop @long', async ({ page }) => {
  const operator = await addOperator(page, 'staff');
  await signInAs(page, operator);
  await page.goto('/console/customers');
  const all = await countShown(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('balaji');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${all} found`)).toHaveCount(0);
  const found = await countShown(page);
  expect(found).toBeLessThan(all);
  const rows = await exported(page, /^customers-.*\.csv$/);
  expect(rows).toHaveLength(found);
  for (const row of rows) expect(row).toMatch(/balaji/i);
});

test('products are counted, exported and kept as a view @long', async ({ page }) => {
  const operator = await addOperator(page, 'staff');
  await signInAs(page, operator);
  await page.goto('/console/products?q=baby');
  const found = await countShown(page);
  const rows = await exported(page, /^products-.*\.csv$/);
  expect(rows).toHaveLength(found);
  for (const row of rows) expect(row).toMatch(/baby/i);
  const view = await saveView(page, 'Baby things');
  await expectGoodScreen(page);
  await page.goto('/console/products');
  await view.click();
  await expect(page).toHaveURL('/console/products?q=baby');
  await page.getByRole('button', { name: 'Delete the view Baby things' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(view).toHaveAttribute('aria-current', 'true');
});

test('the audit log is counted and exported as it is filtered @long', async ({ page }) => {
  const { id } = await addOperator(page, 'packer');
  await signInAs(page, owner);
  await page.goto(`/console/settings/audit-log?subject=operator+${id}`);
  await expect(page.getByText('1 found')).toBeVisible();
  await expectGoodScreen(page);
  const rows = await exported(page, /^audit-log-.*\.csv$/);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`,saveOperator,operator ${id},`);
});
