import type { Page } from '@playwright/test';
import { expect, owner, read, signInAs, test } from './console-fixture.ts';
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
/** By selector: a role locator computes the names of all sixty lines, 100 ms of the page's own time. */
const focused = (page: Page, selector: string) => page.locator(`${selector}:focus`);

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
