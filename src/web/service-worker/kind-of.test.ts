import { expect, test } from 'vitest';
import { kindOf } from './kind-of.ts';

const own = 'https://shop.example';

test.each([
  ['/assets/home-x.js', 'no-cors', 'asset'],
  ['/icons/shop-192.png', 'no-cors', 'asset'],
  ['/images/products/neem.webp?w=160', 'no-cors', 'picture'],
  ['/', 'navigate', 'page'],
  ['/product-detail/neem-face-wash', 'navigate', 'page'],
  ['/cart', 'navigate', 'page'],
  ['/api?endpoint=getBuyAgain&user_id=1', 'cors', 'data'],
  ['/api?endpoint=getCouponDataByUserId&id=1', 'cors', undefined],
  ['/api?endpoint=getCartProductByUserId&userId=1', 'cors', 'data'],
  ['/api?endpoint=getProductStock&product_id=1', 'cors', undefined],
  ['/api?endpoint=cancelOrderById&id=1', 'cors', undefined],
  ['/api', 'navigate', undefined],
  ['/console', 'navigate', undefined],
  ['/console/api/getToday', 'cors', undefined],
  ['/console/assets/x.js', 'no-cors', undefined],
  ['/events', 'cors', undefined],
  ['/reset-pin?token=secret', 'navigate', undefined],
  ['/login?next=/cart', 'navigate', undefined],
  ['/order/31/invoice.pdf', 'navigate', undefined],
  ['/shop.data', 'cors', undefined],
  ['/%63onsole', 'navigate', undefined],
  ['/console%2Fapi%2FgetToday', 'navigate', undefined],
  ['//console', 'navigate', undefined],
  ['/Reset-Pin?token=secret', 'navigate', undefined],
  ['/%4Cogin', 'navigate', undefined],
  ['/%61pi?endpoint=getProductStock', 'navigate', undefined],
  ['/order/31/invoice%2Epdf', 'navigate', undefined],
  ['/%E0%A4', 'navigate', undefined],
  ['/%E0%A4%A8%E0%A5%80%E0%A4%AE', 'navigate', 'page'],
  ['/console-games', 'navigate', 'page'],
  ['/shop/console', 'navigate', 'page'],
  ['/v1.2/shop', 'navigate', 'page'],
  ['/shop', 'cors', undefined],
])('%s asked for as %s is kept as %s', (path, mode, kind) => {
  expect(kindOf({ method: 'GET', mode, url: own + path }, own)).toBe(kind);
});

test('nothing of other origins, and no change, is kept', () => {
  const page = { method: 'GET', mode: 'navigate', url: 'https://other.example/' };
  expect(kindOf(page, own)).toBeUndefined();
  expect(kindOf({ ...page, method: 'POST', url: `${own}/cart` }, own)).toBeUndefined();
});
