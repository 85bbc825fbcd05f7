import { describe, expect, test } from 'vitest';
import { isAllowedHeadTag } from './head-tag.ts';

describe('a meta tag', () => {
  const allowed = (attributes: Record<string, string>) =>
    isAllowedHeadTag({ tag: 'meta', attributes });

  test.each<Record<string, string>>([
    { name: 'google-site-verification', content: 'x' },
    { property: 'og:title', content: '' },
    { name: ' author ', content: 'x' },
  ])('%j may stand', (attributes) => {
    expect(allowed(attributes)).toBe(true);
  });

  test.each<Record<string, string>>([
    ...[
      { name: 'viewport', content: 'x' },
      { name: ' Referrer ', content: 'x' },
    ],
    ...[{ name: 'COLOR-SCHEME', content: 'dark' }, { name: 'x' }, { property: 'og:title' }],
    ...[
      { content: 'x' },
      { name: ' ', content: 'x' },
      { 'http-equiv': 'refresh', content: '0' },
      {},
    ],
  ])('%j may not', (attributes) => {
    expect(allowed(attributes)).toBe(false);
  });
});

describe('a link', () => {
  const allowed = (rel: string | undefined, href: string | undefined) =>
    isAllowedHeadTag({
      tag: 'link',
      attributes: {
        ...(rel === undefined ? {} : { rel }),
        ...(href === undefined ? {} : { href }),
      },
    });
  const rels = [
    ...['alternate', 'apple-touch-icon', 'author', 'help', 'icon', 'license', 'manifest', 'me'],
    ...['privacy-policy', 'search', 'terms-of-service', 'ICON', ' icon  me '],
  ];

  test.each(rels)('rel=%s may stand', (rel) => {
    expect(allowed(rel, '/a')).toBe(true);
    expect(allowed(rel, 'HTTPS://a.example/b')).toBe(true);
    expect(allowed(rel, 'http://a.example/b')).toBe(true);
  });

  test.each([
    ...[
      ['stylesheet', '/a'],
      ['icon stylesheet', '/a'],
      ['canonical', '/a'],
      ['', '/a'],
    ],
    ...[
      ['icon', ''],
      ['icon', '//a.example/b'],
      ['icon', 'a'],
      ['icon', 'javascript:x'],
    ],
    ...[
      ['icon', '/api/x'],
      ['icon', 'x https://a.example'],
      [undefined, '/a'],
      ['icon', undefined],
    ],
  ] as const)('rel=%s href=%s may not', (rel, href) => {
    expect(allowed(rel, href)).toBe(false);
  });
});
