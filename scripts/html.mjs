// Usage: npm run html. Opens the built shop and gives every kind of page to the Nu HTML checker, as a
// visitor and as a customer; anything it says about one fails. Needs a Java, which it installs on Debian.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop } from './open-shop.mjs';
import { npm, root, run, say } from './steps.mjs';
import { ensureJava } from './tools.mjs';

/** Not in the lock file: 32 MB that only this command needs. */
const checker = 'vnu-jar@26.9.27';
/** What it says of things that are meant so. */
const accepted = [
  // React closes every void element with a slash.
  'Trailing slash on void elements',
  // Shown as cards on phones, a table would be no table to screen readers without its role.
  'The “table” role is unnecessary',
  // Product cards: a heading in each of hundreds would drown those of the page.
  'Article lacks heading',
];
const same = { 'x-thok': '1', 'content-type': 'application/json' };

const java = await ensureJava();
const jar = await fetchChecker();
const shop = await openShop();
const folder = mkdtempSync(join(tmpdir(), 'thok-html-'));
try {
  const pages = [];
  const customer = await signIn();
  for (const [who, headers] of [
    ['visitor', {}],
    ['customer', customer],
  ]) {
    for (const path of await paths(customer)) pages.push(await keep(who, path, headers));
  }
  const { code, output } = await run(java, [
    '-jar',
    jar,
    '--stdout',
    '--filterpattern',
    `.*(${accepted.join('|')}).*`,
    ...pages.map(({ file }) => file),
  ]);
  // The checker names the files; people know the addresses.
  const said = pages.reduce(
    (text, { file, name }) => text.replaceAll(`file:${file}`, name),
    output.trim(),
  );
  if (code === 0 && said === '') {
    say(`${pages.length} pages, and the HTML checker has nothing to say about them`);
  } else {
    process.stderr.write(`${said}\nThe HTML checker has complaints.\n`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
}

async function fetchChecker() {
  const cache = join(root, 'node_modules', '.cache', 'html-checker');
  mkdirSync(cache, { recursive: true });
  const place = ['--prefix', cache, '--no-save', '--no-package-lock', '--ignore-scripts'];
  await npm('Fetching the HTML checker', ['install', ...place, checker]);
  return join(cache, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
}

async function signIn() {
  const body = JSON.stringify({ email_or_phone: '9876543210', pin: '246810' });
  const answer = await fetch(`${shop.url}/api/loginUserdata`, {
    method: 'POST',
    headers: same,
    body,
  });
  const { user_id } = await answer.json();
  const cookie = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { cookie: cookie.join('; '), userId: String(user_id) };
}

async function read(action, headers = {}) {
  return (
    await fetch(`${shop.url}/api?endpoint=${action}`, { headers: { ...same, ...headers } })
  ).json();
}

/** Of the addresses that take a name or an id, those of the first thing there is. */
async function paths({ cookie, userId }) {
  const { categories } = await read('getAllCategoriesWithSubcategories');
  const { products } = await read('getAllProductsWithImageNewBest&limit=1');
  const { orders } = await read(`getOrdersByUserId&user_id=${userId}`, { cookie });
  const order = orders.find(({ status }) => status === 'active').id;
  const subcategory = categories[0].subcategories[0];
  const { sub_subcategory_slug } = subcategory.sub_subcategories[0];
  return [
    ...['/', '/shop', '/shop?q=neem', '/brand/1/arogin', `/${subcategory.slug}`],
    `/${subcategory.slug}/${sub_subcategory_slug}/${encodeURIComponent(categories[0].category_name)}`,
    `/product-detail/${products[0].slug}`,
    ...['/about', '/faqs', '/shipping-policy', '/term-condition', '/privacy-policy'],
    ...['/refund-policy', '/contact-us', '/login', '/forgot-pin', '/reset-pin?token=0'],
    ...['/cart', '/checkout-billing-info', '/checkout-pick-drop', '/complete-order'],
    ...['/my-order', '/my-orders', `/order/${order}`, `/edit-order/${order}`],
    ...['/my-account', '/wallet', '/notification', '/nowhere/1', '/api'],
  ];
}

async function keep(who, path, { cookie }) {
  const answer = await fetch(shop.url + path, {
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  });
  const file = join(folder, `${who}${path.replaceAll(/\W/g, '-')}.html`);
  writeFileSync(file, await answer.text());
  return { file, name: `${path} (${who})` };
}
