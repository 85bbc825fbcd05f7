import { describe, expect, test } from 'vitest';
import { brandSlug, slugToWords } from './slug.ts';

describe('brandSlug', () => {
  test.each([
    ['Doon Botanics', 'doon-botanics'],
    ["  Mother's  Choice & Co. ", 'mothers-choice-co'],
    ['A--B', 'a-b'],
    ['Doon  (Big)  Co', 'doon-big-co'],
    ['नीम', ''],
  ])('%s becomes %s', (name, slug) => {
    expect(brandSlug(name)).toBe(slug);
  });
});

test('slugToWords gives capitalised words', () => {
  expect(slugToWords('doon-botanics')).toBe('Doon Botanics');
  expect(slugToWords('--')).toBe('');
});
