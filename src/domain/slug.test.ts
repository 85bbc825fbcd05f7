import { describe, expect, test } from 'vitest';
import { brandSlug, isSlug, slugToWords } from './slug.ts';

describe('brandSlug', () => {
  test.each([
    ['Doon Botanics', 'doon-botanics'],
    ["  Mother's  Choice & Co. ", 'mothers-choice-co'],
    ['A--B', 'a-b'],
    ['नीम', ''],
  ])('%s becomes %s', (name, slug) => {
    expect(brandSlug(name)).toBe(slug);
  });
});

test('slugToWords gives capitalised words', () => {
  expect(slugToWords('doon-botanics')).toBe('Doon Botanics');
  expect(slugToWords('--')).toBe('');
});

test.each([
  ['face-care', true],
  ['cart', false],
  ['Face', false],
  ['a--b', false],
  ['', false],
])('isSlug(%s) is %s', (text, answer) => {
  expect(isSlug(text)).toBe(answer);
});
