import { expect, test } from 'vitest';
import { actionUrl, refusalIn } from './api.ts';

test.each([
  ['/api?endpoint=', {}, '/api?endpoint=searchProducts'],
  [
    '/api?endpoint=',
    { q: 'face & wash', page: 2 },
    '/api?endpoint=searchProducts&q=face+%26+wash&page=2',
  ],
  ['https://shop.example/api/', { q: 'soap' }, 'https://shop.example/api/searchProducts?q=soap'],
  ['/api?endpoint=', { q: 'soap', page: undefined }, '/api?endpoint=searchProducts&q=soap'],
])('with BASE_URL %s and %j the address is %s', (baseUrl, input, url) => {
  expect(actionUrl(baseUrl, 'searchProducts', input)).toBe(url);
});

test('an error envelope of either kind becomes a refusal with its extras', () => {
  const body = { status: 'error', code: 'below-coupon-minimum', message: 'No', amount_needed: 20 };
  const refusal = refusalIn(body);
  expect(refusal).toMatchObject({ code: 'below-coupon-minimum', message: 'No' });
  expect(refusal?.extra).toEqual({ amount_needed: 20 });
  expect(refusalIn({ success: false })).toMatchObject({
    code: 'refused',
    message: 'Something went wrong!',
  });
});

test('a success of either kind is none', () => {
  expect(refusalIn({ status: 'success', data: [] })).toBeUndefined();
  expect(refusalIn({ success: true, data: [] })).toBeUndefined();
});
