import type { Locator, Page } from '@playwright/test';
import { forgiveCutRequests } from './cart-fixture.ts';
import {
  emptyCart,
  expect,
  ordersOf,
  placeOrder,
  post,
  read,
  signIn,
  test,
  twoProducts,
} from './order-fixture.ts';
import { expectAccessible, expectGoodPage } from './shop-fixture.ts';

// One customer's orders: one test after the other.
test.describe.configure({ mode: 'default' });

async function sayOk(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
}

type DemoOrder = { id: number; status: string };

async function orderIn(page: Page, userId: number, status: string): Promise<number> {
  const { orders } = await read(page, 'getOrdersByUserId', { user_id: userId, status, limit: 100 });
  // The oldest: the demo's own.
  return orders.at(-1).id;
}

/** '100 ml' is never split at the end of a line. */
async function expectUnbrokenUnits(page: Page): Promise<void> {
  const words = await page.getByRole('main').evaluate((main) => main.textContent);
  expect(words).toMatch(/\d\u00a0(?:ml|g|kg|pcs?)(?![a-z])/);
  expect(words).not.toMatch(/\d (?:ml|g|kg|pcs?)(?![a-z])/);
}

test('the list shows the newest first, keeps filters in the URL, and says when there is nothing', async ({
  page,
}) => {
  await signIn(page, 'second');
  await page.goto('/my-orders');
  const list = page.getByRole('list', { name: 'My Orders' });
  const ids = async () =>
    (await list.getByRole('link').allTextContents()).map((text) => Number(text.slice(7)));
  const all = await ids();
  expect(all.length).toBeGreaterThanOrEqual(4);
  expect(all).toEqual(all.toSorted((a, b) => b - a));

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Delivered' }).check();
  await sheet.getByRole('checkbox', { name: 'Cancelled' }).check();
  await expect(page).toHaveURL('/my-orders?status=delivered,cancelled');
  await sheet.getByRole('button', { name: /^Show / }).click();
  await expect(list.getByRole('listitem')).not.toHaveCount(all.length);
  for (const row of await list.getByRole('listitem').all()) {
    await expect(row).toContainText(/Delivered|Cancelled/);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters 2 filters set' })).toBeVisible();

  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(sheet.getByLabel('From', { exact: true })).toHaveValue('0');
  await expect(sheet.getByLabel('To', { exact: true })).toHaveValue('100000');
  await sheet.getByLabel('To', { exact: true }).fill('1');
  await sheet.getByLabel('To', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/my-orders?status=delivered,cancelled&min_total=0&max_total=1');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No orders found matching your filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/my-orders');

  const [newest = 0] = all;
  await page.goto(`/my-orders?order_id=${newest}`);
  expect(await ids()).toContain(newest);
  await list.getByRole('link', { name: `Order #${newest}`, exact: true }).click();
  await expect(page).toHaveURL(`/order/${newest}`);
});

test('a customer without orders is told so, and pages of many are turned @long', async ({
  page,
}) => {
  await signIn(page, 'second');
  const change = (body: (answer: { orders: DemoOrder[]; total: number }) => void) =>
    page.route(/endpoint=getOrdersByUserId/, async (route) => {
      const answer = await (await route.fetch()).json();
      body(answer);
      await route.fulfill({ json: answer });
    });
  const open = async () => {
    await page.goto('/my-account');
    await page.getByRole('navigation', { name: 'Account' }).getByText('My Order').click();
  };
  await change((answer) => Object.assign(answer, { orders: [], total: 0 }));
  await open();
  await expect(page.getByText('No orders found.', { exact: true })).toBeVisible();
  await page.unroute(/endpoint=getOrdersByUserId/);
  // A status of another server's own.
  await change((answer) => {
    Object.assign(answer, { total: 45 });
    Object.assign(answer.orders[0] ?? {}, { status: 'on_hold' });
  });
  await open();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  const list = page.getByRole('list', { name: 'My Orders' });
  await expect(list.getByRole('listitem').first()).toContainText('On hold');
  await page.getByRole('link', { name: 'Older orders' }).click();
  await expect(page).toHaveURL('/my-orders?page=2');
  await expect(page.getByRole('link', { name: 'Newer orders' })).toBeVisible();
});

test('the tracker tells what is reached and when, and who may change what', async ({ page }) => {
  const userId = await signIn(page, 'first');
  const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
  for (const [status, reached] of [
    ['active', 1],
    ['accepted', 2],
    ['processing', 3],
    ['out_for_delivery', 4],
    ['delivered', 5],
    ['completed', 5],
  ] as const) {
    await page.goto(`/order/${await orderIn(page, userId, status)}`);
    await expect(steps).toHaveCount(5);
    await expect(steps.getByRole('time')).toHaveCount(reached);
    await expect(steps.nth(reached - 1)).toHaveAttribute('aria-current', 'step');
    const open = status === 'active' || status === 'accepted' ? 1 : 0;
    await expect(page.getByRole('link', { name: 'Edit order' })).toHaveCount(open);
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(open);
    const isOpen = reached < 5;
    // What is due can be paid, also after the delivery; a completed order is paid.
    await expect(page.getByRole('link', { name: /^Pay ₹[\d,.]+ by UPI$/ })).toHaveCount(
      status === 'completed' ? 0 : 1,
    );
    await expect(page.getByText(/ delivery by \w{3} \d+ \w{3}$/)).toHaveCount(
      isOpen && status !== 'active' ? 1 : 0,
    );
  }
  await expect(steps).toContainText([
    'Active',
    'Accepted',
    'Processing',
    'On The Way',
    'Delivered',
  ]);
  await page.goto(`/order/${await orderIn(page, userId, 'cancelled')}`);
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText(/^This order was cancelled on /)).toBeVisible();
  await expect(steps).toHaveCount(0);
  await expectGoodPage(page);

  // Spec §4: another server's own status counts as step 1.
  await page.route(/endpoint=getOrderById/, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, order: { ...answer.order, status: 'on_hold' } } });
  });
  await page.goto('/my-orders');
  await page.getByRole('list', { name: 'My Orders' }).getByRole('link').first().click();
  await expect(page.getByRole('main').getByText('On hold', { exact: true })).toBeVisible();
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step');
  await expect(steps.nth(1)).toContainText('not yet reached');

  const closed = await orderIn(page, userId, 'processing');
  await page.goto(`/edit-order/${closed}`);
  await expect(page).toHaveURL(`/order/${closed}?edit=closed`);
  await expect(page.getByText('This order can no longer be changed.')).toBeVisible();
});

