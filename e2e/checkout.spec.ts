import type { Page } from '@playwright/test';
import { rupees } from './cart-fixture.ts';
import { expectGoodPage } from './good-page.ts';
import {
  addPack,
  emptyCart,
  expect,
  fillCart,
  packPrice,
  signIn,
  test,
  twoProducts,
} from './order-fixture.ts';

// One customer's cart: one test after the other.
test.describe.configure({ mode: 'default' });

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
  await expect(value).toHaveText(`${product.set_qty1}`);
  // It waits until the button takes clicks again.
  await more.click();
  await expect(value).toHaveText(`${2 * product.set_qty1}`);
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
  const speeds = page.getByRole('group', { name: 'Delivery speed' });
  await expect(speeds).toContainText(
    /Standard 1-3 business days · by\s\w{3}\s\d+\s\w{3}Always included/,
  );
  await page.getByRole('switch', { name: /^Express 1 day/ }).check();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Express/ })).toBeChecked();
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
  await expect(page.getByRole('switch', { name: /^Express/ })).toBeChecked();
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
  await expect(placed).toContainText(`Order #${orderId} is with Doon Wholesale.`);
  await expect(placed).toContainText(/With you by \w{3} \d+ \w{3}\./);
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

test('the invoice prints on one sheet, without the shop around it @long', async ({ page }) => {
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

test('checkout without a cart, a good cart or a good coupon leads elsewhere @long', async ({
  page,
}) => {
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
});
