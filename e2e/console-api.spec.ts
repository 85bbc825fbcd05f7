import { expect, expectGoodScreen, owner, test } from './console-fixture.ts';

test('an owner signs in on the way to the console’s API page and reads it @long', async ({
  page,
}) => {
  await page.goto('/console/api');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Console API' })).toBeVisible();
  await expect(page).toHaveURL('/console/api');
  await page.getByRole('link', { name: 'moveOrder', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'moveOrder', exact: false }).first(),
  ).toBeVisible();
  await expectGoodScreen(page);
});
