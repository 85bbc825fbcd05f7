import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/cart', '/shop?q=face wash&page=2', '/eye-care//Skin%20Care'])(
  '%j is a path of the shop',
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/x\\..\\/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
])('%j is none', (path) => {
  expect(ownPath(path)).toBeUndefined();
});
