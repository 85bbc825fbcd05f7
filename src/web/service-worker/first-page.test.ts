import { expect, test } from 'vitest';
import { firstPageOf } from './first-page.ts';

test.each([
  ['/shop?page=3', '/shop'],
  ['/shop?sort=name&page=12#card-7', '/shop?sort=name#card-7'],
  ['/shop?sort=name', undefined],
  ['/shop?page=3&sort=name', undefined],
  ['/mypage=3', undefined],
])('the first page of the list of %s is %s', (address, first) => {
  const origin = 'https://shop.example';
  expect(firstPageOf(origin + address)).toBe(first && origin + first);
});
