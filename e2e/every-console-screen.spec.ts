import type { Page } from '@playwright/test';
import { consoleScreens } from '#test/console-screens.ts';
import {
  addOperator,
  expect,
  expectGoodScreen,
  owner,
  post,
  read,
  signInAs,
  test,
} from './console-fixture.ts';
import { eachScreen } from './each-screen.ts';
import { expectAccessible, expectNoSidewaysScroll } from './good-page.ts';
import { post as buy, placeOrder, signIn } from './order-fixture.ts';
import { askedReturn } from './return-fixture.ts';

// Here axe looks at every screen of the console's route table, and what opens over it; elsewhere only at what is
// hard to come by. `npm test` looks at those that are used most, `npm run screens` at all, at both widths.
// In one worker, which looks at each shape once.
test.describe.configure({ mode: 'default' });

async function goto(page: Page, path: string): Promise<void> {
  await page.goto(`/console${path}`);
  await expect(page.getByRole('main').first()).toBeVisible();
}

async function expectGoodScreens(page: Page, paths: string[]): Promise<void> {
  await eachScreen(
    page,
    paths.map((path) => `/console${path}`),
    expectGoodScreen,
  );
}

let known: Promise<string[]> | undefined;

/** Every screen, each with something on it: an order, a coupon, an edit of many. */
async function fillShop(page: Page): Promise<string[]> {
  const returned = await askedReturn(page);
  const customer = await signIn(page, 'first');
  const order = await placeOrder(page, customer);
  const email = `seen-${process.pid}-${Date.now()}@thok.example`;
  const phone = String(9_700_000_000 + (Date.now() % 90_000_000));
  await buy(page, 'registerUsernew', { name: 'Seen', email, phone, address: '4 Rajpur Road' });
  await signInAs(page, owner);
  const { coupon } = await post(page, 'saveCoupon', {
    ...{ code: `SEEN${Date.now()}`, kind: 'flat', amount: 25, minimum: 100, active: true },
    ...{ starts_at: '2026-01-01T00:00:00Z', ends_at: '2036-01-01T00:00:00Z' },
  });
  const { edit } = await post(page, 'editProducts', {
    ...{ ids: [2], change: { field: 'best_pick', value: true }, expected: 1 },
    idempotency_key: email,
  });
  const { registrations } = await read(page, 'listRegistrations', {});
  const { banners } = await read(page, 'listBanners', {});
  const { faqs } = await read(page, 'listFaqs', {});
  const { receipt } = await post(page, 'recordReceipt', {
    ...{ customer_id: customer, amount: 5, method: 'cheque', reference: '004512' },
    idempotency_key: `receipt ${email}`,
  });
  const file = { name: 'seen.csv', mimeType: 'text/csv', buffer: Buffer.from('sku;stok\nA;1\n') };
  const checked = await page.request.post('/console/api/checkFile', {
    ...{ multipart: { kind: 'stock', file }, headers: { 'x-thok': '1' } },
  });
  const { file_id } = await checked.json();
  const ids: [begins: string, id: unknown][] = [
    ['/orders/returns', returned.id],
    ['/orders/:id/take-back', returned.order],
    ['/orders', order],
    ['/money/receipts', receipt.id],
    ['/products/files', file_id],
    ['/products/edits', edit?.id],
    ['/customers/registrations', registrations[0].id],
    ['/customers', customer],
    ['/coupons', coupon.id],
    ['/content/banners', banners[0].id],
    ['/content/faqs', faqs[0].id],
  ];
  const idIn = (path: string) => ids.find(([begins]) => path.startsWith(begins))?.[1] ?? 1;
  const addresses = consoleScreens.map(({ path }) =>
    path
      .replace(':id', String(idIn(path)))
      .replace(':page', 'orders')
      .replace(':key', 'shipping')
      .replace(/picking$/, `picking?ids=${order}`),
  );
  return [...addresses, '/no-such-screen', '/orders/999999999', ...empty, ...results(order)];
}

