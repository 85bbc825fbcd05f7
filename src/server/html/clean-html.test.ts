import { describe, expect, test } from 'vitest';
import { demoShop } from '#demo/shop.ts';
import { cleanHtml, cleanSchemaCode } from './clean-html.ts';

describe('cleanHtml', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt:x()">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    [
      '<img src="/images/products/a.webp?w=320" alt="a">',
      '<img src="/images/products/a.webp?w=320" alt="a" />',
    ],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><script>x</script></svg>', ''],
    ['<math><mi xlink:href="javascript:x">a</mi></math>', 'a'],
    ['<iframe src="https://a.example"></iframe>', ''],
    ['<style>*{}</style>b', 'b'],
    ['<p style="color:red">a</p>', '<p>a</p>'],
    ['<form action="/x"><input></form>', ''],
    ['<h2 id="a">T</h2><ul><li>x</li></ul>', '<h2 id="a">T</h2><ul><li>x</li></ul>'],
  ])('%s becomes %s', (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  test('tags in tags without end are cut off, and their text is kept', () => {
    const levels = (count: number) => `${'<b>'.repeat(count)}text${'</b>'.repeat(count)}`;
    expect(cleanHtml(levels(20))).toBe(levels(20));
    expect(cleanHtml(levels(30_000))).toMatch(/^(<b>){1,50}text(<\/b>){1,50}$/);
  });

  test('a long tag without an end is taken whole: trying shorter names would take minutes', () => {
    expect(cleanHtml(`<${'a'.repeat(200_000)}`)).toBe('');
  });

  test('is settled: cleaning twice changes nothing', () => {
    for (const html of Object.values(demoShop().pages)) {
      expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
    }
  });
});

/** Ways to write the address of the API that a browser, a proxy or the router takes for it. */
const apiAddresses = [
  '/api/cancelOrderById?id=32',
  '/api?endpoint=cancelOrderById&id=32',
  'api/cancelOrderById?id=32',
  '../api/cancelOrderById?id=32',
  './../api/x',
  '/images/../api/x',
  '/images/%2e%2e/api/x',
  '/images/..%2fapi%2fx',
  '/images/..\\api\\x',
  '//shop.example/api/x',
  '\\\\shop.example\\api\\x',
  '/\\shop.example/api/x',
  '\\api\\x',
  '/./api/x',
  '/.//api/x',
  '/x/..//api/x',
  '/%61pi/x',
  '/%2561pi/x',
  '/%2fapi/x',
  '/API/x',
  '/ap\ti/x',
  ' /api/x',
  '&#47;api/x',
  'https://shop.example/api/x',
  'https:/api/x',
  'https:api/x',
  '/logout',
  '/events',
];

test.each(apiAddresses)('%s is no address of a picture or a link', (address) => {
  const html = `<img src="${address}" alt="a"><a href="${address}">b</a>`;
  expect(cleanHtml(html)).toBe('<a>b</a>');
});

test.each([
  'https://other.example/images/a.webp',
  '//other.example/images/a.webp',
  'data:image/png;base64,AA',
  '/search?q=a',
  '/images/',
])('%s is no address of a picture', (address) => {
  expect(cleanHtml(`<img src="${address}">`)).toBe('');
});

test.each([
  ['/faqs', '/faqs'],
  ['faqs#returns', '/faqs#returns'],
  ['#returns', '#returns'],
  ['?page=2', '?page=2'],
  ['/apiculture', '/apiculture'],
  ['/shop?next=/api', '/shop?next=/api'],
  ['https://other.example/a?b=1', 'https://other.example/a?b=1'],
  ['mailto:shop@thok.example', 'mailto:shop@thok.example'],
  ['tel:+919876543210', 'tel:+919876543210'],
])('a link to %s leads to %s', (address, link) => {
  expect(cleanHtml(`<a href="${address}">a</a>`)).toBe(`<a href="${link}">a</a>`);
});

test('cleanSchemaCode gives compact JSON, or nothing', () => {
  expect(cleanSchemaCode('{ "a" : 1 }')).toBe('{"a":1}');
  expect(cleanSchemaCode('')).toBe('');
  expect(cleanSchemaCode('</script>')).toBeUndefined();
});

test('of tens of thousands of nested tags a few are left, and the text', () => {
  const deep = 16_000;
  const strange = `${'<x>'.repeat(deep)}Neem${'</y>'.repeat(deep)}`;
  for (const html of [`${'<b>'.repeat(deep)}Neem${'</b>'.repeat(deep)}`, strange]) {
    const clean = cleanHtml(html);
    expect(clean).toContain('Neem');
    expect(clean.length).toBeLessThan(1_000);
  }
});
