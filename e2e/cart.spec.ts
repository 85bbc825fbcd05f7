import type { Page } from '@playwright/test';
import {
  addPacks,
  cartOf,
  changeCart,
  forgiveCutRequests,
  openCart,
  products,
  rupees,
  startEmpty,
  type TestProduct,
} from './cart-fixture.ts';
// Their journeys run here, since all use the same customer's cart.
import './picker-journeys.ts';
import './packs-journeys.ts';
import {
  expect,
  expectAccessible,
  expectGoodPage,
  expectNoSidewaysScroll,
  test,
} from './shop-fixture.ts';

// The drawer's slide is part of what is looked at.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// One customer's cart: one test after the other.
test.describe.configure({ mode: 'default' });

function packPrice(product: TestProduct): number {
  return product.selling_price1 * product.set_qty1;
}

/** A cart with one line that comes to at least this much, in rupees. */
async function cartOver(page: Page, amount: number): Promise<TestProduct> {
  const product = (await products(page)).find((one) => packPrice(one) * 4 >= amount);
  if (!product) throw new Error('no product');
  await addPacks(page, product, Math.ceil(amount / packPrice(product)));
  return product;
}

function lineOf(page: Page, product: TestProduct) {
  const line = page.getByRole('listitem').filter({ hasText: product.product_name });
  return {
    line,
    packs: line.getByRole('status'),
    less: line.getByRole('button', { name: /^One pack less/ }),
    more: line.getByRole('button', { name: /^One pack more/ }),
    remove: line.getByRole('button', { name: /^Remove / }),
  };
}

async function sayOk(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toHaveCount(0);
}

test('an empty cart leads to the shop', async ({ page }) => {
  await startEmpty(page);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to shop' }).click();
  await expect(page).toHaveURL('/shop');
});

test('lines grow, shrink and go, and the totals and counts follow', async ({ page }) => {
  await startEmpty(page);
  const [first, second] = await products(page);
  if (!first || !second) throw new Error('no products');
  await addPacks(page, first, 1);
  await addPacks(page, second, 2);
  await page.goto('/cart');
  const { line, packs, less, more } = lineOf(page, first);
  await expect(line).toContainText(`${first.packaging1} · ${rupees(first.selling_price1)}/unit`);
  const margin = (((first.mrp - first.selling_price1) / first.mrp) * 100).toFixed(2);
  await expect(line.getByText(`${margin}% margin`, { exact: true })).toBeInViewport();
  await expect(line.getByRole('link', { name: first.product_name })).toHaveAttribute(
    'href',
    `/product-detail/${first.slug}`,
  );
  await more.click();
  await expect(packs).toHaveText('2 packs');
  await expect(line).toContainText(`${2 * first.set_qty1} units`);
  const summary = page.getByRole('region', { name: 'Summary' });
  const selling = 2 * packPrice(first) + 2 * packPrice(second);
  const mrp = 2 * first.mrp * first.set_qty1 + 2 * second.mrp * second.set_qty1;
  await expect(summary).toContainText(`MRP total${rupees(mrp)}`);
  await expect(summary).toContainText(`Discount−${rupees(mrp - selling)}`);
  await expect(summary).toContainText(`Payable${rupees(selling)}`);
  await expect(summary).toContainText(`You earn${rupees(mrp - selling)}`);
  await less.click();
  await expect(packs).toHaveText('1 pack');

  // The last pack asks like a removal.
  await less.click();
  const ask = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(ask).toContainText(
    'This will remove all the quantity of the selected item from your cart.',
  );
  await expect(ask.getByRole('button').first()).toHaveText('Cancel');
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await expect(less).toBeFocused();
  const isDimmed = await lineOf(page, first).remove.evaluate(async (node: HTMLElement) => {
    node.click();
    await Promise.resolve();
    return !document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('main');
  });
  expect(isDimmed, 'the tap itself shows').toBe(true);
  await ask.getByRole('button', { name: 'Yes, remove' }).click();
  const deleted = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(deleted).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(deleted).toHaveCount(0);
  const icon = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(icon).toHaveAccessibleName('Cart , 1 item');
  await lineOf(page, second).remove.click();
  await ask.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await expect(icon).toHaveAccessibleName('Cart');
  expect(await cartOf(page)).toEqual([]);
});

