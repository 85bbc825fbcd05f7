import type { Page } from '@playwright/test';
import { forgiveCutRequests, rupees } from './cart-fixture.ts';
import {
  addPack,
  emptyCart,
  expect,
  fillCart,
  ordersOf,
  packPrice,
  placeOrder,
  post,
  signIn,
  test,
  twoProducts,
} from './order-fixture.ts';
import { expectAccessible, expectGoodPage } from './shop-fixture.ts';

// One customer's cart: one test after the other.
test.describe.configure({ mode: 'default' });

const placing = /endpoint=insertOrder/;

function placeButton(page: Page) {
  return page.getByRole('button', { name: 'Place order' });
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue' }).click();
}

async function expectInvoice(page: Page): Promise<number> {
  await expect(page).toHaveURL('/my-order');
  const number = page.getByRole('article', { name: 'Invoice' }).getByText(/^Order #\d+$/);
  return Number((await number.textContent())?.slice('Order #'.length));
}

declare global {
  interface Window {
    seenPayable?: string[];
  }
}

/** On a phone so many times slower. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Records every amount that the bar of this page shows from now on. */
async function watchPayable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const amount = document.querySelector('[data-action-bar] strong');
    const seen = [amount?.textContent ?? ''];
    window.seenPayable = seen;
    const watch = new MutationObserver(() => seen.push(amount?.textContent ?? ''));
    if (amount) watch.observe(amount, { characterData: true, childList: true, subtree: true });
  });
}

test('from the product to the invoice, with reload and back at each step', async ({ page }) => {
  test.slow();
  const userId = await signIn(page, 'first');
  await emptyCart(page, userId);
  const [product] = await twoProducts(page);
  await page.goto(`/product-detail/${product.slug}`);
  const more = page.getByRole('button', { name: /^One more/ }).first();
  const value = page
    .getByRole('group', { name: /^Units/ })
    .first()
    .getByRole('status');
  await more.click();
  await expect(value).toHaveText(`${product.set_qty1} units`);
  // It waits until the button takes clicks again.
  await more.click();
  await expect(value).toHaveText(`${2 * product.set_qty1} units`);
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByLabel('Note for your order').fill('Ring twice.');
  await page.getByLabel('Discount code').fill('SAVE50');
  await page.getByRole('button', { name: 'Apply Coupon' }).click();
  await page.getByRole('dialog', { name: 'Coupon Applied!' }).getByRole('button').click();
  await page.getByRole('link', { name: 'Proceed' }).click();

  await expect(page).toHaveURL('/checkout-billing-info');
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  const billing = page.getByRole('region', { name: 'Billing info' });
  await expect(billing).toContainText('Negi Medical & General Store');
  await expect(billing.getByRole('textbox')).toHaveCount(0);
  await page.reload();
  await expect(billing).toContainText('98765 43210');
  await goOn(page);

  await expect(page).toHaveURL('/checkout-pick-drop');
  await expect(page.getByRole('radio', { name: /^Pickup/ })).toBeChecked();
  const store = page.getByRole('region', { name: 'Store' });
  await expect(store).toContainText('Mandi Chowk');
  await expect(store.getByRole('link')).toHaveAttribute('href', /^tel:\+91/);
  await page.getByRole('radio', { name: /^Delivery .*\+₹33\.00$/ }).check();
  const standard = page.getByRole('checkbox', {
    name: /^Standard 1-3 business days · by \w{3} \d+ \w{3}/,
  });
  await expect(standard).toBeChecked();
  await expect(standard).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Express 1 day/ }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Express/ })).toBeChecked();
  await goOn(page);

  await expect(page).toHaveURL('/complete-order');
  const summary = page.getByRole('region', { name: 'Summary' });
  const selling = 2 * packPrice(product);
  const mrp = 2 * product.mrp * product.set_qty1;
  // 5.5 km at ₹6, and ₹79 for express.
  const payable = rupees(selling - 50 + 33 + 79);
  for (const text of [
    `MRP total${rupees(mrp)}`,
    `Discount−${rupees(mrp - selling)}`,
    'Coupon SAVE50−₹50.00',
    'Delivery charge₹33.00',
    'Express charge₹79.00',
    `Payable${payable}`,
    `You earn${rupees(mrp - selling + 50)}`,
  ]) {
    await expect(summary).toContainText(text);
  }
  await expect(page.getByRole('radio', { name: 'Cash on delivery UPI accepted' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Online card coming soon' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Note' })).toContainText('Ring twice.');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: /^Express/ })).toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(summary).toContainText(`Payable${payable}`);
  // The summary comes first, the items unfold.
  const top = async (name: string) =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await top('Summary')).toBeLessThan(await top('Your items'));
  const items = page.getByRole('region', { name: 'Your items' });
  await expect(items.getByText(product.product_name)).toBeHidden();
  await items.getByRole('heading').click();
  await expect(items).toContainText('2 packs · ');
  await expect(placeButton(page)).toBeInViewport();
  await expectGoodPage(page);
  await watchPayable(page);
  await slowDown(page, 6);
  await placeButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Order Placed!' });
  await expect(dialog).toContainText('Your order has been placed successfully.');
  await expect(page.getByText(`Payable${payable}`).first()).toBeAttached();
  await dialog.getByRole('button').click();
  const orderId = await expectInvoice(page);
  await slowDown(page, 1);
  // What was chosen stays until the page is gone.
  expect(await page.evaluate(() => window.seenPayable)).toEqual([payable]);
  const invoice = page.getByRole('article', { name: 'Invoice' });
  for (const text of ['GSTIN', 'Negi Medical & General Store', product.product_name, payable]) {
    await expect(invoice).toContainText(text);
  }
  await expect(invoice).toContainText('Ring twice.');
  const placed = page.getByRole('region', { name: 'Order Placed!' });
  await expect(placed).toContainText('Your order has been placed successfully.');
  await expect(placed).toContainText(/Expectedby \w{3} \d+ \w{3}/);
  for (const text of [`#${orderId}`, payable]) await expect(placed).toContainText(text);
  await expect(page.getByRole('link', { name: `Pay ${payable} by UPI` })).toHaveAttribute(
    'href',
    new RegExp(
      `^upi://pay\\?pa=doonwholesale@upi.example&pn=Doon%20Wholesale&am=.*tr=ORDER${orderId}&`,
    ),
  );
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Order/,
  );
  const kept = await page.evaluate(() =>
    ['note', 'currentcoupon', 'cartNote', 'cartNoteExpiry'].map((key) => localStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null, null, null]);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveText('Cart');
  await expectGoodPage(page);

  await page.reload();
  await expect(invoice).toContainText(`Order #${orderId}`);
  const file = await page.request.get(
    (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
  );
  expect(file.headers()['content-type']).toBe('application/pdf');
  await page.goBack();
  await expect(page).toHaveURL('/cart');
});

