import { expect, test } from 'vitest';
import {
  filterCount,
  filterFields,
  filterOf,
  noFilter,
  searchOf,
  toggleBrand,
} from './listing-filter.ts';

const read = (search: string) => filterOf(new URLSearchParams(search));

test('an address without parameters chooses nothing', () => {
  expect(read('')).toEqual(noFilter);
  expect(searchOf(noFilter)).toBe('?');
  expect(filterFields(noFilter)).toEqual({});
});

test('brands are read repeated, comma-joined, and both', () => {
  expect(read('brand=3&brand=7').brands).toEqual(['3', '7']);
  expect(read('brand=3,7&brand=7,9&brand=').brands).toEqual(['3', '7', '9']);
});

test('the fields that a form leaves empty are no filters', () => {
  const filter = read('sort=relevance&margin_min=&price_min=&price_max=+&in_stock=1');
  expect(filter).toEqual({ ...noFilter, inStock: '1' });
  expect(filterCount(filter)).toBe(1);
});

test.each(['?sort=price-desc', '?brand=3,7&in_stock=1&margin_min=20&price_min=10&price_max=99.50'])(
  '%s reads and writes the same',
  (search) => {
    expect(searchOf(read(search))).toBe(search);
  },
);

test('words come first and the page last; the first page is not named', () => {
  const filter = read('sort=name');
  expect(searchOf(filter, { q: 'face wash', page: 2 })).toBe('?q=face+wash&sort=name&page=2');
  expect(searchOf(filter, { page: 1 })).toBe('?sort=name');
});

test('nonsense is passed on, for the action to refuse by name', () => {
  expect(filterFields(read("sort=evil&brand=';drop&price_min=1e99"))).toEqual({
    sort: 'evil',
    brand: "';drop",
    price_min: '1e99',
  });
});

test('a price range counts as one filter, each brand as one', () => {
  expect(filterCount(read('brand=1,2&price_min=5&price_max=9&sort=name'))).toBe(3);
});

test('a brand is added, and taken out the second time', () => {
  const once = toggleBrand(noFilter, '3');
  expect(once.brands).toEqual(['3']);
  expect(toggleBrand(once, '3').brands).toEqual([]);
});
