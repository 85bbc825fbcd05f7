import { emptyCart, expect, read, signIn, type TestProduct, test } from './order-fixture.ts';
import { expectGoodPage } from './shop-fixture.ts';

type Sold = TestProduct & { sku: string; stock: number };

test('200 pasted lines are understood and added at once; the rest stays with its reason', {
  tag: '@desktop',
}, async ({ page }) => {
  const userId = await signIn(page, 'second');
  await emptyCart(page, userId);
  const pages = await Promise.all(
    [1, 2].map((n) => read(page, 'getAllProductsWithImageNew', { limit: 100, page: n })),
  );
  const goods: Sold[] = pages
    .flatMap((answer) => answer.products)
    .filter((one: Sold) => one.stock > one.set_qty1);
  const typed = goods.slice(0, 190).map((one) => `${one.sku} x 1`);
  while (typed.length < 200) typed.push(`qqqzzz xyzzy${typed.length}`);
  await page.goto('/');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('link', { name: 'Quick order' }).click();
  await expect(page).toHaveURL('/quick-order');
  await page.getByLabel('Your list').fill(typed.join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  const known = Math.min(190, goods.length);
  await expect(page.getByRole('heading', { name: `${known} lines understood` })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: `Not understood (${200 - known})` }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Add \d+ packs$/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'added to your cart.' })).toBeVisible();
  await expectGoodPage(page);
  const { cart } = await read(page, 'getCartProductByUserId', { userId });
  expect(cart.length).toBeGreaterThan(150);
  await emptyCart(page, userId);
});

test('a message and a file are read alike; a likely product and its pack can be changed', async ({
  page,
}) => {
  const userId = await signIn(page, 'second');
  await emptyCart(page, userId);
  await page.goto('/quick-order');
  await page.getByLabel('Your list').fill('2 x neem face wash\nNIM-FW-100, 1');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('heading', { name: '2 lines understood' })).toBeVisible();
  const choice = page.getByLabel(/Best match/);
  const second = await choice.locator('option').nth(1).textContent();
  await choice.selectOption({ index: 1 });
  await expect(page.getByLabel(`Packs of ${second}`)).toHaveValue('2');
  await expectGoodPage(page);

  await page.getByLabel('Upload a file').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('SKU;Name;Packs\nNIM-FW-100;Neem;2\nARO-PC-500;;\n'),
  });
  await expect(page.getByRole('heading', { name: '1 line understood' })).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 packs', exact: true }).click();
  await expect(page.getByText('1 line added to your cart.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to cart' }).click();
  const { cart } = await read(page, 'getCartProductByUserId', { userId });
  expect(cart.map((line: { variant_qty: number }) => line.variant_qty)).toEqual([2]);
  await emptyCart(page, userId);
});

test('a visitor is asked to sign in first', async ({ page }) => {
  await page.goto('/quick-order');
  await expect(page).toHaveURL('/login?next=%2Fquick-order');
});