test('after an order Back leads out of the checkout, through the empty cart @long', async ({
  page,
}) => {
  const userId = await signIn(page, 'first');
  await fillCart(page, userId);
  await page.goto('/faqs');
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed' }).click();
  await expect(page).toHaveURL('/checkout-billing-info');
  await goOn(page);
  await expect(page).toHaveURL('/checkout-pick-drop');
  await goOn(page);
  await placeButton(page).click();
  await expectInvoice(page);
  // Both steps before the last one, which the invoice replaced, and the cart itself.
  for (const _step of ['pick-drop', 'billing-info', 'cart']) {
    await page.goBack();
    await expect(page).toHaveURL('/cart');
  }
  await page.goBack();
  await expect(page).toHaveURL('/faqs');
});

test('the invoice prints on one sheet, without the shop around it', async ({ page }) => {
  const userId = await signIn(page, 'first');
  await fillCart(page, userId);
  await page.goto('/complete-order');
  // The dialog would go on by itself, on a slow machine before the click.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await placeButton(page).click();
  const seeInvoice = page.getByRole('button', { name: 'See invoice' });
  await expect(async () => {
    await page.clock.runFor(20); // the dialog opens after a frame
    await expect(seeInvoice).toBeVisible({ timeout: 50 });
  }).toPass();
  await seeInvoice.click();
  await page.clock.resume();
  await expectInvoice(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Units' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^UPI QR code/ })).toBeVisible();
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a double tap places one order', async ({ page }) => {
  const userId = await signIn(page, 'first');
  await fillCart(page, userId);
  const before = await ordersOf(page, userId);
  await page.goto('/complete-order');
  await placeButton(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'Order Placed!' })).toBeVisible();
  // The word closes by itself.
  await expectInvoice(page);
  expect(await ordersOf(page, userId)).toHaveLength(before.length + 1);
});

test('a lost answer says so, and trying again finds the same order', async ({
  page,
  quietConsole,
}) => {
  const userId = await signIn(page, 'first');
  await fillCart(page, userId);
  const before = await ordersOf(page, userId);
  await page.goto('/complete-order');
  // The shop places it; the answer does not come through.
  await page.route(placing, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  const lost = page.getByRole('dialog', { name: 'Order not placed' });
  await expect(lost).toContainText('Something went wrong. Please try again.');
  await expectAccessible(page);
  forgiveCutRequests(quietConsole);
  await page.unroute(placing);
  await lost.getByRole('button', { name: 'Try again' }).click();
  const orderId = await expectInvoice(page);
  const after = await ordersOf(page, userId);
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]?.id).toBe(orderId);
});

