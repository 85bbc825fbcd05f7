import { expect, test } from 'vitest';
import { errorSentence, otherName } from './error-sentence.ts';

test.each([
  [
    'selling_price1',
    'soon',
    'must be an amount in rupees above 0',
    'Price of pack 1 “soon” must be an amount in rupees above 0.',
  ],
  [
    'selling_price1',
    '',
    'is required with a pack size',
    'Price of pack 1 is required with a pack size.',
  ],
  [
    'sku',
    'NO-1',
    'There is no product with this SKU.',
    'SKU “NO-1”: There is no product with this SKU.',
  ],
  [
    'category_name',
    'Moon',
    'There is no category “Moon”.',
    'Category: There is no category “Moon”.',
  ],
  [
    'subcategory_name',
    'Tea',
    '“Tea” is in several categories: add category_name.',
    'Subcategory: “Tea” is in several categories: add category_name.',
  ],
  ['D', '', 'This row has 4 cells, the header 3.', 'Column D: This row has 4 cells, the header 3.'],
])('%s %o %s', (column, value, message, sentence) => {
  expect(errorSentence({ column, value, message })).toBe(sentence);
});

test('the file’s own name of a column is told where the sentence has another', () => {
  const nameOf = (column: string) => otherName({ column, value: '', message: '' });
  expect(['selling_price1', 'sku', 'D'].map(nameOf)).toEqual(['selling_price1', '', '']);
});
