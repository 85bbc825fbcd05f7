import { expect, test } from 'vitest';
import { pageToReturnTo } from './last-page.ts';

const cart = { path: '/cart', index: 3 };

test('a page of the shop takes the place of the one before', () => {
  expect(pageToReturnTo(undefined, cart)).toEqual(cart);
  expect(pageToReturnTo({ path: '/', index: 2 }, cart)).toEqual(cart);
});

test.each(['/login', '/login?next=%2Fcart', '/login/', '/forgot-pin', '/reset-pin?token=x'])(
  '%s keeps the page that led there',
  (path) => {
    expect(pageToReturnTo(cart, { path, index: 4 })).toEqual(cart);
    expect(pageToReturnTo(undefined, { path, index: 0 })).toBeUndefined();
  },
);

test('a page whose place in the history is taken can only be opened anew', () => {
  const gone = { path: '/cart', index: undefined };
  expect(pageToReturnTo(cart, { path: '/login', index: 3 })).toEqual(gone);
  expect(pageToReturnTo(cart, { path: '/login', index: 0 })).toEqual(gone);
  expect(pageToReturnTo(cart, { path: '/login', index: undefined })).toEqual(gone);
  expect(pageToReturnTo(gone, { path: '/login', index: 9 })).toEqual(gone);
});
