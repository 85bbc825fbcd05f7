import { expect, test } from 'vitest';
import { demoShop } from '#test/demo-shop.ts';
import { textOf } from '#test/dom-text.ts';
import { openPage } from '#test/open-page.ts';

test('the home page has its sections, head and structured data from the settings', async () => {
  const page = await openPage('/');
  expect(page.document.title).toMatch(/^Doon Wholesale/);
  for (const title of [
    'Best Selling Products',
    'Shop By Popular Category',
    'Featured Products',
    'Popular Brands',
  ]) {
    page.getByRole('heading', { name: title });
  }
  const contents = (name: string) =>
    [...page.document.querySelectorAll(`meta[name=${name}]`)].map((one) =>
      one.getAttribute('content'),
    );
  expect(contents('description')).toEqual([expect.stringContaining('Uttarakhand')]);
  expect(contents('keywords')).toEqual([expect.stringContaining('wholesale')]);
  expect(contents('format-detection')).toHaveLength(1);
  // The shop's own colour, and no other beside it.
  expect(contents('theme-color')).toEqual(['#0b6b4b']);
  const data = page.document.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  expect(textOf(page.getByRole('contentinfo'))).toContain('Dehradun');
  const best = page.inside('region', { name: 'Best Selling Products' });
  expect(textOf(best.element)).toContain('₹');
  const product = best.getAllByRole('link')[0]?.getAttribute('href');
  expect(product).toMatch(/^\/product-detail\//);
});

test('a visitor sees what the shop promises, the way to an account, and the categories in pictures', async () => {
  const page = await openPage('/');
  const panel = page.inside('region', { name: 'Open your shop account' });
  expect(textOf(panel.element)).toContain('Dehradun + 60 kmFrom ₹499Cash or UPIGST bill');
  expect(panel.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe(
    '/login?register',
  );
  const tiles = [...page.document.querySelectorAll('a[href^="#category-"]')];
  expect(tiles.length).toBeGreaterThan(3);
  for (const tile of tiles) expect(tile.querySelector('img')).not.toBeNull();
});

test('the other language is in the header for who never chose', async () => {
  const banner = (await openPage('/faqs')).inside('banner');
  const links = banner.getAllByRole('link', { name: 'हिन्दी' });
  expect(links[0]?.closest('[popover]')).toBeNull();
  expect(links[0]?.getAttribute('href')).toBe('/faqs?lang=hi');
});

test('before scripts the search box is a form that leads to the results', async () => {
  const page = await openPage('/faqs');
  const box = page.inside('banner').getByRole('combobox', { name: 'Search products' });
  const form = box.closest('form');
  expect([form?.method, form?.getAttribute('action'), box.getAttribute('name')]).toEqual([
    ...['get', '/shop', 'q'],
  ]);
});

test('tiles, brands, Add and cart lead a visitor to /login', async () => {
  const page = await openPage('/');
  const first = (region: string, name?: RegExp) =>
    page.inside('region', { name: region }).getAllByRole('link', name && { name })[0];
  const links = [
    first('Shop By Popular Category'),
    first('Popular Brands'),
    first('Best Selling Products', /^Add/),
    page.inside('banner').getByRole('link', { name: /^Cart/ }),
    page.inside('navigation', { name: 'Quick links' }).getByRole('link', { name: /Cart/ }),
  ];
  expect(links.map((one) => one?.getAttribute('href'))).toEqual(links.map(() => '/login'));
});

test('signed in, tiles and brands lead to their pages', async () => {
  const shop = await demoShop();
  const page = await openPage('/', { headers: await shop.signIn(1) });
  const first = (region: string) =>
    page.inside('region', { name: region }).getAllByRole('link')[0]?.getAttribute('href');
  expect(first('Shop By Popular Category')).toMatch(/^\/[a-z-]+\/[a-z-]*\/Pharmacy$/);
  expect(first('Popular Brands')).toMatch(/^\/brand\/\d+\/[a-z-]+$/);
});

test('the page arrives under a strict policy, compressed', async () => {
  const { headers } = await openPage('/', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
});

test.each([
  ['/notification', '/login?next=%2Fnotification'],
  ['/cart', '/login'],
])('%s leads a visitor to %s', async (path, login) => {
  const { status, headers } = await openPage(path);
  expect([status, headers.location]).toEqual([302, expect.stringContaining(login)]);
});
