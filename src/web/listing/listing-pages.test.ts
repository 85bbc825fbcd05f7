import { expect, test } from 'vitest';
import { textOf } from '#test/dom-text.ts';
import { openPage, type Page } from '#test/open-page.ts';

const titleOf = (page: Page) => textOf(page.getByRole('heading', { level: 1 }));
const list = (page: Page) => page.inside('list', { name: 'Products' });
const firstName = (page: Page) => textOf(list(page).getAllByRole('article')[0]?.querySelector('a'));
const crumbs = (page: Page) =>
  page.inside('navigation', { name: 'Breadcrumb' }).getAllByRole('listitem').map(textOf);

function hrefOf(page: Page, name: string): string | null {
  return page.inside('main').getAllByRole('link', { name })[0]?.getAttribute('href') ?? null;
}

test.each([
  ['/face-care', 'Face Care', '/face-care'],
  ['/face-care/', 'Face Care', '/face-care'],
  ['/face-care/face-wash', 'Face Wash', '/face-care/face-wash'],
  ['/face-care/face-wash/Skin%20Care', 'Face Wash', '/face-care/face-wash'],
  ['/face-care/face-wash/Wrong', 'Face Wash', '/face-care/face-wash'],
  ['/eye-ear-care//Pharmacy', 'Eye & Ear Care', '/eye-ear-care'],
  ['/brand/22/buransh-co', 'Buransh & Co.', '/brand/22/buransh-co'],
  ['/shop', 'All products', '/shop'],
])('%s leads to the list "%s", whose address is %s', async (path, title, canonical) => {
  const page = await openPage(path);
  expect([page.status, titleOf(page)]).toEqual([200, title]);
  expect(list(page).getAllByRole('article')).not.toHaveLength(0);
  const href = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  expect(new URL(href).pathname + new URL(href).search).toBe(canonical);
});

test.each([
  ['/sub-category/face-care', '/face-care'],
  ['/brand/22/wrong-name', '/brand/22/buransh-co'],
])('%s leads for good to %s', async (path, canonical) => {
  const { status, headers } = await openPage(path);
  expect([status, headers.location]).toEqual([301, canonical]);
});

test.each([
  ['/shop?q=soap', 'Relevance'],
  ['/shop', 'Best selling'],
  ['/face-care', 'Best selling'],
  ['/brand/22/buransh-co', 'Best selling'],
])('%s calls its first order %s', async (path, name) => {
  const options = (await openPage(path))
    .inside('combobox', { name: 'Sort' })
    .getAllByRole('option');
  expect(textOf(options[0])).toBe(name);
});

test.each([
  '/no-such-list',
  '/face-care/soaps',
  '/face-care/face-wash/Skin%20Care/more',
  '/face-care///Skin%20Care',
  '/brand/999/nobody',
  '/brand/abc/x',
  '/%F0%9F%98%80',
  '/%00',
  '/no/such/page/here',
])('%s is not found, with a way on', async (path) => {
  const page = await openPage(path);
  expect([page.status, titleOf(page)]).toEqual([404, 'Page not found']);
  expect(page.inside('main').getAllByRole('link')).not.toHaveLength(0);
});

test.each([
  ['sort=evil', 'Sort order'],
  ['price_min=1e99', 'Lowest price'],
  ["brand=';drop", 'Brand'],
  ['in_stock=%00', 'In stock'],
  ['page=%3Cb%3E', 'Page'],
  ['page=%F0%9F%98%80', 'Page'],
  ['page=abc', 'Page'],
])('a list with %s is refused by the name of %s, with a way on', async (query, name) => {
  const page = await openPage(`/face-care?${query}`);
  expect([page.status, titleOf(page)]).toEqual([400, 'This address does not work']);
  expect(page.html).toMatch(new RegExp(`${name} (must|is|may|has)`));
  expect(hrefOf(page, 'See the whole list')).toBe('/face-care');
});

test('endless addresses are not found, endless parameters refused', async () => {
  expect((await openPage(`/${'a'.repeat(5_000)}`)).status).toBe(404);
  expect((await openPage(`/face-care?margin_min=${'9'.repeat(5_000)}`)).status).toBe(400);
  expect((await openPage(`/shop?q=${'a'.repeat(5_000)}`)).status).toBe(400);
});