test('an order page begins with what there is to do; the rest unfolds', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const userId = await signIn(page, 'first');
  await page.goto(`/order/${await orderIn(page, userId, 'accepted')}`);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  const actions = await top(page.getByRole('link', { name: 'Edit order' }));
  expect(actions).toBeGreaterThan(
    await top(page.getByRole('list', { name: 'Progress of the order' })),
  );
  expect(actions).toBeLessThan(await top(page.getByRole('heading', { name: 'Items' })));

  await expectUnbrokenUnits(page);
  const code = page.getByRole('img', { name: /^UPI QR code/ });
  await expect(code).toBeHidden();
  await page.getByRole('button', { name: 'Show QR code' }).click();
  await expect(code).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('UPI ID copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'doonwholesale@upi.example',
  );

  const billing = page.getByRole('region', { name: 'Billing info' });
  await expect(billing.getByText('Negi Medical & General Store')).toBeHidden();
  await billing.getByRole('heading').click();
  await expect(billing.getByText('Negi Medical & General Store')).toBeVisible();

  // Names are printed whole, and so is what was folded.
  await billing.getByRole('heading').click();
  await page.emulateMedia({ media: 'print' });
  await expect(billing.getByText('Negi Medical & General Store')).toBeVisible();
  const name = page.getByRole('region', { name: 'Items' }).getByRole('link').first();
  await expect(name).toHaveCSS('display', 'block');
});

