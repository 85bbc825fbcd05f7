import { describe, expect, test } from 'vitest';
import { mobileFrom, mobileWords, typedMobile } from './mobile.ts';

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
    ['0091 98765 43210', '9876543210'],
    ['+91 (0) 98765‑43210', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['+9198765432', undefined],
    ['+1 987 654 3210', undefined],
    ['', undefined],
  ])('%s is %s', (text, mobile) => {
    expect(mobileFrom(text)).toBe(mobile);
  });
});

test.each([
  ['+919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['98765 4', '987654'],
  ['+91 98765', '98765'],
  ['13', '13'],
  ['-', '-'],
  ['24-7 Medicos', '24-7 Medicos'],
])('mobileWords of %s is %s', (text, words) => {
  expect(mobileWords(text)).toBe(words);
});

describe('typedMobile', () => {
  /** What a field holds after each key. */
  const typedByKey = (keys: string) =>
    Array.from(keys).reduce((held, key) => typedMobile(held + key), '');

  const whole = [
    '9412055667',
    '94120 55667',
    '94120-55667',
    '+91 94120 55667',
    '+91-94120-55667',
    '+919412055667',
    '91 94120 55667',
    '919412055667',
    '0 94120 55667',
    '09412055667',
    '0091 94120 55667',
    '+91 (0) 94120 55667',
    '91-094120 55667',
    '९४१२० ५५६६७',
    '+९१ ९४१२० ५५६६७',
  ];

  test.each(whole)('%s is its ten digits, typed and pasted', (text) => {
    expect([typedByKey(text), typedMobile(text)]).toEqual(['9412055667', '9412055667']);
  });

  test.each([
    ['98765', '98765'],
    ['98a7', '987'],
    ['98765432109', '9876543210'],
    ['call me', ''],
    ['9194120556', '9194120556'],
  ])('%s is %s', (text, kept) => {
    expect(typedByKey(text)).toBe(kept);
  });

  test.each(['+91 94120 556', '91941205566', '094120556', '+1 415 555 2671', '+91 14120 55667'])(
    '%s stays, and is no number',
    (text) => {
      const kept = typedByKey(text);
      expect(kept).toBe(text.replaceAll(' ', ''));
      expect(mobileFrom(kept)).toBeUndefined();
    },
  );
});
