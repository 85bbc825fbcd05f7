import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HashTableBuilder, lookUp } from './hash-table.ts';

test('every key leads to its values, lowest first, up to the largest there can be', () => {
  const pairs = fc.array(fc.tuple(fc.string(), fc.nat({ max: 2 ** 21 - 1 })));
  fc.assert(
    fc.property(pairs, (given) => {
      const builder = new HashTableBuilder();
      for (const [key, value] of given) builder.add(key, value);
      const table = builder.build();
      for (const [key] of given) {
        const values = given.filter(([other]) => other === key).map(([, value]) => value);
        expect(lookUp(table, key)).toEqual(expect.arrayContaining(values));
        expect(lookUp(table, key)).toEqual(lookUp(table, key).toSorted((a, b) => a - b));
      }
    }),
  );
});

test('a key that was never added leads nowhere', () => {
  const builder = new HashTableBuilder();
  builder.add('soap', 3);
  expect(lookUp(builder.build(), 'shampoo')).toEqual([]);
});
