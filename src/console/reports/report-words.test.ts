import { expect, test } from 'vitest';
import { changeText, rowAddress } from './report-words.ts';

test.each([
  [112, 100, '+12%'],
  [92, 100, '−8%'],
  [100, 100, '0%'],
  [5, 0, 'Nothing before'],
  [0, 0, ''],
  [0, 50, '−100%'],
])('%d after %d is %s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

test('a row leads to what it is about', () => {
  const range = { from: '2026-10-01', to: '2026-10-31' };
  const none = { amount: 1, amount_before: 0, before_invoices: 0, on_order: 0 };
  const row = { key: 'Rajpur Road', name: 'Rajpur Road', ...none };
  expect(rowAddress('route', row, range)).toBe(
    '/orders?route=Rajpur+Road&from=2026-10-01&to=2026-10-31',
  );
  expect(rowAddress('route', { ...row, key: '' }, range)).toBeUndefined();
  expect(rowAddress('brand', { ...row, key: '3' }, range)).toBe('/products?brand=3');
});
