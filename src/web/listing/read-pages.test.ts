import { expect, test } from 'vitest';
import type { Product } from '#web/catalogue/product.ts';
import { pageOfProduct, productsOf, withPage } from './read-pages.ts';

// `as`: nothing else of a product plays a part here.
const page = (...ids: number[]) => ids.map((id) => ({ id }) as Product);
const third = withPage(undefined, 3, page(31, 32));
const idsOf = (read: typeof third) => productsOf(read).map(({ id }) => id);

test('pages join the list at its end and at its beginning', () => {
  const longer = withPage(withPage(third, 4, page(41)), 2, page(21, 22));
  expect(longer.from).toBe(2);
  expect(idsOf(longer)).toEqual([21, 22, 31, 32, 41]);
  expect([21, 32, 41].map((id) => pageOfProduct(longer, id))).toEqual([2, 3, 4]);
});

test('a page that was read again takes its place', () => {
  expect(idsOf(withPage(withPage(third, 4, page(41)), 3, page(33)))).toEqual([33, 41]);
});

test('a page that does not join the others begins the list anew', () => {
  for (const far of [1, 5]) {
    expect(withPage(third, far, page(11))).toEqual({ from: far, pages: [page(11)] });
  }
});

test('a product that moved to the next page between two reads is shown once', () => {
  expect(idsOf(withPage(third, 4, page(32, 41)))).toEqual([31, 32, 41]);
});