test('an order of someone else, or of nobody, is not found; a failed read is tried again @long', async ({
  page,
}) => {
  const other = await signIn(page, 'first');
  const theirs = await orderIn(page, other, 'active');
  await page.context().clearCookies();
  await page.goto(`/order/${theirs}`);
  await expect(page).toHaveURL(`/login?next=%2Forder%2F${theirs}`);
  const userId = await signIn(page, 'second');
  for (const id of [theirs, 999_999, 'abc']) {
    expect((await page.goto(`/order/${id}`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Order not found.' })).toBeVisible();
  }
  await expectGoodPage(page);
  expect((await page.goto(`/edit-order/${theirs}`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Order not found.' })).toBeVisible();
  expect((await page.request.get(`/order/${theirs}/invoice.pdf`)).status()).toBe(404);

  const mine = await orderIn(page, userId, 'active');
  await page.goto(`/my-orders?order_id=${mine}`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/endpoint=getOrderById/, async (route) => {
    await held;
    await route.fulfill({ json: { success: false, code: 'server-fault' } });
  });
  const link = page.getByRole('link', { name: `Order #${mine}`, exact: true });
  await link.click();
  await expect(page.getByText('Loading order')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: 'Failed to load order.' })).toBeVisible();
  await expectGoodPage(page);
  await page.unroute(/endpoint=getOrderById/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: `Order #${mine}` })).toBeVisible();
});

test('an order is cancelled after a question, once', async ({ page, quietConsole }) => {
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId);
  await page.goto(`/order/${orderId}`);
  const ask = page.getByRole('dialog', { name: 'Cancel this order?' });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(ask).toContainText('Do you really want to cancel this order?');
  await ask.getByRole('button', { name: 'Keep order' }).click();
  await expect(ask).toHaveCount(0);

  await page.route(/endpoint=cancelOrderById/, (route) => route.abort());
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await ask.getByRole('button', { name: 'Yes, cancel it' }).click();
  const failed = page.getByRole('dialog', { name: 'Order not cancelled' });
  await expect(failed).toContainText('Failed to cancel order.');
  await expectAccessible(page);
  forgiveCutRequests(quietConsole);
  await page.unroute(/endpoint=cancelOrderById/);
  await failed.getByRole('button', { name: 'Try again' }).dblclick();
  await sayOk(page, 'Cancelled', 'Your order has been cancelled.');
  await expect(page.getByText(/^This order was cancelled on /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);

  // Cancelled elsewhere: an open page follows the bell.
  const open = await placeOrder(page, userId);
  await page.goto(`/order/${open}`, { waitUntil: 'networkidle' });
  await read(page, 'cancelOrderById', { id: open });
  await expect(page.getByText(/^This order was cancelled on /)).toBeVisible();

  // One that has not heard of it still offers it.
  await page.route('**/events', (route) => route.fulfill({ status: 204 }));
  const next = await placeOrder(page, userId);
  await page.goto(`/order/${next}`, { waitUntil: 'networkidle' });
  await read(page, 'cancelOrderById', { id: next });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await ask.getByRole('button', { name: 'Yes, cancel it' }).click();
  await sayOk(page, 'Order not cancelled', 'This order has already been cancelled.');
});

test('an order is edited against what is left, and a change elsewhere is noticed', async ({
  page,
}) => {
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId, { note: 'Side gate.' });
  const [first, second] = await twoProducts(page);
  await page.route(/endpoint=getProductStock/, async (route) => {
    const own = route.request().url().includes(`product_id=${first.id}`);
    const gone = { success: false, code: 'not-found', message: 'Product not found.' };
    await route.fulfill({ json: own ? { success: true, stock: first.set_qty1 } : gone });
  });
  await page.goto(`/order/${orderId}`);
  await page.getByRole('link', { name: 'Edit order' }).click();
  await expect(page.getByRole('heading', { name: `Edit order #${orderId}` })).toBeVisible();
  for (const text of ['Ganga Baby Corner', 'Rishikesh', 'Side gate.', 'Cash on delivery']) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await expectUnbrokenUnits(page);
  // One bar at a time, always in sight: the way around the shop waits at the end of the page.
  const updateButton = page.getByRole('button', { name: 'Update Order' });
  const around = page.getByRole('navigation', { name: 'Quick links' });
  await expect(updateButton).toBeInViewport();
  await expect(around).not.toBeInViewport();
  await around.scrollIntoViewIfNeeded();
  await expect(around).toBeInViewport();
  await expect(updateButton).toBeInViewport();
  const gone = page.getByRole('row').filter({ hasText: second.product_name });
  await expect(gone).toContainText('Not for sale any more');
  const row = page.getByRole('row').filter({ hasText: first.product_name });
  const packs = row.getByRole('status');
  const less = row.getByRole('button', { name: /^One pack less/ });
  const more = row.getByRole('button', { name: /^One pack more/ });
  const payable = page.getByRole('region', { name: 'Summary' });
  const before = await payable.textContent();
  await less.click();
  await expect(packs).toHaveText('0 packs');
  await expect(less).toBeDisabled();
  await more.click();
  await more.click();
  await expect(packs).toHaveText('2 packs');
  await expect(payable).not.toHaveText(before ?? '');
  await more.click();
  await sayOk(page, 'No more in stock', 'Cannot increase quantity. Only 0 unit(s) left.');
  await expect(packs).toHaveText('2 packs');

  // Meanwhile the same customer changes it on another device.
  const { order } = await read(page, 'getOrderById', { id: orderId });
  const [line] = JSON.parse(order.cart_items);
  const elsewhere = { id: line.id, variant_qty: 3 };
  await post(page, 'updateOrderQtyEditDelivery', { id: orderId, updatedCart: [elsewhere] });
  const update = page.getByRole('button', { name: 'Update Order' });
  await update.click();
  const conflict = page.getByRole('dialog', { name: 'Order not updated' });
  await expect(conflict).toContainText('Failed to update order.');
  await expect(conflict).toContainText('changed in the meantime');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Load it again' }).click();
  await expect(conflict).toHaveCount(0);
  await expect(update).toBeDisabled();

  await row.getByRole('button', { name: /^One pack more/ }).click();
  await update.click();
  await sayOk(page, 'Order updated!', 'Your order now comes to ₹');
  await expect(page).toHaveURL(`/order/${orderId}`);
  await expect(page.getByRole('listitem').filter({ hasText: first.product_name })).toContainText(
    /[24] packs/,
  );
});

test('an edit that the shop refuses says why, and one that came too late leads back @long', async ({
  page,
}) => {
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId);
  await page.goto(`/edit-order/${orderId}`);
  for (const less of await page.getByRole('button', { name: /^One pack less/ }).all()) {
    await less.click();
  }
  await expect(page.getByText(/^Minimum order value is ₹499/)).toBeVisible();
  const update = page.getByRole('button', { name: 'Update Order' });
  await update.click();
  await sayOk(page, 'Order not updated', 'Please cancel it instead.');
  await read(page, 'cancelOrderById', { id: orderId });
  await update.click();
  await sayOk(page, 'Order not updated', 'This order can no longer be changed.');
  await expect(page).toHaveURL(`/order/${orderId}?edit=closed`);
});

