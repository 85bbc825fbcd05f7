import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSlug, reservedSlugs } from './reserved-slugs.ts';

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
