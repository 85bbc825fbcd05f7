import { describe, expect, test } from 'vitest';
import { formatMobile, isGstin, isPincode, mobileFrom } from './indian-formats.ts';

describe('mobileFrom', () => {
  test.each([
    ['9876543210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['5876543210', undefined],
    ['987654321', undefined],
    ['98765432100', undefined],
    ['demo@thok.example', undefined],
    ['', undefined],
  ])('%s is %s', (text, mobile) => {
    expect(mobileFrom(text)).toBe(mobile);
  });
});

test('formatMobile splits after five', () => {
  expect(formatMobile('9876543210')).toBe('98765 43210');
  expect(formatMobile('123')).toBe('123');
});

test.each([
  ['27AAPFU0939F1ZV', true],
  ['27AAPFU0939F1ZW', false],
  ['27AAPFU0939F1Z', false],
])('isGstin(%s) is %s', (text, answer) => {
  expect(isGstin(text)).toBe(answer);
});

test.each([
  ['248001', true],
  ['048001', false],
  ['24800', false],
])('isPincode(%s) is %s', (text, answer) => {
  expect(isPincode(text)).toBe(answer);
});