/** Lists that find nothing. */
const empty = [
  ...['/orders?q=nobody-has-this', '/products?hidden=1&q=zzqqxx', '/customers?q=zzqqxx'],
  ...['/coupons?state=over', '/settings/audit-log?subject=nothing', '/products/brands?q=zzqqxx'],
  '/today/reports?by=day&from=2020-01-01&to=2026-01-31',
];

const results = (order: number) => [
  `/orders?q=%23${order}`,
  '/today/reports?by=brand&from=2026-01-01&to=2026-12-31',
  '/products/brands?q=aro',
];

test('what an owner uses most is accessible and within the screen', async ({ page }) => {
  const order = await placeOrder(page, await signIn(page, 'first'));
  await signInAs(page, owner);
  await expectGoodScreens(page, [
    ...['/today', '/orders', `/orders/${order}`, '/products', '/products/1', '/customers/1'],
  ]);
});

const parts = 4;
for (let part = 0; part < parts; part += 1) {
  test(`what an owner sees is accessible and within the screen, part ${part + 1} of ${parts} @long`, async ({
    page,
  }) => {
    known ??= fillShop(page);
    const addresses = await known;
    await signInAs(page, owner);
    await expectGoodScreens(
      page,
      addresses.filter((_, at) => at % parts === part),
    );
  });
}

test('what a packer, staff and nobody sees is accessible and within the screen @long', async ({
  page,
}) => {
  const order = await placeOrder(page, await signIn(page, 'first'));
  await page.context().clearCookies();
  await expectGoodScreens(page, [
    ...['/sign-in', '/forgotten-password', '/set-password?token=a', '/set-up?code=a'],
  ]);
  await signInAs(page, await addOperator(page, 'packer'));
  await expectGoodScreens(page, [
    ...['/orders', `/orders/${order}`, `/orders/picking?ids=${order}`, '/products'],
  ]);
  await page.context().clearCookies();
  await signInAs(page, await addOperator(page, 'staff'));
  await expectGoodScreens(page, ['/products/1', '/products/files', '/customers/1']);
});

