import { expect, owner, signInAs, test } from './console-fixture.ts';

test('Help leads from a screen to its page of the guide, and on to others @desktop @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  await page.goto('/console/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL(/\/console\/help\/orders$/);
  const picture = page.getByRole('img', { name: 'The list of orders' });
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
  await expect.poll(() => picture.evaluate(isShown)).toBe(true);
  // Without a reload: what the page holds stays.
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  await page.getByRole('link', { name: 'Deliver', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deliver' })).toBeVisible();
  await expect(page.locator('body[data-stays]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  await page.goto('/console/help/nothing');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
