import type { Page, Route } from '@playwright/test';
import { signInOwn } from './customer-fixture.ts';
import { expect } from './shop-fixture.ts';

const same = { 'x-thok': '1' };
export type TestProduct = {
  id: number;
  slug: string;
  product_name: string;
  mrp: number;
  stock: number;
  maxqty: number;
  selling_price1: number;
  set_qty1: number;
  packaging1: string;
};

type Item = Record<string, unknown> & { id: number; variant: string };

let userId = 0;

async function read(page: Page, action: string, params: Record<string, string | number>) {
  return (await page.request.get(`/api/${action}`, { params, headers: same })).json();
}

export async function cartOf(page: Page): Promise<Item[]> {
  return (await read(page, 'getCartProductByUserId', { userId })).cart;
}

/** Signs in the worker's own customer, with an empty cart. */
export async function startEmpty(page: Page): Promise<void> {
  userId = await signInOwn(page);
  for (const { id, variant } of await cartOf(page)) {
    const data = { cart_id: id, variant };
    await page.request.post('/api/removeFromCart', { data, headers: same });
  }
  expect(await cartOf(page)).toEqual([]);
}

/** Products with plenty of stock, cheapest first pack first. */
export async function products(page: Page): Promise<TestProduct[]> {
  const { products: all } = await read(page, 'getAllProductsWithImageNewBest', { limit: 60 });
  const packPrice = (one: TestProduct) => one.selling_price1 * one.set_qty1;
  return all
    .filter((one: TestProduct) => one.stock > 20 * one.set_qty1 && one.maxqty > 5 * one.set_qty1)
    .sort((a: TestProduct, b: TestProduct) => packPrice(a) - packPrice(b));
}

export async function addPacks(page: Page, product: TestProduct, packs: number): Promise<void> {
  const data = {
    product_id: product.id,
    set_qty: `+${product.set_qty1}`,
    type: 'variant1',
    user_id: userId,
  };
  for (let pack = 0; pack < packs; pack += 1) {
    const answer = await page.request.post('/api/addToCart', { data, headers: same });
    expect((await answer.json()).status).toBe('success');
  }
}

/** The cart as the screens read it, changed on its way. */
export async function changeCart(page: Page, change: (cart: Item[]) => void): Promise<void> {
  await page.route(/endpoint=getCartProductByUserId/, async (route) => {
    const answer = await (await route.fetch()).json();
    change(answer.cart);
    await route.fulfill({ json: answer });
  });
}

/** Over the cart icon: the lines are read in the browser. */
export async function openCart(page: Page): Promise<void> {
  await page.goto('/faqs');
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Cart/ })).toBeVisible();
}

/**
 * Holds the matching requests until `release`, which waits for one that is still to come; `count`
 * tells how many came.
 */
export async function hold(page: Page, pattern: RegExp) {
  const waiting: Route[] = [];
  let seen = 0;
  await page.route(pattern, (route) => {
    seen += 1;
    waiting.push(route);
  });
  return {
    count: () => seen,
    async release() {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      for (const route of waiting.splice(0)) await route.continue();
    },
  };
}

/** The browser itself tells the console of requests that this test cut off. */
export function forgiveCutRequests(heard: string[]): void {
  const rest = heard.filter((text) => !text.includes('net::ERR_FAILED'));
  heard.splice(0, heard.length, ...rest);
}

export function rupees(amount: number): string {
  const format = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  return `₹${format.format(Math.round(amount * 100) / 100)}`;
}