/** What a press opens over a screen. */
async function look(page: Page, button: string | RegExp, shown: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog', { name: shown })).toBeVisible();
  await expectGoodState(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function expectGoodState(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

test('what opens over the screens of orders and customers is accessible @long', async ({
  page,
}) => {
  const customer = await signIn(page, 'first');
  const order = await placeOrder(page, customer);
  await signInAs(page, owner);
  await goto(page, `/orders/${order}`);
  await look(page, /^Take ₹/, 'Take a payment');
  await look(page, 'Cancel order', 'Cancel this order?');
  await look(page, 'Print', /Print/);
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText('Please write something.')).toBeVisible();
  await expectGoodState(page);
  await placeOrder(page, customer);
  await expect(page.getByRole('status').filter({ hasText: 'New order' })).toBeVisible();
  await expectGoodState(page);

  await goto(page, `/orders/${order}/lines`);
  await page.getByRole('textbox').first().fill('two');
  await expect(page.getByText('Whole packs, 0 or more.')).toBeVisible();
  await expectGoodState(page);

  await goto(page, '/orders?status=active');
  await page.getByLabel(`Select order ${order}`).check();
  await expectGoodState(page);
  await look(page, /^Accept \(/, /^Accept 1 order/);
  await look(page, 'Save this view', /view/i);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('negi');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectGoodState(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectGoodState(page);

  await goto(page, '/orders/new');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('Please choose the customer first.')).toBeVisible();
  await expectGoodState(page);
  await page.getByRole('combobox', { name: 'Customer' }).fill('98765 00002');
  await page.getByRole('combobox', { name: 'Customer' }).press('Enter');
  const product = page.getByRole('combobox', { name: 'Product' });
  await product.fill('face');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectGoodState(page);
  await product.press('Enter');
  await page.getByLabel('Packs', { exact: true }).fill('99999');
  await page.getByLabel('Packs', { exact: true }).press('Enter');
  await expect(page.getByRole('main').locator('tbody tr')).toContainText(/at most|left/);
  await expectGoodState(page);
  await look(page, 'Start over', 'Start over?');

  await goto(page, `/customers/${customer}`);
  await look(page, 'Block', 'Block this customer?');
  await goto(page, '/customers/new');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Firm name is required.')).toBeVisible();
  await expectGoodState(page);
  await goto(page, '/customers/reviews');
  await look(page, 'Hide', 'Hide this review?');
  await look(page, 'Answer', /Answer/);
});

test('what opens over the screens of products is accessible @long', async ({ page }) => {
  await signInAs(page, owner);
  await goto(page, '/products');
  const price = page.getByLabel(/^Price of the pack/).first();
  await price.fill('abc');
  await price.press('Enter');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expectGoodState(page);
  await price.press('Escape');
  await page.locator('tbody').getByRole('checkbox').first().check();
  await expectGoodState(page);

  await goto(page, '/products/1');
  await page.getByLabel('Pack size 1').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
  await expectGoodState(page);
  await page.getByText('As a page').click();
  await expectGoodState(page);
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expectGoodState(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await look(page, 'Delete', /^(Hide|Delete) /);

  await goto(page, '/products/stock');
  await page.getByLabel('SKU or barcode').fill('soap');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectGoodState(page);
  await page.keyboard.press('Enter');
  await page.getByLabel('Units').fill('96');
  await page.getByLabel('Units').press('Enter');
  await expect(page.getByRole('button', { name: /^Book in 96 units/ })).toBeVisible();
  await expectGoodState(page);
  await page.getByRole('link', { name: 'Write-off' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodState(page);
});

test('what opens over the screens of many products and of their places is accessible @long', async ({
  page,
}) => {
  await signInAs(page, owner);
  await goto(page, '/products/edit?q=soap');
  await page.getByLabel('Percent').fill('5');
  await expect(page.getByRole('button', { name: /^Change \d+ products/ })).toBeVisible();
  await expectGoodState(page);
  await look(page, /^Change \d+ products/, /^Change \d+ products\?/);
  await look(page, 'Schedule', /^Schedule for/);

  await goto(page, '/products/categories');
  await look(page, 'Add a category', 'Add a category');
  await page
    .getByRole('button', { name: /^Show what is in / })
    .first()
    .click();
  await look(page, /^Add a subcategory to /, 'Add a subcategory');
  await page
    .getByRole('button', { name: /^Move / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Move .+ down$/ })).toBeVisible();
  await expectGoodState(page);
  await goto(page, '/products/brands');
  await look(page, 'Add a brand', 'Add a brand');
});

test('what opens over the other screens is accessible @long', async ({ page }) => {
  await signInAs(page, owner);
  await goto(page, '/coupons/new');
  await page.getByLabel('Code').fill('SEEN');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Takes off is required.')).toBeVisible();
  await expectGoodState(page);
  await page.getByLabel('Kind').selectOption('Percent');
  await expectGoodState(page);

  await goto(page, '/notifications/new');
  await page.getByLabel('Text', { exact: true }).fill('Diwali offers');
  await look(page, /^Send to /, /^Send to \d+ customers now\?/);

  await goto(page, '/settings/shop');
  await page.getByLabel('GSTIN').fill('05');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('GSTIN is not a valid GSTIN')).toBeVisible();
  await expectGoodState(page);

  await goto(page, '/settings/operators');
  await look(page, 'Add an operator', 'Add an operator');

  await goto(page, '/content/pages/terms');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await expectGoodState(page);
  await look(page, 'Link', /link/i);
  await page.route('**/console/api/listFaqs*', (route) =>
    route.fulfill({ status: 408, body: 'not the shop' }),
  );
  await goto(page, '/content/faqs');
  await expect(page.getByRole('alert')).toContainText('No answer from the server.');
  await expectGoodState(page);
});
