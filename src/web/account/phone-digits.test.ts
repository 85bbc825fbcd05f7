import { expect, test } from 'vitest';
import { phoneDigits } from './RegisterForm.tsx';

test.each([
  ['9876543210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['+91 98765‑43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['98765', '98765'],
  ['98a7', '987'],
  ['98765432109', '9876543210'],
  ['call me', ''],
])('%j becomes %j', (typed, kept) => {
  expect(phoneDigits(typed)).toBe(kept);
});
