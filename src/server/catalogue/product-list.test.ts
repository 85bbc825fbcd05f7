import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listingSorts } from '#domain/catalogue/listing.ts';
import type { CatalogueProduct } from './product.ts';
import { inOrder, ProductList } from './product-list.ts';

const facts = fc.record({
  stock: fc.integer({ min: 0, max: 2 }),
  bestPick: fc.boolean(),
  soldUnits: fc.integer({ min: 0, max: 2 }),
  cardPricePaise: fc.integer({ min: 0, max: 3 }),
  cardMarginPercent: fc.integer({ min: 0, max: 3 }),
  createdAtMs: fc.integer({ min: 0, max: 2 }),
  sortName: fc.constantFrom('a', 'b', 'c'),
});
const orders = ['best', ...listingSorts] as const;

/** As far as lists look at it. */
const product = (id: number, given: object) => ({ id, ...given }) as CatalogueProduct; // `as`: lists read no more than these

test('a list whose products change, come and go stays in every order', () => {
  const step = fc.record({
    kind: fc.constantFrom('change', 'add', 'remove'),
    at: fc.nat(),
    facts,
  });
  fc.assert(
    fc.property(
      fc.array(facts, { maxLength: 12 }),
      fc.array(step, { maxLength: 12 }),
      (first, steps) => {
        const members = first.map((given, id) => product(id, given));
        const list = new ProductList();
        list.replace(inOrder(members, 'relevance'));
        for (const order of orders) list.inOrder(order);
        for (const [i, { kind, at, facts: given }] of steps.entries()) {
          const known = members[at % Math.max(members.length, 1)];
          const before = list.revision;
          if (kind !== 'add' && known) list.remove(known);
          if (kind === 'remove' && known) members.splice(members.indexOf(known), 1);
          if (kind === 'change' && known) list.add(Object.assign(known, given));
          if (kind === 'add') {
            members.push(product(first.length + i, given));
            list.add(members.at(-1) as CatalogueProduct); // `as`: pushed just now
          }
          if (kind === 'add' || known) expect(list.revision).toBeGreaterThan(before);
          for (const order of orders) {
            expect(list.inOrder(order).map(({ id }) => id)).toEqual(
              inOrder(members, order).map(({ id }) => id),
            );
          }
        }
      },
    ),
  );
});
