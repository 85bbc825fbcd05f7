import type { Page } from '@playwright/test';

/** Of what was prepared: the numbers of the returns, and of an order of which something came back. */
type People = { returns: { waiting: number; decided: number; order: number } };

type Screen = {
  path?: string;
  /** A visitor unless it says otherwise. */
  as?: 'buyer' | 'beginner' | 'operator';
  /** Both unless it says otherwise. */
  languages?: 'en'[];
  /** Leads there where an address does not. */
  open?: (page: Page, people: People) => Promise<unknown>;
  /** What is done before the picture is taken. */
  act?: (page: Page, language: 'en' | 'hi') => Promise<unknown>;
  /** With the service worker, which other screens are taken without. */
  offline?: true;
};

/** Neem face wash: three packs, a description and reviews. */
const product = '/product-detail/nimora-neem-face-wash-100-ml';

const ofVisitors: Record<string, Screen> = {
  home: { path: '/' },
  listing: { path: '/face-care' },
  product: { path: product },
  'search-before': { path: '/faqs', act: (page) => searchBox(page).click() },
  search: {
    path: '/faqs',
    async act(page) {
      await searchBox(page).click();
      await searchBox(page).fill('soap');
      await page.getByRole('option').nth(2).waitFor();
    },
  },
  login: { path: '/login' },
  'nothing-found': { path: '/shop?q=zzqqxx' },
  'not-there': { path: '/nowhere/1' },
  offline: {
    offline: true,
    async open(page) {
      await page.goto('/faqs');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      for (const path of ['/eye-ear-care', product, '/cart']) {
        await page.goto(path, { waitUntil: 'networkidle' });
      }
      await page.context().setOffline(true);
      await page.goto('/face-care').catch(() => undefined);
    },
  },
};

const ofBuyers: Record<string, Screen> = {
  'home-signed-in': { path: '/', as: 'buyer' },
  'listing-signed-in': { path: '/face-care', as: 'buyer' },
  'product-signed-in': { path: product, as: 'buyer' },
  picker: {
    ...{ path: '/face-care', as: 'buyer' },
    async act(page) {
      await page.getByRole('main').locator('article').getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('group').first().waitFor();
    },
  },
  cart: { path: '/cart', as: 'buyer' },
  'checkout-1': { path: '/checkout-billing-info', as: 'buyer' },
  'checkout-2': { path: '/checkout-pick-drop', as: 'buyer' },
  'checkout-3': { path: '/complete-order', as: 'buyer' },
  'my-order': {
    as: 'buyer',
    async open(page) {
      await page.goto('/my-orders');
      await page.evaluate(placed, 105);
      await page.reload();
    },
  },
  orders: { path: '/my-orders', as: 'buyer' },
  order: { path: '/order/92', as: 'buyer' },
  account: { path: '/my-account', as: 'buyer' },
  wallet: { path: '/wallet', as: 'buyer' },
  'empty-wallet': { path: '/wallet', as: 'beginner' },
  notifications: { path: '/notification', as: 'buyer' },
  'buy-again': { path: '/buy-again', as: 'buyer' },
  'empty-cart': { path: '/cart', as: 'beginner' },
  'empty-orders': { path: '/my-orders', as: 'beginner' },
  'empty-notifications': { path: '/notification', as: 'beginner' },
};

const ofOperators: Record<string, Screen> = Object.fromEntries(
  Object.entries({
    today: '/console/today',
    'console-orders': '/console/orders',
    'console-order': '/console/orders/99',
    picking: '/console/orders/picking?ids=97,99',
    products: '/console/products',
    'product-form': '/console/products/1',
    deliveries: '/console/deliveries',
    customers: '/console/customers',
    invoices: '/console/orders/invoices',
    'e-invoices': '/console/orders/e-invoices',
    'gst-report': '/console/today/reports?by=gst',
    'console-returns': '/console/orders/returns',
    returned: '/console/products/returned',
    settings: '/console/settings/shop',
  }).map(([name, path]) => [name, { path, as: 'operator', languages: ['en'] }]),
);

const ofReturns: Record<string, Screen> = Object.fromEntries(
  Object.entries({
    'return-asked': ({ waiting }: People['returns']) => `/console/orders/returns/${waiting}`,
    'return-decided': ({ decided }: People['returns']) => `/console/orders/returns/${decided}`,
    'take-back': ({ order }: People['returns']) => `/console/orders/${order}/take-back`,
  }).map(([name, pathOf]) => [
    name,
    {
      ...{ as: 'operator', languages: ['en'] },
      open: (page: Page, { returns }: People) => page.goto(pathOf(returns)),
    },
  ]),
);

export const screens: Record<string, Screen> = {
  ...ofVisitors,
  ...ofBuyers,
  ...ofOperators,
  ...ofReturns,
  selection: {
    ...{ path: '/console/orders', as: 'operator', languages: ['en'] },
    async act(page) {
      const boxes = page.getByRole('main').getByRole('checkbox');
      for (const at of [1, 2, 3]) await boxes.nth(at).check();
    },
  },
  'sign-in': { path: '/console/sign-in', languages: ['en'] },
};

function searchBox(page: Page) {
  return page.getByRole('banner').getByRole('combobox');
}

/** In the page: the address after placing, which only the history names. */
function placed(order: number): void {
  history.replaceState({ usr: { order_id: order }, key: 'placed', idx: 0 }, '', '/my-order');
}