test('an order whose answer got lost is found after a reload', async ({ page, quietConsole }) => {
  const userId = await signIn(page, 'first');
  await fillCart(page, userId);
  await page.goto('/complete-order');
  await page.route(placing, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await placeButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Order not placed' })).toBeVisible();
  forgiveCutRequests(quietConsole);
  await page.unroute(placing);
  await page.reload();
  expect(await expectInvoice(page)).toBe((await ordersOf(page, userId))[0]?.id);
});

test('a price that changed in the middle is shown and asked for again', async ({ page }) => {
  const userId = await signIn(page, 'first');
  const [first] = await fillCart(page, userId);
  // As if it had cost one rupee less when the page was opened.
  await page.route(/endpoint=getCartProductByUserId/, async (route) => {
    const answer = await (await route.fetch()).json();
    for (const item of answer.cart) {
      if (item.product_id === first.id) item.selling_price -= 1;
    }
    await route.fulfill({ json: answer });
  });
  await page.goto('/complete-order', { waitUntil: 'networkidle' });
  const summary = page.getByRole('region', { name: 'Summary' });
  const [a, b] = await twoProducts(page);
  const real = packPrice(a) + packPrice(b);
  await expect(summary).toContainText(`Payable${rupees(real - first.set_qty1)}`);
  await page.unroute(/endpoint=getCartProductByUserId/);
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'The total has changed' });
  await expect(dialog).toContainText(`is ${rupees(real)} now`);
  await expect(summary).toContainText(`Payable${rupees(real)}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await placeButton(page).click();
  await expectInvoice(page);
});

test('what the shop refuses is told, with the way on @long', async ({ page, quietConsole }) => {
  const userId = await signIn(page, 'first');
  const [first] = await fillCart(page, userId);
  await page.goto('/complete-order');
  const refuse = (answer: object) =>
    page.route(placing, (route) => route.fulfill({ json: { success: false, ...answer } }));
  await refuse({ code: 'too-little-stock', message: 'Only 3 unit(s) left.' });
  await placeButton(page).click();
  const failed = page.getByRole('dialog', { name: 'Order not placed' });
  await expect(failed).toContainText('Failed to place order. Please try again.');
  await expect(failed).toContainText('Only 3 unit(s) left.');
  await failed.getByRole('link', { name: 'Go to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await page.unroute(placing);

  // The key of this checkout has placed an order already, and the cart holds something else now.
  await page.goto('/complete-order');
  const sent = page.waitForRequest(placing);
  await page.route(placing, (route) => route.abort());
  await placeButton(page).click();
  const { idempotency_key } = (await sent).postDataJSON();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  forgiveCutRequests(quietConsole);
  await page.unroute(placing);
  const placed = await post(page, 'insertOrder', {
    user_id: userId,
    idempotency_key,
    paymentMethod: 'cod',
    delivery_type: 'pickup',
  });
  await addPack(page, userId, first);
  await addPack(page, userId, first);
  await placeButton(page).click();
  const already = page.getByRole('dialog', { name: 'Already placed' });
  await already.getByRole('link', { name: 'See the order' }).click();
  await expect(page).toHaveURL(`/order/${placed.order_id}`);
  await page.goto('/complete-order');
  await placeButton(page).click();
  expect(await expectInvoice(page)).toBeGreaterThan(placed.order_id);
});

test('checkout without a cart, a good cart, a good coupon or a customer leads elsewhere @long', async ({
  page,
}) => {
  for (const path of ['/checkout-billing-info', '/checkout-pick-drop', '/complete-order']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/my-order');
  await expect(page).toHaveURL('/login?next=%2Fmy-order');
  const userId = await signIn(page, 'first');
  await emptyCart(page, userId);
  for (const path of ['/checkout-billing-info', '/checkout-pick-drop', '/complete-order']) {
    await page.goto(path);
    await expect(page).toHaveURL('/cart');
  }
  await page.goto('/my-order');
  await expect(page).toHaveURL('/my-orders');

  const [first, second] = await twoProducts(page);
  await addPack(page, userId, first);
  if (packPrice(first) < 499) {
    await page.goto('/complete-order');
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(/^Minimum order value is ₹499/)).toBeVisible();
  }
  await addPack(page, userId, second);
  await page.evaluate(() => localStorage.setItem('currentcoupon', 'EXPIRED5'));
  await page.goto('/complete-order');
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText('EXPIRED5 was removed. This coupon has expired.')).toBeVisible();
  await page.goto('/complete-order');
  await expect(placeButton(page)).toBeVisible();
});

test('without scripts the checkout says what it needs', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const userId = await signIn(page, 'second');
  const orderId = await placeOrder(page, userId);
  await fillCart(page, userId);
  for (const path of [
    '/cart',
    '/checkout-billing-info',
    '/complete-order',
    '/my-order',
    `/edit-order/${orderId}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.getByRole('main').textContent()).toContain('This page needs JavaScript.');
  }
  await context.close();
});

test('at 1280 px the summary stands beside the step', { tag: ['@desktop-only', '@long'] }, async ({
  page,
}) => {
  const userId = await signIn(page, 'second');
  await fillCart(page, userId);
  await page.goto('/complete-order');
  const summary = await page.getByRole('region', { name: 'Summary' }).boundingBox();
  const items = await page.getByRole('region', { name: 'Your items' }).boundingBox();
  expect(summary?.x).toBeGreaterThan((items?.x ?? 0) + (items?.width ?? 0));
  await expect(placeButton(page)).toBeInViewport();
  await expectGoodPage(page);
});
