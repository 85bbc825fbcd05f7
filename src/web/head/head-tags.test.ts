import { expect, test } from 'vitest';
import { headTagsOf } from './head-tags.ts';

test('meta and link tags are read with their attributes', () => {
  const html = `<meta name="theme-color" content="#123456">
    <META property=og:title content='a > "b" &amp; c' />
    <link rel="apple-touch-icon" href="/images/icon.png" sizes="180x180">`;
  expect(headTagsOf(html)).toEqual([
    { tag: 'meta', attributes: { name: 'theme-color', content: '#123456' } },
    { tag: 'meta', attributes: { property: 'og:title', content: 'a > "b" & c' } },
    {
      tag: 'link',
      attributes: { rel: 'apple-touch-icon', href: '/images/icon.png', sizes: '180x180' },
    },
  ]);
});

test.each([
  ['nothing', ''],
  ['a policy', '<meta http-equiv="refresh" content="0;url=//evil.example">'],
  ['a viewport', '<meta name="viewport" content="width=9999">'],
  ['a style sheet', '<link rel="stylesheet" href="/x.css">'],
  ['a script address', '<link rel="icon" href="javascript:alert(1)">'],
  ['an icon that the API answers', '<link rel="icon" href="/api/cancelOrderById?id=3">'],
  ['what a script writes', '<script>\'<meta name="a" content="b">\'</script>'],
  ['what an open script writes', '<script><meta name="a" content="b">'],
  ['a comment', '<!-- <meta name="a" content="b"> -->'],
  ['an open tag', '<meta name="a" content="b"'],
])('%s gives no tag', (_what, html) => {
  expect(headTagsOf(html)).toEqual([]);
});
