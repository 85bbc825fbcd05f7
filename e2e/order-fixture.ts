import type { Page } from '@playwright/test';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { expect, test as shopTest } from './shop-fixture.ts';

const same = { 'x-thok': '1' };

const logins = {
  first: { email_or_phone: '9876543210', pin: '246810' },
  second: { email_or_phone: '9876500002', pin: '135791' },
};

/** Orders take stock and coupons: these journeys have a shop of their own. */
export const test = shopTest.extend<object, { shop: ShopProcess }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it hands over here
    async ({}, use) => {
      const shop = await startShopProcess({});
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
});

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
const sessions = new Map<string, { userId: number; cookies: Cookies }>();

/** Signs in, once per customer and again where that session has ended; gives the customer's id. */
export async function signIn(page: Page, who: keyof typeof logins): Promise<number> {
  await keepLanguage(page);
  const known = sessions.get(who);
  if (known) {
    await page.context().addCookies(known.cookies);
    const own = await read(page, 'getCustomerById', { id: known.userId });
    if (own.status === 'success') return known.userId;
  }
  const answer = await post(page, 'loginUserdata', logins[who]);
  const userId = Number(answer.user_id);
  const cookies = (await page.context().cookies()).filter(({ name }) => name !== languageCookie);
  sessions.set(who, { userId, cookies });
  return userId;
}

const languageCookie = 'thok_language';

/** English unless the journey chose otherwise: another one may just have the same account in Hindi. */
async function keepLanguage(page: Page): Promise<void> {
  const context = page.context();
  if ((await context.cookies()).some(({ name }) => name === languageCookie)) return;
  const answer = await page.request.get('/readyz');
  await context.addCookies([{ name: languageCookie, value: 'en', url: answer.url() }]);
}

export async function post(page: Page, action: string, data: object) {
  return (await page.request.post(`/api/${action}`, { data, headers: same })).json();
}

export async function read(page: Page, action: string, params: Record<string, string | number>) {
  return (await page.request.get(`/api/${action}`, { params, headers: same })).json();
}

export type TestProduct = {
  id: number;
  slug: string;
  product_name: string;
  mrp: number;
  selling_price1: number;
  set_qty1: number;
};

export function packPrice(product: TestProduct): number {
  return product.selling_price1 * product.set_qty1;
}

/** Two of which one pack of each comes to more than the minimum. */
export async function twoProducts(page: Page): Promise<[TestProduct, TestProduct]> {
  const { products } = await read(page, 'getAllProductsWithImageNewBest', { limit: 60 });
  const [first, second] = products.filter(
    (one: TestProduct & { stock: number; maxqty: number }) =>
      packPrice(one) > 300 && one.stock > 20 * one.set_qty1 && one.maxqty > 5 * one.set_qty1,
  );
  return [first, second];
}

export async function emptyCart(page: Page, userId: number): Promise<void> {
  const { cart } = await read(page, 'getCartProductByUserId', { userId });
  for (const { id, variant } of cart) {
    await post(page, 'removeFromCart', { cart_id: id, variant });
  }
}

export async function addPack(page: Page, userId: number, product: TestProduct): Promise<void> {
  const answer = await post(page, 'addToCart', {
    product_id: product.id,
    set_qty: `+${product.set_qty1}`,
    type: 'variant1',
    user_id: userId,
  });
  expect(answer.status).toBe('success');
}

/** A cart with one pack of each of two products, and nothing else. */
export async function fillCart(page: Page, userId: number): Promise<[TestProduct, TestProduct]> {
  await emptyCart(page, userId);
  const both = await twoProducts(page);
  for (const product of both) await addPack(page, userId, product);
  return both;
}

let keys = 0;

/** An order of two lines, placed through the API. */
export async function placeOrder(page: Page, userId: number, more: object = {}): Promise<number> {
  await fillCart(page, userId);
  keys += 1;
  const answer = await post(page, 'insertOrder', {
    user_id: userId,
    idempotency_key: `e2e-${userId}-${keys}`,
    paymentMethod: 'cod',
    delivery_type: 'pickup',
    ...more,
  });
  expect(answer.success).toBe(true);
  return Number(answer.order_id);
}

export async function ordersOf(page: Page, userId: number): Promise<{ id: number }[]> {
  return (await read(page, 'getOrdersByUserId', { user_id: userId, limit: 100 })).orders;
}

export { expect };
