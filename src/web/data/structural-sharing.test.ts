import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareStructure } from './structural-sharing.ts';

test('what is equal is the same object, and nothing else is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, now) => {
      expect(shareStructure(before, now)).toEqual(now);
      expect(shareStructure(before, structuredClone(before))).toBe(before);
    }),
  );
});

test('parts that did not change stay the same objects', () => {
  const before = {
    filter: { sort: '' },
    products: [
      { id: 1, stock: 3 },
      { id: 2, stock: 5 },
    ],
  };
  const now = shareStructure(before, {
    filter: { sort: '' },
    products: [
      { id: 1, stock: 3 },
      { id: 2, stock: 4 },
    ],
  });
  expect(now).not.toBe(before);
  expect(now.filter).toBe(before.filter);
  expect(now.products[0]).toBe(before.products[0]);
  expect(now.products[1]).toEqual({ id: 2, stock: 4 });
});

test.each([
  ['a part more', { a: 1 }, { a: 1, b: undefined }],
  ['a part less', { a: 1, b: undefined }, { a: 1 }],
  ['another name', { a: undefined }, { b: undefined }],
  ['a list for an object', { 0: 'a' }, ['a']],
  ['nothing', { a: 1 }, null],
])('%s is a change', (_what, before, now) => {
  expect(shareStructure<unknown>(before, now)).not.toBe(before);
  expect(shareStructure<unknown>(before, now)).toEqual(now);
});