test('a list shows its breadcrumbs, its side list and the number of products', async () => {
  const page = await openPage('/face-care/face-wash');
  expect(crumbs(page)).toEqual(['Home', 'Skin Care', 'Face Care', 'Face Wash']);
  expect(page.getAllByText(/^\d+ products$/)).not.toHaveLength(0);
  const tiles = page.inside('navigation', { name: 'Face Care' }).getAllByRole('link');
  const current = tiles.filter((tile) => tile.getAttribute('aria-current') === 'page');
  expect(current.map(textOf)).toEqual([expect.stringContaining('Face Wash')]);
  expect(current[0]?.getAttribute('href')).toBe('/face-care/face-wash');
  const trail = page.inside('navigation', { name: 'Breadcrumb' });
  const above = trail.getByRole('link', { name: 'Face Care' });
  expect(above.getAttribute('href')).toBe('/face-care');
  expect(crumbs(await openPage('/face-care'))).toEqual(['Home', 'Skin Care', 'Face Care']);
  expect(crumbs(await openPage('/brand/22/buransh-co'))).toEqual(['Home', 'Buransh Co']);
});

test('a subcategory without sub-subcategories says so', async () => {
  (await openPage('/eye-ear-care')).getByText('No sub-subcategories found.');
});

test('results name the words and are not indexed; nothing found leads on', async () => {
  const page = await openPage('/shop?q=face+wash');
  expect(titleOf(page)).toBe('Results for "face wash"');
  expect(page.document.title).toContain('Results for "face wash"');
  expect(list(page).getAllByRole('article')).not.toHaveLength(0);
  const robots = page.document.querySelector('meta[name="robots"]');
  expect(robots?.getAttribute('content')).toBe('noindex');

  const nothing = await openPage('/shop?q=zzzzqqq');
  nothing.getByText('No products found');
  nothing.getByText(/Check the spelling/);
  expect(hrefOf(nothing, 'See all products')).toBe('/shop');
});

test('filters that leave nothing say so and can be cleared', async () => {
  const page = await openPage('/face-care?price_min=99999');
  page.getByText('No products found');
  expect(hrefOf(page, 'Clear all')).toBe('/face-care');
});

test('past its end a list leads to its first page', async () => {
  const page = await openPage('/face-care?page=50');
  page.getByText('No products found');
  expect(hrefOf(page, 'Go to the first page')).toBe('/face-care');
});

test('structured data lists the way to the page', async () => {
  const { document } = await openPage('/face-care/face-wash');
  const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const schema = JSON.parse(text ?? '');
  expect(schema['@type']).toBe('BreadcrumbList');
  expect(schema.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Face Care',
    'Face Wash',
  ]);
});

test('before scripts the pages of a list are links', async () => {
  const first = await openPage('/shop');
  expect(hrefOf(first, 'Next page')).toBe('/shop?page=2');
  const second = await openPage('/shop?page=2');
  expect(firstName(second)).not.toBe(firstName(first));
  expect(hrefOf(second, 'Previous page')).toBe('/shop');
});

test('before scripts the filters are a form, and what is chosen can be taken back', async () => {
  const page = await openPage('/shop?in_stock=1');
  const filters = page.inside('region', { name: 'Filters' });
  const boxes = [/Curisol/, /Vaidyaro/].map((name) => filters.getByRole('checkbox', { name }));
  const form = boxes[0]?.closest('form');
  expect([form?.method, form?.getAttribute('action') ?? '/shop']).toEqual(['get', '/shop']);
  expect(boxes.map((box) => [box.getAttribute('name'), box.getAttribute('value')])).toEqual([
    ['brand', '3'],
    ['brand', '5'],
  ]);
  expect(filters.getByRole('button', { name: 'Apply' }).closest('form')).toBe(form);
  // What a phone opens them with: the place they stand at below the list.
  const [opener] = page.inside('main').getAllByRole('link', { name: /^Filter/ });
  expect(page.document.getElementById(opener?.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();

  const two = await openPage('/shop?brand=3&brand=5');
  const chosen = two.inside('list', { name: 'Chosen filters' });
  expect(chosen.getAllByRole('link')).toHaveLength(3);
  const remove = chosen.getByRole('link', { name: 'Remove filter: Curisol' });
  expect(remove.getAttribute('href')).toBe('/shop?brand=5');
});
