import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';

type Shot = {
  path: string;
  /** On a desktop unless it says otherwise. */
  on?: 'phone';
  /** What is done before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
  /** The part of the screen that is shown. */
  part?: (page: Page) => Locator;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A file of prices; the second row is wrong where it is asked to be. */
const priceFile = (second: string) => ({
  name: 'prices-october.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `sku,mrp,selling_price1\nARO-AC-170,112,96\nARO-GL-30,98,${second}\nARO-GL-75,185,149.50\nARO-TB-IBU-10,22,18.20\n`,
  ),
});

const bankFile = {
  name: 'statement.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Date,Narration,Ref No,Deposit\n05/10/2026,UPI/ORDER84/627811024501,627811024501,2100\n05/10/2026,CHQ DEP,004512,5000\n05/10/2026,NEFT BISHT GENERAL,N2781102,1800\n05/10/2026,CASH DEP BRANCH,,900\n',
  ),
};

async function upload(page: Page, file: ReturnType<typeof priceFile>, then: string) {
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByText(then).first().waitFor();
}

async function enterLine(page: Page, code: string, packs: string) {
  const product = page.getByRole('combobox', { name: 'Product' });
  await product.fill(code);
  await page.getByRole('option').first().waitFor();
  await product.press('Enter');
  await page.getByLabel('Packs', { exact: true }).fill(packs);
  await page.getByLabel('Packs', { exact: true }).press('Enter');
}

async function addToSheet(page: Page, code: string, units: string) {
  const search = page.getByLabel('SKU or barcode');
  await search.fill(code);
  await search.press('Enter');
  const field = page.getByRole('textbox', { name: /^Units/ });
  await field.and(page.locator(':focus')).waitFor();
  await field.fill(units);
  await field.press('Enter');
  await search.and(page.locator(':focus')).waitFor();
}

