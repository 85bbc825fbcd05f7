import type { Page } from '@playwright/test';
import {
  addPacks,
  cartOf,
  changeCart,
  openCart,
  products,
  rupees,
  startEmpty,
  type TestProduct,
} from './cart-fixture.ts';
import { expectNoSidewaysScroll } from './good-page.ts';
import { expect, test } from './shop-fixture.ts';

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

test('lines grow, shrink and go, and the totals and counts follow', async ({ page }) => {
  await startEmpty(page);
  const [first, second] = await products(page);
  if (!first || !second) throw new Error('no products');
  await addPacks(page, first, 1);
  await addPacks(page, second, 2);
  await page.goto('/cart');
  const { line, packs, less, more } = lineOf(page, first);
  await expect(line).toContainText(`${first.packaging1}${rupees(first.selling_price1)}/unit`);
  const margin = (((first.mrp - first.selling_price1) / first.mrp) * 100).toFixed(2);
  await expect(line.getByText(`${margin}%`, { exact: true })).toBeInViewport();
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

test('a cart has one bar at a time, which stays in sight and leads to checkout @long', async ({
  page,
}) => {
  await startEmpty(page);
  await cartOver(page, 600);
  await openCart(page);
  const proceed = page.getByRole('link', { name: 'Proceed' });
  await expect(proceed).toBeInViewport();
  // The footer is folded.
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

test('what one tab adds, the other shows @long', async ({ page, context }) => {
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
  await expect(other.getByRole('region', { name: 'Your cart' })).toBeHidden();
  await other.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  const line = lineOf(other, product);
  await line.more.click();
  await expect(line.packs).toHaveText('2 packs');
  await expect(bar).toContainText(rupees(2 * packPrice(product)));
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
