import { expect, signInAs, test } from './console-fixture.ts';
import { signIn } from './order-fixture.ts';
import { orderMovedTo } from './return-fixture.ts';

test('two expired and one broken piece are asked for with a photograph, decided in part and credited @desktop', async ({
  page,
}) => {
  const { order, staff } = await orderMovedTo(page, 'delivered');
  await page.context().clearCookies();
  await signIn(page, 'first');
  await page.goto(`/order/${order}`);
  await page.getByRole('link', { name: 'Return goods' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Return goods of order #${order}`,
  );
  await page.locator('details summary').first().click();
  await page.getByLabel('Expired (pieces)').first().fill('2');
  await page.getByLabel('Broken (pieces)').first().fill('1');
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please say what happened.');
  await page.getByLabel('What happened?').fill('Two had expired, one is broken.');
  await page.getByLabel('Add a photograph (optional)').setInputFiles({
    ...{ name: 'packs.png', mimeType: 'image/png' },
    buffer: await page.locator('h1').screenshot(),
  });
  await expect(page.getByAltText('The photograph that you chose')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for the return' }).click();
  await expect(page).toHaveURL(new RegExp(`/order/${order}\\?return=asked$`));
  const mine = page.getByRole('region', { name: 'Returns' });
  await expect(mine.getByText('Asked for', { exact: true })).toBeVisible();
  await expect(mine.getByAltText('Your photograph')).toBeVisible();
  await expect(mine.getByRole('link', { name: 'Return goods' })).toHaveCount(0);

  await page.context().clearCookies();
  await signInAs(page, staff);
  await page.goto('/console/today');
  await page.getByRole('link', { name: /^Returns asked for/ }).click();
  await page
    .getByRole('link', { name: /^Return #/ })
    .first()
    .click();
  await expect(page.getByAltText('The photograph of what came back')).toBeVisible();
  await page
    .getByLabel(/^Units of .* taken back$/)
    .last()
    .fill('0');
  await page.getByRole('button', { name: 'Take 2 units back' }).click();
  await expect(page.getByText('Please say why: the customer reads it.')).toBeVisible();
  await page.getByLabel('Answer to the customer').fill('The broken one was fine.');
  await page.getByRole('button', { name: 'Take 2 units back' }).click();
  await expect(page.getByText(/^Accepted in part by staff/)).toBeVisible();
  await page.goto('/console/products/returned');
  await expect(page.getByRole('row').filter({ hasText: 'Expired' }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Write off/ })
    .first()
    .click();
  await page.getByLabel('What happens to them').fill('Destroyed');
  await page.getByRole('dialog').getByRole('button', { name: 'Write off' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.context().clearCookies();
  await signIn(page, 'first');
  await page.goto(`/order/${order}`);
  await expect(mine.getByText('Accepted in part')).toBeVisible();
  await expect(mine.getByText('The broken one was fine.')).toBeVisible();
  const download = page.waitForEvent('download');
  await mine.getByRole('link', { name: /^Credit note CRN\// }).click();
  expect((await download).suggestedFilename()).toMatch(/^credit-note-\d+\.pdf$/);
});

test('an order that could not be delivered stays out, is taken back in part later and replaced @desktop', async ({
  page,
}) => {
  const { order, staff } = await orderMovedTo(page, 'out_for_delivery');
  await page.goto(`/console/orders/${order}`);
  await page.getByRole('button', { name: 'Not delivered' }).click();
  await page.getByLabel('Reason', { exact: true }).fill('The shop was closed.');
  await page.getByRole('button', { name: 'Note the attempt' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, 'first');
  await page.goto(`/order/${order}`);
  await expect(page.getByText(/^Delivery tried on .*: The shop was closed\./)).toBeVisible();

  await page.context().clearCookies();
  await signInAs(page, staff);
  await page.goto(`/console/orders/${order}`);
  await page.getByRole('button', { name: 'Mark delivered' }).click();
  await page.getByRole('link', { name: 'Take back' }).click();
  await page
    .getByLabel(/^Broken: units of/)
    .first()
    .fill('1');
  await page.getByLabel('The customer gets').selectOption('The same goods again');
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('One was broken.');
  await page.getByRole('button', { name: /^Replace goods for ₹/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order}`);
  await page.context().clearCookies();
  await signIn(page, 'first');
  await page.goto(`/order/${order}`);
  await page.getByRole('link', { name: /^Replacement: order #/ }).click();
  await expect(page.getByText('Credit notes').first()).toBeVisible();
});