test('a picture with the address that cancels an order cancels nothing', async ({ page }) => {
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId);
  await page.goto('/about');
  const answer = page.waitForResponse(/cancelOrderById/);
  await page.evaluate((id) => {
    new Image().src = `/api/cancelOrderById?id=${id}`;
  }, orderId);
  expect((await answer).status()).toBe(403);
  expect((await read(page, 'getOrderById', { id: orderId })).order.status).toBe('active');
});

test('an order is placed in the cart again', async ({ page }) => {
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId);
  const [first, second] = await twoProducts(page);
  await page.goto(`/order/${orderId}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/cart');
  for (const product of [first, second]) {
    await expect(page.getByRole('link', { name: product.product_name })).toBeVisible();
  }
  await emptyCart(page, userId);
  expect((await ordersOf(page, userId))[0]?.id).toBe(orderId);
});

test('at 1280 px the tracker lies flat and the filters stand beside the list', {
  tag: ['@desktop-only', '@long'],
}, async ({ page }) => {
  const userId = await signIn(page, 'first');
  await page.goto('/my-orders');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Processing' }).check();
  await expect(page).toHaveURL('/my-orders?status=processing');
  await expectGoodPage(page);
  await page.getByLabel('From', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/my-orders?status=processing&min_total=500&max_total=100000');
  await page.goto(`/order/${await orderIn(page, userId, 'delivered')}`);
  const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
  const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  await expectGoodPage(page);
  await page.goto(`/edit-order/${await orderIn(page, userId, 'active')}`);
  await expect(page.getByRole('columnheader', { name: 'Pack quantity' })).toBeVisible();
  await expectGoodPage(page);
});
