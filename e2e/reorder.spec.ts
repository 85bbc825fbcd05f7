import type { Page } from '@playwright/test';
import { post as consolePost, owner, signInAs } from './console-fixture.ts';
import { expectGoodPage } from './good-page.ts';
import {
  emptyCart,
  expect,
  packPrice,
  placeOrder,
  read,
  signIn,
  type TestProduct,
  test,
  twoProducts,
} from './order-fixture.ts';

type Change = Partial<Record<'selling_price1' | 'hidden' | 'maxqty', number | string | boolean>>;

/** As the wholesaler does it, in a browser of its own; gives the way back. */
async function changeProduct(page: Page, product: TestProduct, change: Change): Promise<void> {
  const office = await page
    .context()
    .browser()
    ?.newPage({ baseURL: new URL(page.url()).origin });
  if (!office) throw new Error('no browser');
  await signInAs(office, owner);
  const answer = await consolePost(office, 'saveProduct', { id: product.id, ...change });
  expect(answer.success).toBe(true);
  await office.close();
  if (change.hidden !== undefined) {
    const path = `/api?endpoint=getProductBySlug&slug=${product.slug}`;
    const status = async () => (await page.request.get(path)).status();
    await expect.poll(status).toBe(change.hidden ? 404 : 200);
  }
  if (!('selling_price1' in change)) return;
  await expect
    .poll(async () => (await read(page, 'getProductBySlug', { slug: product.slug })).product)
    .toMatchObject(change);
}

const rowOf = (page: Page, { product_name }: TestProduct) =>
  page
    .getByRole('list', { name: 'Buy again' })
    .getByRole('listitem')
    .filter({ hasText: product_name });

const cartNames = async (page: Page, userId: number): Promise<[string, number][]> =>
  (await read(page, 'getCartProductByUserId', { userId })).cart.map(
    (line: { product_name: string; variant_qty: number }) => [line.product_name, line.variant_qty],
  );

test.describe.configure({ mode: 'serial' });

test('what was bought is bought again with one tap', async ({ page }) => {
  const userId = await signIn(page, 'second');
  await placeOrder(page, userId);
  const [first] = await twoProducts(page);
  await page.goto('/');
  // The first row of home adds the usual packs as well.
  const card = page
    .getByRole('region', { name: 'Buy again' })
    .getByRole('listitem')
    .filter({ hasText: first.product_name });
  const addUsual = card.getByRole('button', { name: `Add 1 pack of ${first.product_name}` });
  await expect(addUsual).toBeVisible();
  // Gone meanwhile: told, and then shown.
  await changeProduct(page, first, { hidden: true });
  await addUsual.click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(card).toHaveCount(0);
  await changeProduct(page, first, { hidden: false });
  await page.reload();
  await addUsual.click();
  await expect(card.getByRole('group')).toHaveText('1 pack');
  await page.getByRole('link', { name: 'Buy again See all' }).click();
  await expect(page).toHaveURL('/buy-again');
  await expect(
    page.getByRole('heading', { level: 1, name: /Buy again \d+ products/ }),
  ).toBeVisible();
  const add = rowOf(page, first).getByRole('button', { name: /^Add \d+ packs? of/ });
  await expect(rowOf(page, first)).toContainText('In cart: 1 pack');
  await add.click();
  await expect(rowOf(page, first)).toContainText('In cart: 2 packs');
  expect(await cartNames(page, userId)).toEqual([[first.product_name, 2]]);
  await emptyCart(page, userId);
});

test('what is bought again without a network waits, and counts once where the answer was lost', async ({
  page,
  context,
  quietConsole,
}) => {
  const userId = await signIn(page, 'second');
  await emptyCart(page, userId);
  const [first] = await twoProducts(page);
  await page.goto('/buy-again');
  const add = rowOf(page, first).getByRole('button', { name: /^Add \d+ packs? of/ });
  const packs = Number((await add.textContent())?.match(/\d+/)?.[0]);
  // The shop gets it, the phone no answer.
  await page.route('**/api?endpoint=addManyToCart*', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await add.click();
  await expect(rowOf(page, first)).toContainText(/packs? pending/);
  await page.unroute('**/api?endpoint=addManyToCart*');
  await context.setOffline(false);
  await expect(rowOf(page, first)).not.toContainText('pending');
  await expect.poll(() => cartNames(page, userId)).toEqual([[first.product_name, packs]]);
  quietConsole.length = 0; // the browser itself complains of being offline
});

test('all usual packs are added after a look at them @long', async ({ page }) => {
  const userId = await signIn(page, 'second');
  await placeOrder(page, userId);
  const [first, second] = await twoProducts(page);
  await page.goto('/buy-again');
  await changeProduct(page, first, { selling_price1: first.selling_price1 + 2 });
  await changeProduct(page, second, { selling_price1: second.selling_price1 - 1 });
  await page.reload();
  await expect(rowOf(page, first)).toContainText('₹2.00 more than last time');
  await expect(rowOf(page, second)).toContainText('₹1.00 less than last time');
  await page.getByRole('button', { name: 'Add all usual' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add all usual packs?' });
  await expect(sheet.getByText('₹2.00 more than last time')).toBeVisible();
  await expectGoodPage(page);
  const total = () => sheet.getByText(/^Total ₹/).textContent();
  const whole = await total();
  const tick = sheet.getByRole('checkbox', { name: first.product_name });
  await tick.uncheck();
  expect(await total()).not.toBe(whole);
  await tick.check();
  expect(await total()).toBe(whole);
  await sheet.getByRole('button', { name: /^Add \d+ packs/ }).click();
  await expect(page).toHaveURL('/cart');
  const names = (await cartNames(page, userId)).map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining([first.product_name, second.product_name]));
  await emptyCart(page, userId);
  await changeProduct(page, first, { selling_price1: first.selling_price1 });
  await changeProduct(page, second, { selling_price1: second.selling_price1 });
});

test('a whole order is ordered again; what changed since is shown first', {
  tag: '@desktop',
}, async ({ page }) => {
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId);
  const [first, second] = await twoProducts(page);
  await page.goto('/my-orders');
  const again = page.getByRole('button', { name: `Order again: #${orderId}` });
  await again.click();
  await expect(page).toHaveURL('/cart');
  expect(await cartNames(page, userId)).toHaveLength(2);
  await emptyCart(page, userId);

  await changeProduct(page, first, { selling_price1: first.selling_price1 + 2 });
  await changeProduct(page, second, { hidden: true });
  await page.goto(`/order/${orderId}`);
  await expect(async () => {
    await page.getByRole('button', { name: 'Order again' }).click();
    const sheet = page.getByRole('dialog', { name: 'Order again' });
    await expect(sheet.getByText('Not for sale any more')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const sheet = page.getByRole('dialog', { name: 'Order again' });
  await expect(sheet.getByText('₹2.00 more than last time')).toBeVisible();
  const total = packPrice({ ...first, selling_price1: first.selling_price1 + 2 });
  await expect(sheet.getByText('Total', { exact: false }).last()).toContainText(
    total.toLocaleString('en-IN', { minimumFractionDigits: 2 }),
  );
  await sheet.getByRole('button', { name: 'Add 1 pack', exact: true }).click();
  await expect(page).toHaveURL('/cart');
  expect(await cartNames(page, userId)).toEqual([[first.product_name, 1]]);
  await emptyCart(page, userId);
  await changeProduct(page, first, { selling_price1: first.selling_price1 });
  await changeProduct(page, second, { hidden: false });
});