const ofOrders: Record<string, Shot> = {
  today: { path: '/console/today' },
  orders: { path: '/console/orders' },
  order: { path: '/console/orders/99' },
  'order-phone': { path: '/console/orders/99', on: 'phone' },
  'missing-phone': {
    path: '/console/orders/picking?ids=97,99&by=order',
    on: 'phone',
    act: (page) =>
      page
        .getByRole('button', { name: /^Packs of .+ are missing$/ })
        .first()
        .click(),
  },
  'picking-phone': { path: '/console/orders/picking?ids=97,99', on: 'phone' },
  'deliveries-phone': { path: '/console/deliveries', on: 'phone' },
  'deliveries-cash-phone': {
    ...{ path: '/console/deliveries', on: 'phone' },
    act: (page) => page.getByRole('button', { name: /^Cash/ }).first().click(),
  },
  'phone-order': {
    path: '/console/orders/new',
    async act(page) {
      await page.getByRole('combobox', { name: 'Customer' }).fill('negi');
      await page.getByRole('option').first().waitFor();
      await page.getByRole('combobox', { name: 'Customer' }).press('Enter');
      await enterLine(page, 'ARO-AC-170', '2');
      await enterLine(page, 'ARO-GL-30', '3');
      await page.getByText('2 lines · ₹3,628.50').waitFor();
    },
  },
  payment: {
    path: '/console/orders/84',
    act: (page) => page.getByRole('button', { name: /^Take ₹/ }).click(),
  },
  'cash-book': { path: '/console/money/cash-book' },
  'take-money': {
    path: '/console/customers/2',
    act: (page) => button(page, 'Take money').click(),
  },
  receipt: {
    path: '/console/money/receipts?method=cheque',
    act: (page) => page.getByRole('table').getByRole('link').first().click(),
  },
  cheques: {
    path: '/console/money/cheques',
    act: (page) =>
      page
        .getByRole('checkbox', { name: /^Select cheque/ })
        .first()
        .check(),
  },
  evening: {
    path: '/console/money/evening',
    async act(page) {
      for (const [firm, amount] of [
        ['negi', '3500'],
        ['bisht', '1200'],
      ] as const) {
        const customer = page.getByRole('combobox', { name: 'Customer' });
        await customer.fill(firm);
        await page.getByRole('option').first().waitFor();
        await customer.press('Enter');
        await page.keyboard.type(amount);
        await page.keyboard.press('Enter');
      }
    },
  },
  cash: { path: '/console/money/cash' },
  'bank-lines': {
    path: '/console/money/bank',
    async act(page) {
      await page.getByLabel('Choose a statement').setInputFiles(bankFile);
      await page.getByText('Matched').first().waitFor();
    },
  },
  reports: { path: '/console/today/reports?by=product' },
  invoices: { path: '/console/orders/invoices' },
  'e-invoices': { path: '/console/orders/e-invoices' },
  'take-back': {
    path: '/console/orders/invoices',
    async act(page) {
      await page
        .getByRole('link', { name: /^INV\// })
        .first()
        .click();
      await page.getByRole('link', { name: 'Take back' }).click();
      await page
        .getByLabel(/^Expired: units of/)
        .first()
        .fill('3');
      await page.getByLabel('Reason').fill('Three had expired.');
    },
  },
  return: {
    path: '/console/orders/returns',
    async act(page) {
      await page.getByRole('link', { name: /^Return #/ }).click();
      await page.getByRole('heading', { name: /^Return #/ }).waitFor();
    },
  },
  'returned-goods': { path: '/console/products/returned' },
};

const ofProducts: Record<string, Shot> = {
  products: { path: '/console/products' },
  product: { path: '/console/products/1' },
  'product-packs': {
    path: '/console/products/1',
    act: (page) => page.getByRole('heading', { name: 'Packs and prices' }).evaluate(toTop),
  },
  'product-phone': {
    ...{ path: '/console/products/new', on: 'phone' },
    act: (page) => page.getByRole('heading', { name: 'Picture' }).evaluate(toTop),
  },
  'bulk-edit': {
    path: '/console/products/edit?q=face%20wash',
    async act(page) {
      await page.getByLabel('Percent').fill('5');
      await page.getByLabel('Round to').selectOption('Whole rupees');
      await page.getByText('→').first().waitFor();
    },
  },
  'stock-sheet': {
    path: '/console/products/stock',
    async act(page) {
      await addToSheet(page, 'ARO-AC-170', '120');
      await addToSheet(page, 'ARO-GL-30', '60');
    },
  },
  'stock-phone': {
    ...{ path: '/console/products/stock?reason=count', on: 'phone' },
    act: (page) => addToSheet(page, 'ARO-AC-170', '1186'),
  },
  'low-stock': { path: '/console/products?low_stock=1' },
  'stock-ledger': {
    path: '/console/products/1',
    part: (page) => page.getByRole('region', { name: 'Ledger' }),
  },
  files: { path: '/console/products/files' },
  'file-checked': {
    path: '/console/products/files',
    act: (page) => upload(page, priceFile('79.90'), 'What changes'),
  },
  'file-wrong': {
    path: '/console/products/files',
    act: (page) => upload(page, priceFile('seventy'), 'is wrong'),
  },
  categories: {
    path: '/console/products/categories',
    act: (page) => button(page, 'Show what is in Skin Care').click(),
  },
  category: {
    path: '/console/products/categories',
    async act(page) {
      await button(page, 'Show what is in Skin Care').click();
      await button(page, 'Add a subcategory to Skin Care').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  brands: { path: '/console/products/brands' },
  searches: { path: '/console/products/searches' },
  synonyms: {
    path: '/console/products/searches',
    async act(page) {
      await button(page, 'Synonym').first().click();
      const words = page.getByLabel('Words that mean the same');
      await words.press('End');
      await words.pressSequentially('soother');
      await page.getByText('“pacifier” finds').waitFor();
    },
  },
};

const ofCustomers: Record<string, Shot> = {
  customers: { path: '/console/customers' },
  customer: { path: '/console/customers/1' },
  'customer-block': {
    path: '/console/customers/1',
    act: (page) => button(page, 'Block').click(),
  },
  dues: { path: '/console/customers/dues' },
  registrations: { path: '/console/customers/registrations' },
  messages: { path: '/console/customers/messages' },
  reviews: { path: '/console/customers/reviews' },
  coupons: { path: '/console/coupons' },
  coupon: {
    path: '/console/coupons/new',
    async act(page) {
      await page.getByLabel('Code').fill('DIWALI100');
      await page.getByLabel('From an order of (₹)').fill('1500');
      await page.getByLabel('Takes off (₹)').fill('100');
      await button(page, 'This weekend').click();
    },
  },
  notifications: { path: '/console/notifications' },
  notification: {
    path: '/console/notifications/new',
    async act(page) {
      await page.getByLabel('Text').fill('New: neem face wash, 12 in a pack.');
      await page.getByLabel('Page of the shop').fill('/face-care');
      await page.getByText('Goes to 12 customers.').waitFor();
    },
  },
};

const ofShop: Record<string, Shot> = {
  welcome: { path: '/console/welcome' },
  banners: { path: '/console/content/banners' },
  banner: { path: '/console/content/banners/1' },
  page: { path: '/console/content/pages/about' },
  faqs: { path: '/console/content/faqs' },
  settings: {
    path: '/console/settings/shop',
    // The address of this run would be another one next time.
    act: (page) =>
      page.getByText(/^127\.0\.0\.1:/).evaluate((host) => host.replaceChildren('shop.example')),
  },
  operators: { path: '/console/settings/operators' },
  account: { path: '/console/settings/account' },
  'audit-log': { path: '/console/settings/audit-log' },
};

/** What each picture of the guide shows: where, on which screen, and what is done before. */
export const shots: Readonly<Record<string, Shot>> = {
  ...ofOrders,
  ...ofProducts,
  ...ofCustomers,
  ...ofShop,
};

function toTop(heading: Element): void {
  const panel = heading.closest('section') ?? heading;
  window.scrollTo(0, panel.getBoundingClientRect().top + window.scrollY - 16);
}
