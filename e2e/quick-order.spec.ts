import type { Locator } from '@playwright/test';
import { expectGoodPage } from './good-page.ts';
import {
  emptyCart,
  expect,
  fillCart,
  read,
  signIn,
  type TestProduct,
  test,
} from './order-fixture.ts';

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
  await expect(page.getByRole('heading', { name: 'Please check (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 line understood' })).toBeVisible();
  const guess = page.getByRole('listitem').filter({ hasText: 'Best match' });
  await guess.getByText(/^Change/).click();
  const other = guess.getByRole('listitem').getByRole('button').first();
  const name = (await other.textContent())?.replaceAll('\u00a0', ' ');
  await other.click();
  await expect(guess.getByLabel(`Packs of ${name}`)).toHaveValue('2');
  await expect(guess.getByText('packs', { exact: true })).toBeVisible();
  await expect(other).toBeHidden();

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

test('lines added without a network are said to wait, and come into the cart @long', async ({
  page,
  context,
  quietConsole,
}) => {
  const userId = await signIn(page, 'second');
  await emptyCart(page, userId);
  await page.goto('/quick-order');
  // More packs than a single change may have.
  await page.getByLabel('Your list').fill('NIM-FW-100, 3\nARO-AC-170, 110');
  await page.getByRole('button', { name: 'Check the list' }).click();
  const add = page.getByRole('button', { name: 'Add 113 packs', exact: true });
  await expect(add).toBeVisible();
  await context.setOffline(true);
  await add.click();
  const told = '2 lines wait for the network, and will then be added to your cart.';
  await expect(page.getByText(told)).toBeVisible();
  await context.setOffline(false);
  const packs = async () =>
    (await read(page, 'getCartProductByUserId', { userId })).cart.map(
      (line: { variant_qty: number }) => line.variant_qty,
    );
  await expect.poll(async () => (await packs()).toSorted()).toEqual([110, 3]);
  await emptyCart(page, userId);
  quietConsole.length = 0; // the browser itself complains of being offline
});

test('a cart shared on WhatsApp opens as a preview, after signing in', async ({
  page,
  context,
}) => {
  const userId = await signIn(page, 'second');
  await emptyCart(page, userId);
  const [product] = await fillCart(page, userId);
  await page.goto('/cart');
  const share = page.getByRole('link', { name: 'Share this cart on WhatsApp' });
  const message = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(message).toContain(product.product_name);
  expect(message).toMatch(/^\d+ × .* \(.*\): ₹[\d,.]+$/m);
  const total = page.getByRole('region', { name: 'Summary' });
  const [, amount = 'no total'] = /\nTotal: (₹[\d,.]+)\n/.exec(message) ?? [];
  await expect(total).toContainText(amount);
  const link = message.split('\n').at(-1) ?? '';
  await emptyCart(page, userId);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, 'second');
  await page.evaluate((id) => localStorage.setItem('userId', String(id)), userId);
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('heading', { name: 'A cart shared with you' })).toBeVisible();
  await expect(page.getByText(`2 items · ${amount}. Nothing is in your cart`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'What is in it' })).toContainText(
    product.product_name,
  );
  await expect(page.getByLabel('Your list')).toBeHidden();
  await expectGoodPage(page);
  await page.getByText('Edit as a list').click();
  await expect(page.getByLabel('Your list')).toBeVisible();
  expect((await read(page, 'getCartProductByUserId', { userId })).cart).toEqual([]);
});

test('a scanned barcode is a line of the list @long', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      BarcodeDetector: class {
        async detect() {
          return [{ rawValue: '2900000000018' }];
        }
      },
    });
    Object.defineProperty(navigator, 'mediaDevices', {
      value: {
        async getUserMedia() {
          const canvas = document.createElement('canvas');
          canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
          return canvas.captureStream(10);
        },
      },
    });
  });
  await signIn(page, 'second');
  await page.goto('/quick-order');
  await page.getByLabel('Your list').fill('tulsi syrup, 2');
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  await expect(page.getByLabel('Your list')).toHaveValue('tulsi syrup, 2\n2900000000018');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('heading', { name: 'Please check (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 line understood' })).toBeVisible();
});

test('a line without a count that can be read is asked about, and never lost @long', async ({
  page,
}) => {
  const userId = await signIn(page, 'second');
  await emptyCart(page, userId);
  await page.goto('/quick-order');
  await page.getByLabel('Your list').fill('sku,packs\nNIM-FW-100,some\ntulsi syrup,1 box');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('heading', { name: 'Please check (2)' })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: 'How many packs?' });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('–');
  await expect(line).not.toContainText('₹0.00');
  await page.getByRole('button', { name: 'Add 1 pack' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 line added' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Not added (1)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /understood/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Add \d/ })).toHaveCount(0);
  await line.getByRole('textbox').fill('2');
  await page.getByRole('button', { name: 'Add 2 packs' }).click();
  await expect(page.getByRole('link', { name: 'Go to cart' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nim' })).toHaveCount(0);
  const { cart } = await read(page, 'getCartProductByUserId', { userId });
  expect(cart.map((one: { variant_qty: number }) => one.variant_qty).toSorted()).toEqual([1, 2]);
  await emptyCart(page, userId);
});

test('what was not understood comes first, then guesses; the total is at the edge of the window @long', {
  tag: '@desktop',
}, async ({ page }) => {
  await signIn(page, 'second');
  await page.goto('/quick-order');
  await page
    .getByLabel('Your list')
    .fill(`${'NIM-FW-100, 1\n'.repeat(12)}qqqzzz xyzzy 4\nshampu 2`);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Not understood (1)',
    'Please check (1)',
    '12 lines understood',
  ]);
  const bar = page.getByRole('button', { name: 'Add 14 packs' }).locator('..');
  const edge = await bar.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
  expect(edge).toBe(0);
});

test('on a small phone every result comes into sight, and the keyboard goes on from it @long', async ({
  page,
}) => {
  const userId = await signIn(page, 'second');
  await emptyCart(page, userId);
  await page.goto('/quick-order');
  await page.setViewportSize({ width: 320, height: 640 });
  const expectShown = async (result: Locator) => {
    await expect(result).toBeFocused();
    await expect(result).toBeInViewport({ ratio: 1 });
  };
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expectShown(page.getByRole('alert'));
  await page.getByLabel('Your list').fill('NIM-FW-100, 1');
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expectShown(page.getByRole('heading', { name: '1 line understood' }));
  await page.getByRole('button', { name: 'Add 1 pack' }).click();
  await expectShown(page.getByRole('status').filter({ hasText: 'added to your cart.' }));
  await page.getByLabel('Upload a file').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0xff, 0xfe, 0, 1]),
  });
  await expectShown(page.getByRole('alert'));
  await emptyCart(page, userId);
});

test('a list pasted before the scripts are there stays @long', async ({ page }) => {
  await signIn(page, 'first');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/quick-order', { waitUntil: 'commit' });
  const list = page.getByRole('textbox', { name: /list/i });
  await list.fill('NIM-FW-100, 3');
  release();
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('Nimora Neem Face Wash 100 ml').first()).toBeVisible();
  await expect(list).toHaveValue('NIM-FW-100, 3');
});
