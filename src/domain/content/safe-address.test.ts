import { describe, expect, test } from 'vitest';
import { isBannerLink, linkAddress, pictureAddress } from './safe-address.ts';

describe('a picture', () => {
  test.each([
    ['/images/a/b-1.webp', '/images/a/b-1.webp'],
    ['/images/a.webp?w=320', '/images/a.webp?w=320'],
    ['images/a.webp', '/images/a.webp'],
    ['\\images\\a.webp', '/images/a.webp'],
    ['/x/../images/a.webp', '/images/a.webp'],
  ])('%s is %s', (address, clean) => {
    expect(pictureAddress(address)).toBe(clean);
  });

  test.each([
    ...['https://evil.example/images/a.webp', '//evil.example/images/a.webp', '/api/x', 'data:,x'],
    ...['/images/', '/images/a b.webp', '/x/images/a.webp', 'http://[', ''],
  ])('%s is none', (address) => {
    expect(pictureAddress(address)).toBeUndefined();
  });
});

describe('a link', () => {
  test.each([
    ['#top', '#top'],
    ['?page=2', '?page=2'],
    ['/about', '/about'],
    ['about?x=1#y', '/about?x=1#y'],
    ['https://other.example/a', 'https://other.example/a'],
    ['http://other.example/', 'http://other.example/'],
    ['mailto:a@thok.example', 'mailto:a@thok.example'],
    ['tel:+919876543210', 'tel:+919876543210'],
    ['/apiary', '/apiary'],
    ['/events-of-the-day', '/events-of-the-day'],
    ['/page#api', '/page#api'],
    ['/about%20us', '/about%20us'],
    ['/.//evil.example', '/evil.example'],
  ])('to %s leads to %s', (address, clean) => {
    expect(linkAddress(address)).toBe(clean);
  });

  test.each([
    ...[
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      'ftp://a.example/',
      'xhttps://a.example/',
    ],
    ...['/api', '/api/cancelOrderById?id=1', '/API/x', '/logout', '/events', '/console/x'],
    ...['https://any.example/api/x', '/%61pi/x', '/%2561pi/x', '/x/../api', '\\api', '/%5Capi'],
    ...['/%252561pi', '/x%2f..%2fapi', 'http://['],
  ])('to %s leads nowhere', (address) => {
    expect(linkAddress(address)).toBeUndefined();
  });
});

test.each([
  ['/face-care', true],
  ['https://brand.example/offer', true],
  ['http://brand.example/offer', false],
  ['/\t/evil.example', false],
  ['//brand.example', false],
  ['face-care', false],
  ['/console', false],
])('a banner may lead to %s: %s', (address, may) => {
  expect(isBannerLink(address)).toBe(may);
});
