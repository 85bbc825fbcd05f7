import { describe, expect, test } from 'vitest';
import type { ProductWire } from '#contract/product.ts';
import { demoShop } from '#test/demo-shop.ts';
import { textOf } from '#test/dom-text.ts';
import { openPage } from '#test/open-page.ts';

const slug = 'nimora-neem-face-wash-100-ml';
const path = `/product-detail/${slug}`;
const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

async function ask(query: string) {
  const { app } = await demoShop();
  return (await app.inject(`/api?endpoint=${query}`)).json();
}

const readProduct = async (of = slug): Promise<ProductWire> =>
  (await ask(`getProductBySlug&slug=${of}`)).product;

test.each([
  slug,
  'nimora-lemon-honey-face-wash-100-ml', // packs with an MRP of their own
  'dr-ilaaj-fizz-antacid-cola-5-g', // one pack
])('the figures of %s are those of the API', async (of) => {
  const product = await readProduct(of);
  const page = await openPage(`/product-detail/${of}`);
  expect(textOf(page.getByRole('heading', { level: 1 }))).toBe(product.product_name);
  expect(textOf(page.getByRole('main'))).toContain(`MRP ₹${rupees.format(product.mrp)}`);
  const rows = page.getAllByRole('row').filter((row) => row.querySelector('td'));
  let packs = 0;
  for (const slot of [1, 2, 3] as const) {
    const size = product[`set_qty${slot}`];
    const price = product[`selling_price${slot}`];
    if (size === null || price === null) continue;
    packs += 1;
    const mrp = product[`mrp${slot}`] ?? product.mrp;
    const row = rows.find((one) => textOf(one).includes(product[`packaging${slot}`] ?? ''));
    expect(textOf(row)).toContain(size === 1 ? '1 unit' : `${size} units`);
    const cells = [...(row?.querySelectorAll('td') ?? [])].map(textOf);
    for (const [at, figure] of [
      `₹${rupees.format(price)}`,
      `₹${rupees.format(price * size)}`,
      `${product[`sp_percentage${slot}`]?.toFixed(2)}%`,
      `₹${rupees.format((mrp - price) * size)}`,
    ].entries()) {
      expect(cells[at]).toContain(figure);
    }
  }
  expect(rows).toHaveLength(packs);
  expect(page.queryAllByText('Best margin')).toHaveLength(packs > 1 ? 1 : 0);
});

test('the brand and the categories are links to their pages', async () => {
  const product = await readProduct();
  const page = await openPage(path);
  const brand = page.inside('main').getByRole('link', { name: product.brand_name });
  expect(brand.getAttribute('href')).toBe(`/brand/${product.brand_id}/nimora`);
  const facts = page.inside('region', { name: 'About this product' });
  expect(textOf(facts.element)).toContain(product.sku);
  const links = ['Face Care', 'Face Wash'].map((name) => facts.getByRole('link', { name }));
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '/face-care',
    '/face-care/face-wash',
  ]);
});

test('the head tells search engines the product, its offers and its place', async () => {
  const product = await readProduct();
  const { document } = await openPage(path);
  const attribute = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name));
  expect(document.title).toBe(`${product.product_name} wholesale price | Doon Wholesale`);
  expect(attribute('link[rel=canonical]', 'href')).toEqual([expect.stringMatching(`${path}$`)]);
  expect(attribute('meta[property="og:title"]', 'content')).toHaveLength(1);
  expect(attribute('meta[property="og:image"]', 'content')).toEqual([
    expect.stringMatching(/^http.*webp/),
  ]);
  const printed = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(printed).not.toContain('<');
  expect(JSON.parse(printed)).toMatchObject([
    {
      '@type': 'Product',
      sku: product.sku,
      offers: { '@type': 'AggregateOffer', priceCurrency: 'INR' },
      aggregateRating: { reviewCount: 5 },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, {}, { name: product.product_name }] },
  ]);
});

test('related products are others of its kind', async () => {
  const related = (await openPage(path)).inside('region', { name: 'Related products' });
  expect(related.getAllByRole('article')).toHaveLength(12);
  expect(textOf(related.element)).toContain('Nimora Neem Face Wash 50 ml');
  expect(related.element.querySelector(`a[href="${path}"]`)).toBeNull();
});