test('a refused or lost change says so and shows the cart as it is', async ({
  page,
  quietConsole,
}) => {
  await startEmpty(page);
  const product = await cartOver(page, 600);
  await page.goto('/cart');
  const { packs, more, remove } = lineOf(page, product);
  const before = (await packs.textContent()) ?? '';
  const update = /endpoint=updateCartItem/;
  const message = 'Only 3 unit(s) left.';
  await page.route(update, (route) =>
    route.fulfill({ json: { status: 'error', code: 'too-little-stock', message } }),
  );
  await more.click();
  await sayOk(page, 'Oops...', message);
  await page.unroute(update);
  await page.route(update, (route) => route.fulfill({ json: { status: 'error' } }));
  await more.click();
  await sayOk(page, 'Oops...', 'Something went wrong!');
  await expect(packs).toHaveText(before);
  await page.unroute(update);
  // The server did it, and its answer got lost.
  await page.route(update, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await more.click();
  await expect(page.getByText('1 pack pending')).toBeVisible();
  await expect(packs).toHaveText(`${Number.parseInt(before, 10) + 1} packs`);
  await page.unroute(update);
  await expect(page.getByText('1 pack pending')).toHaveCount(0);
  await expect(packs).toHaveText(`${Number.parseInt(before, 10) + 1} packs`);
  await page.route(/endpoint=removeFromCart/, (route) => route.abort());
  await remove.click();
  await page.getByRole('button', { name: 'Yes, remove' }).click();
  const kept = page.getByRole('dialog', { name: 'Oops...' });
  await expect(kept).toContainText('Something went wrong while removing the item.');
  await expect(packs).toBeAttached();
  forgiveCutRequests(quietConsole);
  await page.unroute(/endpoint=removeFromCart/);
  await kept.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
  expect(await cartOf(page)).toEqual([]);
});

test('a coupon is applied, locked, kept, checked anew and removed', async ({
  page,
  quietConsole,
}) => {
  await startEmpty(page);
  const product = (await products(page)).find(
    (one) => packPrice(one) > 120 && packPrice(one) < 450,
  );
  if (!product) throw new Error('no product');
  await addPacks(page, product, 1);
  await page.goto('/cart');
  const code = page.getByLabel('Discount code');
  const apply = page.getByRole('button', { name: 'Apply Coupon' });
  const stored = () => page.evaluate(() => localStorage.getItem('currentcoupon'));
  await apply.click();
  await sayOk(page, 'Empty Code', 'Please enter a discount code.');
  await code.fill('EXPIRED5');
  await apply.click();
  await sayOk(page, 'Invalid Coupon', 'This coupon has expired.');
  await code.fill('SAVE50');
  await apply.click();
  const needed = `You need ${rupees(500 - packPrice(product))} more`;
  await sayOk(page, 'Minimum Order Not Met', needed);
  const check = /endpoint=getCouponDataByUserId/;
  await page.route(check, (route) => route.abort());
  await apply.click();
  const lost = page.getByRole('dialog', { name: 'Oops...' });
  await expect(lost).toContainText('Something went wrong while applying the coupon.');
  forgiveCutRequests(quietConsole);
  await page.unroute(check);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await sayOk(page, 'Minimum Order Not Met', needed);
  expect(await stored()).toBe(null);

  const { packs, more, less } = lineOf(page, product);
  const enough = Math.ceil(500 / packPrice(product));
  for (let count = 2; count <= enough; count += 1) {
    await more.click();
    await expect(packs).toHaveText(`${count} packs`);
  }
  await apply.click();
  await sayOk(page, 'Coupon Applied!', 'You saved ₹50.00');
  await expect(code).toHaveAttribute('readonly');
  const remove = page.getByRole('button', { name: 'Remove Coupon' });
  await expect(remove).toBeVisible();
  expect(await stored()).toBe('SAVE50');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('Coupon−₹50.00');
  await expect(summary).toContainText(`Payable${rupees(enough * packPrice(product) - 50)}`);
  await expectAccessible(page);

  await page.reload();
  await expect(remove).toBeVisible();
  await expect(summary).toContainText('Coupon−₹50.00');
  await remove.click();
  await expect(summary).not.toContainText('Coupon');
  expect(await stored()).toBe(null);
  await code.fill('save50');
  await apply.click();
  await sayOk(page, 'Coupon Applied!', 'You saved ₹50.00');
  // The cart falls below the coupon's minimum: gone, with a quiet word.
  await less.click();
  await expect(page.getByText(/^save50 was removed\. You need/)).toBeVisible();
  await expect(apply).toBeVisible();
  await expect(summary).not.toContainText('Coupon');
  expect(await stored()).toBe(null);
});

test('the note counts to 150 and stays on the device for a day', async ({ page }) => {
  await startEmpty(page);
  await cartOver(page, 100);
  await page.goto('/cart');
  const note = page.getByLabel('Note for your order');
  await note.fill('x'.repeat(149));
  await note.press('End');
  await note.pressSequentially('yz');
  await expect(note).toHaveValue(`${'x'.repeat(149)}y`);
  await expect(note).toHaveAccessibleDescription('150/150');
  await note.fill('Please ring twice');
  await expect(page.getByText('17/150')).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Please ring twice');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept.cartNote).toBe('Please ring twice');
  expect(kept.note).toBe('Please ring twice');
  const hours = (Number(kept.cartNoteExpiry) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
  await page.evaluate(() => localStorage.setItem('cartNoteExpiry', String(Date.now() - 1)));
  await page.reload({ waitUntil: 'networkidle' });
  await expect(note).toHaveValue('');
});

test('what holds Proceed back is said, and a good cart goes on', async ({ page }) => {
  await startEmpty(page);
  const [cheap] = await products(page);
  if (!cheap) throw new Error('no product');
  await addPacks(page, cheap, 1);
  await openCart(page);
  const remaining = rupees(499 - packPrice(cheap));
  const why = `Minimum order value is ₹499, Add ${remaining} more to proceed`;
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await expect(page.getByRole('progressbar')).toHaveJSProperty('max', 49_900);

  await cartOver(page, 600);
  await changeCart(page, ([first, second]) => {
    Object.assign(first ?? {}, { out_stock: '1', stock: 4 });
    const price = Number(second?.selling_price);
    Object.assign(second ?? {}, { price_update2: 'yes', previous_price: price - 1.5 });
  });
  await openCart(page);
  await expect(page.getByText('Please Remove Out Of Stock Item To Proceed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeDisabled();
  await expect(page.getByText('Only 4 units left')).toBeVisible();
  await expect(page.getByText(/^Was ₹[\d.,]+, now ₹[\d.,]+$/)).toBeVisible();
  await expectGoodPage(page);

  await page.unroute(/endpoint=getCartProductByUserId/);
  await openCart(page);
  const proceed = page.getByRole('link', { name: 'Proceed' });
  await expect(proceed).toBeInViewport();
  // One bar at a time, and it stays in sight: the footer is folded.
  const around = page.getByRole('navigation', { name: 'Quick links' });
  const footer = page.getByRole('contentinfo');
  await expect(around).not.toBeInViewport();
  await around.scrollIntoViewIfNeeded();
  await expect(proceed).toBeInViewport();
  await expect(footer.getByRole('link', { name: 'FAQs' })).toBeHidden();
  await footer.getByText('Contact, help and policies').click();
  await expect(footer.getByRole('link', { name: 'FAQs' })).toBeVisible();
  await proceed.click();
  await expect(page).toHaveURL('/checkout-billing-info');
});

test('the price alert leads to the cart once it is marked', async ({ page }) => {
  await startEmpty(page);
  await cartOver(page, 100);
  await changeCart(page, ([first]) => {
    Object.assign(first ?? {}, { price_update2: 'yes', previous_price: 1.25 });
  });
  const counted = /endpoint=getPriceUpdateNotificationCount/;
  await page.route(counted, (route) => route.fulfill({ json: { success: true, count: 1 } }));
  const mark = /endpoint=markPriceUpdateClicked/;
  await page.route(mark, (route) => route.fulfill({ json: { success: false } }));
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Failed to update status'),
  );
  await page.goto('/faqs');
  const alert = page.getByRole('dialog', { name: 'Price Update Alert' });
  await expect(alert).toContainText('the price of 1 item(s) in your cart has been updated');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Close' }).click();
  await logged;
  await expect(alert).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL('/faqs');
  await page.unroute(mark);
  await alert.getByRole('button', { name: 'Go to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(alert).toHaveCount(0);
  await expect(page.getByText(/^Was ₹1.25, now/)).toBeVisible();
  await expect(page.getByText('Price changed')).toBeVisible();
  await page.unroute(/endpoint=getCartProductByUserId/);
  await changeCart(page, ([first]) => {
    Object.assign(first ?? {}, { price_update2: 'yes', previous_price: 99_999 });
  });
  await page.unroute(counted);
  await openCart(page);
  await expect(page.getByText('Price dropped')).toBeVisible();
});

test('what one tab adds, the other shows', async ({ page, context }) => {
  await startEmpty(page);
  const [product] = await products(page);
  if (!product) throw new Error('no product');
  await page.goto('/faqs');
  const other = await context.newPage();
  await other.goto(`/product-detail/${product.slug}`, { waitUntil: 'networkidle' });
  await other
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  const icon = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(icon).toHaveAccessibleName('Cart , 1 item');
  const bar = page.getByRole('link', { name: /View cart/ });
  await expect(bar).toContainText(rupees(packPrice(product)));
  // The product page has an action bar of its own.
  await expect(other.getByRole('link', { name: /View cart/ })).toBeHidden();
  await other.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  const line = lineOf(other, product);
  await line.more.click();
  await expect(line.packs).toHaveText('2 packs');
  await expect(bar).toContainText(rupees(2 * packPrice(product)));
});

test('a cart that cannot be read says so and tries again', async ({ page, quietConsole }) => {
  await startEmpty(page);
  await cartOver(page, 100);
  const reads = /endpoint=getCartProductByUserId/;
  await page.route(reads, (route) => route.abort());
  await openCart(page);
  await expect(page.getByText('Your cart could not be loaded.')).toBeVisible();
  await page.unroute(reads);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Items in your cart' })).toBeVisible();
  forgiveCutRequests(quietConsole);
});

test('two hundred lines stay quick, and on a wide screen the sums stand beside them @long', async ({
  page,
}) => {
  await startEmpty(page);
  await cartOver(page, 600);
  await changeCart(page, (cart) => {
    const [first] = cart;
    if (!first) return;
    for (let id = 1; id < 200; id += 1) {
      const name = `Line ${id} ${'with a very long name '.repeat(4)}`;
      cart.push({ ...first, id: first.id + id, product_name: name });
    }
  });
  await openCart(page);
  const lines = page.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(lines).toHaveCount(200);
  for (const button of [-1, 0, -1]) {
    const shownAfterFrames = await lines.first().evaluate(async (line, at) => {
      const step = [...line.querySelectorAll<HTMLElement>('[role=group] button')].at(at);
      step?.click();
      const isBusy = () => step?.parentElement?.getAttribute('aria-busy') === 'true';
      let frames = 0;
      for (; !isBusy(); frames += 1) await new Promise(requestAnimationFrame);
      return frames;
    }, button);
    expect(shownAfterFrames).toBeLessThan(3);
    await expect(lines.first().getByRole('group')).toHaveAttribute('aria-busy', 'false');
  }
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const side = await page.getByRole('region', { name: 'Summary' }).boundingBox();
  const line = await lines.first().boundingBox();
  expect(side?.x).toBeGreaterThan((line?.x ?? 0) + (line?.width ?? 0));
  await expect(page.getByRole('link', { name: 'Proceed' })).toBeInViewport();
  await expectNoSidewaysScroll(page);
});
