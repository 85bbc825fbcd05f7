import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { actionUrl, refusalIn } from './api-call.ts';
import { refusalText } from './refusal-text.ts';

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
  expect(refusalIn({ success: false })).toMatchObject({ code: 'refused', message: '' });
});

test('a success of either kind is none', () => {
  expect(refusalIn({ status: 'success', data: [] })).toBeUndefined();
  expect(refusalIn({ success: true, data: [] })).toBeUndefined();
});

test.each([
  [401, 'not-signed-in'],
  [404, 'not-found'],
  [503, 'busy'],
  [200, 'refused'],
  [418, 'refused'],
])('a refusal without a code and HTTP %i is %s', (status, code) => {
  expect(refusalIn({ status: 'error' }, status)?.code).toBe(code);
  expect(refusalIn({ status: 'error', code: 'too-late' }, status)?.code).toBe('too-late');
});

test('a screen says the server’s words, its own where it gave none, another where none came', () => {
  const told = (error: unknown) => refusalText(error, 'Refused.', 'No answer.');
  expect(told(refusalIn({ success: false, message: 'Sold out.' }))).toBe('Sold out.');
  expect(told(refusalIn({ success: false }))).toBe('Refused.');
  expect(told(new Refusal('unreachable', 'Offline'))).toBe('No answer.');
  expect(told(new TypeError('failed'))).toBe('No answer.');
});
