import { expect, test } from 'vitest';
import type { Call } from '#contract/index.ts';
import { cardExample, productExample } from '#contract/product.ts';
import { noFilter } from './listing-filter.ts';
import { type ListingSource, readProducts } from './source.ts';

/** A server that knows the actions in `answers` only. */
function read(source: ListingSource, answers: Partial<Record<string, object>>) {
  const call = (async (name: string) => answers[name]) as Call; // `as`: only these are called
  return readProducts(call, source, noFilter, { page: 1 });
}

test('without a total a list counts what came', async () => {
  const products = [cardExample, { ...cardExample, id: 13 }];
  const answers = { getAllProductsWithImageNewBest: { products } };
  expect(await read({ of: 'all' }, answers)).toEqual({ products, total: 2, facets: undefined });
});

test('where a search gives hits alone, their products are read for the cards', async () => {
  const { slug, image_name, product_name } = cardExample;
  const answers = {
    searchProducts: { data: [{ slug, image_name, product_name }] },
    getProductBySlug: { product: productExample },
  };
  const found = await read({ of: 'words', q: 'neem' }, answers);
  expect(found).toMatchObject({ products: [productExample], total: 1 });
});
