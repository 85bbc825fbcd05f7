import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FacetsWire } from '#contract/listing.ts';
import type { ProductCardWire } from '#contract/product.ts';
import { demoShop } from '#demo/shop.ts';
import { listingSorts } from '#domain/catalogue/listing.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let all: ProductCardWire[];
const demo = demoShop();

type ListAnswer = { products: ProductCardWire[]; total: number; facets: FacetsWire };

async function list(query: string, action = 'getAllProductsWithImageNewBest'): Promise<ListAnswer> {
  const answer = await shop.app.inject({ url: `/api?endpoint=${action}&limit=100&${query}` });
  expect(answer.statusCode, `${query} ${answer.body.slice(0, 200)}`).toBe(200);
  return answer.json();
}

beforeAll(async () => {
  shop = await startApp();
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list(`page=${page}`)));
  all = pages.flatMap((page) => page.products);
  expect(all).toHaveLength(demo.products.length);
});
afterAll(() => shop.close());

/** The slow, obvious way to the figures of a card. */
function lowest(product: ProductCardWire): number {
  return Math.min(
    ...[product.selling_price1, product.selling_price2, product.selling_price3].filter(
      (price) => price !== null,
    ),
  );
}
const margin = (product: ProductCardWire) =>
  Math.round(((product.mrp - lowest(product)) / product.mrp) * 10_000) / 100;

describe('sort', () => {
  test.each([
    ['price', (one: ProductCardWire) => lowest(one)],
    ['price-desc', (one: ProductCardWire) => -lowest(one)],
    ['margin', (one: ProductCardWire) => -margin(one)],
  ])('by %s puts the figures in order', async (sort, figure) => {
    const { products } = await list(`sort=${sort}`);
    const figures = products.map(figure);
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
  });

  test('by name is alphabetical', async () => {
    const { products } = await list('sort=name');
    const names = products.map((one) => one.product_name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en-IN', { numeric: true }).compare));
  });
});

describe('filters', () => {
  test('hold what they say, and count what each choice would show', async () => {
    const filters = fc.record({
      brand: fc.option(
        fc.uniqueArray(fc.integer({ min: 1, max: demo.brands.length }), {
          minLength: 1,
          maxLength: 3,
        }),
      ),
      inStock: fc.boolean(),
      marginMin: fc.option(fc.constantFrom(10, 20, 30, 40)),
      priceMin: fc.option(fc.integer({ min: 0, max: 500 })),
      priceMax: fc.option(fc.integer({ min: 50, max: 2000 })),
      sort: fc.constantFrom(...listingSorts),
    });
    await fc.assert(
      fc.asyncProperty(filters, async (chosen) => {
        const fits = {
          brand: (one: ProductCardWire) =>
            !chosen.brand || chosen.brand.includes(one.brand_id ?? 0),
          stock: (one: ProductCardWire) => !chosen.inStock || one.stock > 0,
          margin: (one: ProductCardWire) => margin(one) >= (chosen.marginMin ?? 0),
          price: (one: ProductCardWire) =>
            lowest(one) >= (chosen.priceMin ?? 0) && lowest(one) <= (chosen.priceMax ?? 1e9),
        };
        const query = new URLSearchParams({ facets: '1', sort: chosen.sort });
        if (chosen.brand) query.set('brand', chosen.brand.join(','));
        if (chosen.inStock) query.set('in_stock', '1');
        if (chosen.marginMin !== null) query.set('margin_min', String(chosen.marginMin));
        if (chosen.priceMin !== null) query.set('price_min', String(chosen.priceMin));
        if (chosen.priceMax !== null) query.set('price_max', String(chosen.priceMax));
        const answer = await list(String(query));
        const wanted = all.filter((one) => Object.values(fits).every((fit) => fit(one)));
        expect(answer.total).toBe(wanted.length);
        expect(answer.products.every((one) => wanted.some((other) => other.id === one.id))).toBe(
          true,
        );
        const butBrand = all.filter(
          (one) => fits.stock(one) && fits.margin(one) && fits.price(one),
        );
        expect(answer.facets.brands.reduce((sum, one) => sum + one.count, 0)).toBe(butBrand.length);
        const butStock = all.filter(
          (one) => fits.brand(one) && fits.margin(one) && fits.price(one),
        );
        expect(answer.facets.in_stock).toBe(butStock.filter((one) => one.stock > 0).length);
        const butMargin = all.filter(
          (one) => fits.brand(one) && fits.stock(one) && fits.price(one),
        );
        expect(answer.facets.margins).toEqual(
          [10, 20, 30, 40].map((step) => ({
            at_least: step,
            count: butMargin.filter((one) => margin(one) >= step).length,
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('apply to a search with cards too', async () => {
    const answer = await list('q=shampoo&cards=1&facets=1&in_stock=1&sort=price', 'searchProducts');
    expect(answer.products.length).toBe(answer.total);
    expect(answer.products.every((one) => one.stock > 0)).toBe(true);
    expect(answer.facets.in_stock).toBe(answer.total);
  });
});

test.each([
  ['sort', 'cheap'],
  ['brand', '1;drop'],
  ['brand', '1,,2'],
  ['in_stock', 'yes'],
  ['margin_min', '100'],
  ['margin_min', '-1'],
  ['price_min', 'a'],
  ['price_max', '1e9'],
  ['page', '0'],
  ['page', '10001'],
  ['limit', '101'],
])('%s=%s is 400 and named', async (name, value) => {
  const url = `/api?endpoint=getAllProductsWithImageNew&${name}=${encodeURIComponent(value)}`;
  const answer = await shop.app.inject({ url });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [name]]);
});
