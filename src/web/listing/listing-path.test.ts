import { expect, test } from 'vitest';
import { isListingPath, listingPath, listingPlace } from './listing-path.ts';

test.each([
  ['/face-care', '/face-care'],
  ['/face-care/', '/face-care'],
  ['/face-care//', '/face-care'],
  ['/face-care/face-wash', '/face-care/face-wash'],
  ['/face-care/face-wash/', '/face-care/face-wash'],
  ['/face-care/face-wash/Skin%20Care', '/face-care/face-wash'],
  ['/eye-care//Bath%20%26%20Body%2FHair', '/eye-care'],
  ['/eye-care//%E0%A4%A5%E0%A5%8B%E0%A4%95/', '/eye-care'],
])('%s is the list of %s', (typed, path) => {
  const place = listingPlace(typed);
  expect(place && listingPath(place)).toBe(path);
});

test.each([
  '/',
  '//face-care',
  '/face-care/face-wash/Skin%20Care/more',
  '/face-care///Skin%20Care',
  '/..%2F..%2Fetc',
  '/%00',
  '/%F0%9F%98%80',
  '/Face-Care',
  '/cart/x',
  '/face-care/%3Cb%3E',
  '/%zz',
  `/${'a'.repeat(5_000)}`,
])('%s is no list', (typed) => {
  expect(listingPlace(typed)).toBeUndefined();
});

test('lists are told from other pages by their address', () => {
  expect(['/shop', '/brand/3/curisol', '/face-care/face-wash'].every(isListingPath)).toBe(true);
  expect(['/', '/cart', '/product-detail/neem'].some(isListingPath)).toBe(false);
});
