import { describe, expect, test } from 'vitest';
import { demoShop } from '#demo/shop.ts';
import { cleanHeaderTags, cleanHtml, cleanSchemaCode } from './clean-html.ts';

describe('cleanHtml', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="JaVaScRiPt:x()">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
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

  test('is settled: cleaning twice changes nothing', () => {
    for (const html of Object.values(demoShop().pages)) {
      expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
    }
  });
});

test.each([
  ['<meta name="a" content="b">', '<meta name="a" content="b" />'],
  ['<meta http-equiv="refresh" content="0;url=//x">', '<meta content="0;url=//x" />'],
  ['<link rel="stylesheet" href="https://x.example/a.css">', ''],
  ['<link rel="icon" href="/a.svg">', '<link rel="icon" href="/a.svg" />'],
  ['<script>x</script>text<base href="//x">', ''],
])('cleanHeaderTags(%s) is %s', (dirty, clean) => {
  expect(cleanHeaderTags(dirty)).toBe(clean);
});

test('cleanSchemaCode gives compact JSON, or nothing', () => {
  expect(cleanSchemaCode('{ "a" : 1 }')).toBe('{"a":1}');
  expect(cleanSchemaCode('')).toBe('');
  expect(cleanSchemaCode('</script>')).toBeUndefined();
});
