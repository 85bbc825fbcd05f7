import { expect, test } from 'vitest';
import { productDetailExample } from '#contract/console/product.ts';
import { draftErrors, draftOf, paiseIn, productInput } from './product-draft.ts';

const known = draftOf(productDetailExample);

test('only what was typed is sent, an emptied number as none', () => {
  expect(productInput({})).toEqual({});
  const typed = { selling_price2: ' ', set_qty2: '', barcode: '', mrp: '125.5' };
  expect(productInput({ ...typed, hidden: true })).toEqual({
    ...{ selling_price2: null, set_qty2: null, barcode: '', mrp: '125.5', hidden: true },
  });
});

test('everything that is wrong is told at once', () => {
  expect(draftErrors(known)).toEqual({});
  const wrong = { selling_price1: '99999', set_qty2: '', maxqty: 'many', mrp3: '8,4' };
  expect(Object.keys(draftErrors({ ...known, ...wrong })).toSorted()).toEqual([
    ...['maxqty', 'mrp3', 'selling_price1', 'set_qty2'],
  ]);
});

test('a problem is told by the labels of the form', () => {
  expect(draftErrors({ ...known, selling_price1: '121', set_qty2: '241' })).toEqual({
    selling_price1: 'Price of pack 1 must not be above the MRP.',
    set_qty2: 'Pack size 2 must not be above the most units in a cart (240).',
  });
});

test('a number that is too large says so, whatever its length', () => {
  const large = { ...known, stock: '12345678', set_qty1: '1000001', mrp: '12345678', mrp1: 'x' };
  expect(draftErrors({ ...large, maxqty: '1000000' })).toMatchObject({
    ...{ stock: 'At most 10,00,000 units.', set_qty1: 'At most 10,00,000 units.' },
    ...{ mrp: 'At most ₹99,99,999.99.', mrp1: 'Please type an amount such as 84.50.' },
  });
  expect(draftErrors({ ...known, maxqty: '1000000' })).toEqual({});
});

test('a new product begins with the usual limit', () => {
  expect(draftOf(undefined)).toMatchObject({ maxqty: '240', product_name: '', hidden: false });
});

test.each([
  ['84.5', 8450],
  ['84.', 8400],
  ['', undefined],
  ['8,4', undefined],
  ['84.555', undefined],
])('%j is %s paise', (typed, paise) => {
  expect(paiseIn(typed)).toBe(paise);
});
