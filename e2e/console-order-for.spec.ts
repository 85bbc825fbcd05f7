import type { Page } from '@playwright/test';
import { expect, expectGoodScreen, owner, read, signInAs, test } from './console-fixture.ts';
import { read as readShop } from './order-fixture.ts';

type Product = {
  sku: string;
  stock: number;
  maxqty: number;
  set_qty1: number;
  selling_price1: number;
};

/** Products of which several packs can be had, and two are an order. */
async function plenty(page: Page, count: number): Promise<Product[]> {
  const found: Product[] = [];
  for (let at = 1; found.length < count; at += 1) {
    const asked = { limit: 100, page: at };
    const { products } = await readShop(page, 'getAllProductsWithImageNewBest', asked);
    found.push(
      ...products.filter(
        (one: Product) =>
          one.stock > 9 * one.set_qty1 &&
          one.maxqty >= 3 * one.set_qty1 &&
          2 * one.set_qty1 * one.selling_price1 > 600,
      ),
    );
  }
  return found.slice(0, count);
}

const product = (page: Page) => page.getByRole('combobox', { name: 'Product' });
const packs = (page: Page) => page.getByLabel('Packs', { exact: true });
const rows = (page: Page) => page.getByRole('main').locator('tbody tr');
/** By selector: a role locator computes the names of all sixty lines, 100 ms of the page's own time. */
const focused = (page: Page, selector: string) => page.locator(`${selector}:focus`);

async function enterLine(page: Page, words: string, count: number): Promise<void> {
  await product(page).fill(words);
  await product(page).press('Enter');
  await packs(page).fill(String(count));
  await packs(page).press('Enter');
  await expect(product(page)).toBeFocused();
}

async function chooseCustomer(page: Page, words: string): Promise<void> {
  await page.goto('/console/orders/new');
  await page.getByRole('combobox', { name: 'Customer' }).fill(words);
  await page.getByRole('combobox', { name: 'Customer' }).press('Enter');
  await expect(product(page)).toBeFocused();
}

test('sixty lines are taken on the phone without a mouse @desktop-only @long', async ({ page }) => {
  test.slow();
  const products = await plenty(page, 60);
  await signInAs(page, owner);
  await page.goto('/console/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toBeFocused();
  await page.keyboard.type('98765 00002');
  await page.keyboard.press('Enter');
  await expect(product(page)).toBeFocused();

  for (const [i, { sku }] of products.entries()) {
    await page.keyboard.type(sku);
    await page.keyboard.press('Enter');
    await focused(page, 'input[name=packs]').waitFor();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.locator(`tbody tr:nth-child(${i + 1})`).waitFor();
    await focused(page, 'input[role=combobox]').waitFor();
  }

  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Pickup' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Deliver' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ring the bell.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Order \d+/ })).toBeVisible();
  const id = Number(page.url().match(/\d+$/)?.[0]);
  const { order } = await read(page, 'getOrder', { id });
  expect(order).toMatchObject({ note: 'Ring the bell.', express_delivery: true, status: 'active' });
  // In the order they were spoken.
  expect(order.lines.map((line: { sku: string }) => line.sku)).toEqual(
    products.map((one) => one.sku),
  );
});

test('Enter between the answer of a search and its options on the screen is not lost @desktop-only @long', async ({
  page,
}) => {
  const [one] = await plenty(page, 1);
  await signInAs(page, owner);
  await chooseCustomer(page, '98765 00002');
  await page.evaluate(() => {
    const json = Response.prototype.json;
    Response.prototype.json = async function readThenEnter(this: Response) {
      const body = await json.call(this);
      if (!this.url.includes('findProductsFor')) return body;
      // Microtasks: the answer is taken by then, and React has had no task to render it in.
      let turn = Promise.resolve();
      for (let i = 0; i < 50; i += 1) turn = turn.then(() => {});
      turn.then(() => {
        const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
        document.activeElement?.dispatchEvent(key);
      });
      return body;
    };
  });
  await product(page).fill(one?.sku ?? '');
  await expect(packs(page)).toBeFocused();
});

test('what is refused stands beside its line, and nothing typed is lost @long', async ({
  page,
}) => {
  const [first, second] = await plenty(page, 2);
  await signInAs(page, owner);
  await page.goto('/console/orders/new');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('Please choose the customer first.')).toBeVisible();
  await expectGoodScreen(page);
  await chooseCustomer(page, 'second@thok');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('Please choose a product.')).toBeVisible();
  await product(page).fill('face');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectGoodScreen(page);
  await product(page).press('ArrowDown');
  await expect(page.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await product(page).press('Escape');
  await enterLine(page, first?.sku ?? '', 99_999);
  await expect(rows(page).first()).toContainText(/at most|left/);
  await page.getByRole('button', { name: 'Place the order' }).click();
  const field = rows(page).first().getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('0');
  await expect(rows(page).first()).toContainText('Whole packs, 1 or more.');
  await field.fill('2');
  await enterLine(page, second?.sku ?? '', 2);
  await page.getByLabel('Coupon').fill('EXPIRED5');
  await expect(page.getByText('This coupon has expired.')).toBeVisible();
  await expectGoodScreen(page);

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel('Coupon')).toHaveValue('EXPIRED5');
  await page.getByLabel('Coupon').fill('save50');
  await expect(page.getByText('This coupon has expired.')).toHaveCount(0);

  await page.getByRole('link', { name: 'All orders' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(dialog).toContainText('with 2 lines is not placed');
  await expectGoodScreen(page);
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Start over' }).click();
  await expectGoodScreen(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(rows(page)).toHaveCount(0);
});

test('a lost answer places the order once; the same customer is told what was taken last', async ({
  page,
}) => {
  const [one] = await plenty(page, 1);
  await signInAs(page, owner);
  const { customers } = await read(page, 'listCustomers', { q: 'balaji' });
  await page.goto(`/console/customers/${customers[0].id}`);
  await page.getByRole('link', { name: 'New order' }).click();
  await enterLine(page, one?.sku ?? '', 3);
  let answered = false;
  await page.route('**/placeOrderFor', async (route) => {
    await route.fetch();
    answered = true;
    await route.fulfill({ status: 408, body: 'not the shop' });
  });
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('alert')).toContainText('No answer from the server.');
  expect(answered).toBe(true);
  await page.unroute('**/placeOrderFor');
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('heading', { name: /^Order \d+/ })).toBeVisible();
  const asked = { customer_id: customers[0].id };
  const { orders } = await read(page, 'listOrders', asked);
  expect(orders.filter((order: { line_count: number }) => order.line_count === 1)).toHaveLength(1);

  await page.goto(`/console/orders/new?customer_id=${customers[0].id}`);
  await product(page).fill(one?.sku ?? '');
  await expect(page.getByRole('option').first()).toContainText('Last: 3 packs at ₹');
  await product(page).press('Enter');
  await expect(packs(page)).toHaveValue('3');
  await expectGoodScreen(page);
});
