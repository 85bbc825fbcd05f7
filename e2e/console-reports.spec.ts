import { readFile } from 'node:fs/promises';
import { expect, expectGoodScreen, owner, signInAs, test } from './console-fixture.ts';

test('sales of a period by day, product and customer, and as a file @long', async ({ page }) => {
  await signInAs(page, owner);
  await page.goto('/console/today');
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('link', { name: 'This month' })).toHaveAttribute(
    ...['aria-current', 'true'],
  );
  await expect(page.getByText('Compared to')).toBeVisible();
  await expectGoodScreen(page);
  for (const by of ['Product', 'Category', 'Brand', 'Customer', 'Route']) {
    await page
      .getByRole('navigation', { name: 'Sales by' })
      .getByRole('link', { name: by })
      .click();
    await expect(page).toHaveURL(new RegExp(`by=${by.toLowerCase()}`));
  }
  await page.getByRole('link', { name: 'Last month' }).click();
  await expect(page.getByRole('link', { name: 'Last month' })).toHaveAttribute(
    ...['aria-current', 'true'],
  );
  await page.getByRole('link', { name: 'Customer', exact: true }).click();
  await expect(page).toHaveURL(/by=customer/);
  await expectGoodScreen(page);
  // A year: the demo shop has sold something in it.
  const today = new Date().toISOString().slice(0, 10);
  const from = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('From day').fill(from);
  await page.getByLabel('To day').fill(today);
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${today}`));
  await expect(page.getByRole('row').last()).toContainText('₹');
  await expectGoodScreen(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^sales-by-customer-.*\.csv$/);
  const [head, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFkey,name,orders,amount,amount_before');
  const row = page.getByRole('table').getByRole('link').first();
  expect(first?.split(',')[1]?.replaceAll('"', '')).toBe(await row.textContent());
  await row.click();
  await expect(page).toHaveURL(/\/console\/customers\/\d+$/);
});

test('days in which nothing was sold say so; too many days are refused with their reason @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  await page.goto('/console/today/reports?by=route&from=2020-01-01&to=2020-01-31');
  await expect(page.getByText('Nothing was sold in these days.')).toBeVisible();
  await expectGoodScreen(page);
  await page.goto('/console/today/reports?by=day&from=2020-01-01&to=2026-01-31');
  await expect(page.getByText('A report takes at most 366 days.')).toBeVisible();
  await expectGoodScreen(page);
  await page.getByLabel('From day').fill('2026-01-01');
  await expect(page.getByText('A report takes')).toHaveCount(0);
});
