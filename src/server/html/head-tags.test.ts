import { expect, test } from 'vitest';
import { cleanHeaderTags, headTags } from './head-tags.ts';

test('meta and link tags keep their harmless attributes, as HTML and as a list', () => {
  const html = `<meta name="google-site-verification" content='a"b &amp; c' />
    <META property=og:type content=website onload="x()">text
    <link rel="apple-touch-icon" href="/images/icon.png" sizes="180x180" as="script">`;
  const tags = [
    { tag: 'meta', attributes: { name: 'google-site-verification', content: 'a"b & c' } },
    { tag: 'meta', attributes: { property: 'og:type', content: 'website' } },
    {
      tag: 'link',
      attributes: { rel: 'apple-touch-icon', href: '/images/icon.png', sizes: '180x180' },
    },
  ];
  expect(headTags(html)).toEqual(tags);
  expect(headTags(cleanHeaderTags(html))).toEqual(tags);
  expect(cleanHeaderTags(html)).toMatch(
    /^<meta name="google[^<>]*\/><meta [^<>]*\/><link [^<>]*\/>$/,
  );
});

test.each([
  ['a refresh', '<meta http-equiv="refresh" content="0;url=//evil.example">'],
  ['a policy', '<meta http-equiv="Content-Security-Policy" content="default-src *">'],
  ['a viewport', '<meta name="viewport" content="width=9999">'],
  ['a referrer policy', '<meta name="Referrer" content="unsafe-url">'],
  ['a style sheet', '<link rel="stylesheet" href="/x.css">'],
  ['an alternate style sheet', '<link rel="alternate stylesheet" href="/x.css">'],
  ['a preload', '<link rel="preload" href="/x.js" as="script">'],
  ['a module preload', '<link rel=modulepreload href=/x.js>'],
  ['a canonical address', '<link rel="canonical" href="https://other.example/">'],
  ['a script address', '<link rel="icon" href="javascript:alert(1)">'],
  ['a data address', '<link rel="icon" href="data:text/html,x">'],
  ['another site without a scheme', '<link rel="icon" href="//evil.example/a.svg">'],
  ['an icon that the API answers', '<link rel="icon" href="/api/cancelOrderById?id=3">'],
  ['a manifest in a roundabout way', '<link rel="manifest" href="/x/../%61pi/getBanners">'],
  ['an icon of the shop’s own host', '<link rel="icon" href="https://shop.example/logout">'],
  ['a viewport behind a space', '<meta name=" viewport" content="width=9999">'],
  ['a script', '<script>document.write(\'<meta name="a" content="b">\')</script>'],
  ['a comment', '<!-- <meta name="a" content="b"> -->'],
  ['an open comment', '<!-- <meta name="a" content="b">'],
  ['a base', '<base href="//evil.example">'],
  ['text', 'meta name="a" content="b"'],
])('%s is dropped', (_what, html) => {
  expect([headTags(html), cleanHeaderTags(html)]).toEqual([[], '']);
});
