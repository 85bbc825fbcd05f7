import { expect, test } from 'vitest';
import { pathAfterSignIn, signInPath } from './sign-in-path.ts';

test.each([
  ['/console/orders', '?status=active', '/sign-in?next=%2Forders%3Fstatus%3Dactive'],
  ['/orders', '', '/sign-in?next=%2Forders'],
  ['/console', '', '/sign-in'],
  ['/console/sign-in', '?next=%2Forders', '/sign-in?next=%2Forders'],
  ['/console/sign-in', '', '/sign-in'],
])('from %s%s one is led to %s', (pathname, search, path) => {
  expect(signInPath({ pathname, search })).toBe(path);
});

test.each([
  ['next=%2Forders', '/orders'],
  ['', '/'],
  ['next=%2F%2Fevil.example', '/'],
  ['next=https%3A%2F%2Fevil.example', '/'],
])('signed in with ?%s one goes on to %s', (search, path) => {
  expect(pathAfterSignIn(new URLSearchParams(search))).toBe(path);
});
