import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandSlug, isSlug, reservedSlugs, slugToWords } from './slug.ts';

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

test.each([
  ['face-care', true],
  ['face', true],
  ['face-care-2', true],
  ['cart', false],
  ['Face', false],
  ['a--b', false],
  ['', false],
])('isSlug(%s) is %s', (text, answer) => {
  expect(isSlug(text)).toBe(answer);
});

test('reserved are the first segments of all screens and of what the server answers itself', () => {
  const routes = readFileSync('src/web/routes.ts', 'utf8');
  const written = /\[('about'.*?)\]/.exec(routes)?.[1]?.match(/[\w-]+/g) ?? [];
  const own = [...routes.matchAll(/route\('([a-z][\w-]*)/g)].map((match) => match[1]);
  const screens = [...own, ...written];
  const answered = ['api', 'assets', 'console', 'events', 'favicon.ico', 'healthz', 'images'];
  const more = [
    'icons',
    'logout',
    'manifest.webmanifest',
    'readyz',
    'robots.txt',
    'sitemap.xml',
    'sw.js',
  ];
  expect(screens.length).toBeGreaterThan(20);
  expect([...reservedSlugs].toSorted()).toEqual([...screens, ...answered, ...more].toSorted());
});
