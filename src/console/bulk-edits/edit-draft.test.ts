import { expect, test } from 'vitest';
import { changeOf, newDraft, typedNumber } from './edit-draft.ts';

test.each([
  ['5', 5],
  [' 2.50 ', 2.5],
  ['−5', -5],
  ['+3', 3],
  ['', undefined],
  ['five', undefined],
  ['1.234', undefined],
])('%j is %s', (typed, value) => {
  expect(typedNumber(typed)).toBe(value);
});

test('a draft is a change once it is complete', () => {
  const typed = { ...newDraft, value: '5' };
  expect(changeOf(newDraft)).toBeUndefined();
  expect(changeOf(typed)).toEqual({
    ...{ field: 'price', by: 'percent', value: 5, rounding: '10-paise' },
  });
  expect(changeOf({ ...typed, by: 'amount' })).toBeUndefined();
  expect(changeOf({ ...newDraft, field: 'brand' })).toBeUndefined();
  expect(changeOf({ ...newDraft, field: 'brand', brand_id: '3' })).toEqual({
    ...{ field: 'brand', brand_id: 3 },
  });
  const place = { ...newDraft, field: 'category', subcategory_id: '9' } as const;
  expect(changeOf(place)).toEqual({
    ...{ field: 'category', subcategory_id: 9, sub_subcategory_id: null },
  });
  expect(changeOf({ ...newDraft, field: 'hidden' })).toEqual({ field: 'hidden', value: true });
});