test('without scripts packs, stock and reviews can be read', async () => {
  const page = await openPage(path);
  expect(page.getAllByRole('row').map(textOf).join()).toContain('Carton of 24');
  expect(page.getAllByText('In stock')).not.toHaveLength(0);
  page.getByText('Deepak Tomar');
});

describe('reviews', () => {
  test('are listed newest first under their average and total', async () => {
    const { id } = await readProduct();
    const { reviews, average_rating, total_reviews } = await ask(
      `getReviewsByProductId&product_id=${id}`,
    );
    const section = (await openPage(path)).inside('region', { name: 'Ratings and reviews' });
    const text = textOf(section.element);
    expect(text).toContain(`${average_rating.toFixed(1)} out of 5 stars on average`);
    expect(text).toContain(`${total_reviews} reviews`);
    const owners = section
      .getAllByRole('listitem')
      .map((one) => textOf(one.querySelector('strong')));
    expect(owners).toEqual(reviews.map((one: { owner_name: string }) => one.owner_name));
  });

  test('that are not there are told', async () => {
    const page = await openPage('/product-detail/pulsira-steam-inhaler-3-in-1-1-pc');
    page.getByText('No reviews yet.');
  });

  test('are written in a plain form before scripts, by a customer alone', async () => {
    const headers = await (await demoShop()).signIn(1);
    const form = (await openPage(path, { headers })).getByLabelText('Your review').closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', path]);
    const visitor = (await openPage(path)).inside('region', { name: 'Ratings and reviews' });
    expect(visitor.queryByLabelText('Your review')).toBeNull();
    visitor.getByText('Please login to submit a review.');
  });
});

test('a WhatsApp message has packs, prices, margins and the link', async () => {
  const product = await readProduct();
  const page = await openPage(`${path}?from=mail`);
  const link = page.getByRole('link', { name: 'Send on WhatsApp' });
  const address = new URL(link.getAttribute('href') ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/');
  expect(link.getAttribute('rel')).toBe('noreferrer');
  const lines = address.searchParams.get('text')?.split('\n') ?? [];
  expect(lines.slice(0, 2)).toEqual([product.product_name, `MRP ₹${rupees.format(product.mrp)}`]);
  expect(lines[2]).toBe(
    `• ${product.packaging1}: ₹${rupees.format(product.selling_price1 ?? 0)}/unit, ${product.sp_percentage1?.toFixed(2)}% margin`,
  );
  expect(lines.at(-1)).toMatch(new RegExp(`^http://[^/]+${path}$`));

  const hindi = await openPage(path, { headers: { cookie: 'thok_language=hi' } });
  const there = hindi.getByRole('link', { name: 'WhatsApp पर भेजें' }).getAttribute('href') ?? '';
  expect(new URL(there).searchParams.get('text')).toMatch(/\/\u2060पीस, [\d.]+% मार्जिन\n/);
});

test.each(['/product/', '/product-detail/'])(
  '%s with the unique id leads for good to the product',
  async (alternate) => {
    const { product_unique_id } = await readProduct();
    const { status, headers } = await openPage(alternate + product_unique_id);
    expect([status, headers.location]).toEqual([301, path]);
  },
);

test.each([
  '/product-detail/no-such-product',
  '/product/P-NOSUCH',
  '/product-detail/..%2f..%2fetc%2fpasswd',
  '/product-detail/a%00b',
  '/product-detail/%F0%9F%A7%BC',
  "/product-detail/'%20OR%201=1;--",
  '/product-detail/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/product-detail/__proto__',
])('%s is a page not found that offers to search', async (address) => {
  const page = await openPage(address);
  expect(page.status).toBe(404);
  page.getByRole('heading', { name: 'Page not found' });
  page.getByRole('search', { name: 'Search the whole shop' });
});

test('an endless address is a page not found', async () => {
  expect((await openPage(`/product-detail/${'a'.repeat(5_000)}`)).status).toBe(404);
});
