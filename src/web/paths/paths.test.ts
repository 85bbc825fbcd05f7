import { expect, test } from 'vitest';
import {
  brandPath,
  categoryTilePath,
  hasCartBar,
  hasFoldedFooter,
  loginPathTo,
  operatorLink,
  productPath,
  subcategoryPath,
} from './paths.ts';

const faceCare = { slug: 'face-care', name: 'Face Care', imageName: '', firstSubSlug: 'face-wash' };
const eyeCare = { slug: 'eye-care', name: 'Eye Care', imageName: '', firstSubSlug: '' };

test('a subcategory with sub-subcategories leads to the first of them', () => {
  expect(subcategoryPath(faceCare)).toBe('/face-care/face-wash');
  expect(categoryTilePath(faceCare, 'Skin Care')).toBe('/face-care/face-wash/Skin%20Care');
});

test('a subcategory without any keeps the segment empty', () => {
  expect(subcategoryPath(eyeCare)).toBe('/eye-care/');
  expect(categoryTilePath(eyeCare, 'Bath & Body/Hair')).toBe('/eye-care//Bath%20%26%20Body%2FHair');
});

test.each(['/cart', '/shop?q=face wash&page=2', '/eye-care//Skin%20Care'])(
  '%j survives the way through /login',
  (path) => {
    expect(new URL(loginPathTo(path), 'http://shop.example').searchParams.get('next')).toBe(path);
  },
);

test('products and brands lead to their pages', () => {
  expect(productPath('neem-face-wash')).toBe('/product-detail/neem-face-wash');
  expect(brandPath(4, 'Buransh & Co.')).toBe('/brand/4/buransh-co');
});

test.each([
  ['/face-care', { to: '/face-care', outside: false }],
  ['https://thok.example/x', { to: 'https://thok.example/x', outside: true }],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('an operator link %j is %j', (link, target) => {
  expect(operatorLink(link)).toEqual(target);
});

test.each([
  ['/', true, false],
  ['/shop', true, false],
  ['/my-orders', true, false],
  ['/cart', false, true],
  ['/cart/', false, true],
  ['/checkout-pick-drop', false, true],
  ['/edit-order/31', false, true],
  ['/order/31', false, false],
  ['/my-account', false, false],
  ['/wallet', false, false],
  ['/login', false, false],
])('at %s the cart bar is %j and the footer folded %j', (path, cartBar, folded) => {
  expect(hasCartBar(path)).toBe(cartBar);
  expect(hasFoldedFooter(path)).toBe(folded);
});
