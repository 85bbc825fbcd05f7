import { expect, test } from 'vitest';
import { formatMobile, gstinCheckDigit, isGstin, isPincode } from './indian-formats.ts';

test('formatMobile splits after five', () => {
  expect(formatMobile('9876543210')).toBe('98765 43210');
  for (const other of ['123', '98765432101', '+919876543210', '']) {
    expect(formatMobile(other)).toBe(other);
  }
});

test.each([
  ['27AAPFU0939F1ZV', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
  ['27AAPFU0939F1ZVX', false],
])('isGstin(%s) is %s', (text, answer) => {
  expect(isGstin(text)).toBe(answer);
});

test('a GSTIN with a character before it is none, whatever the check digit says', () => {
  const before = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter(
    (character) => gstinCheckDigit(`${character}27AAPFU0939F1`) === 'Z',
  );
  expect(before).toHaveLength(1);
  expect(isGstin(`${before[0]}27AAPFU0939F1ZV`)).toBe(false);
});

test.each([
  ['248001', true],
  ['048001', false],
  ['24800', false],
  ['2480011', false],
  ['a248001', false],
])('isPincode(%s) is %s', (text, answer) => {
  expect(isPincode(text)).toBe(answer);
});
