import { expect, test } from 'vitest';
import type { Pack } from '#domain/catalogue/pricing.ts';
import { packFigures } from './pack-figures.ts';

function pack(slot: 1 | 2 | 3, size: number, pricePaise: number, mrpPaise = 12000): Pack {
  return { slot, size, pricePaise, mrpPaise, packaging: `Box of ${size}` };
}

test('a pack costs and earns its units together', () => {
  expect(packFigures([pack(1, 12, 8100)])).toMatchObject([
    { packPricePaise: 97200, marginPercent: 32.5, earnPaise: 46800 },
  ]);
});

test.each([
  ['the only pack', [pack(1, 6, 8400)], [false]],
  ['the pack with the highest margin', [pack(1, 6, 8400), pack(2, 12, 8100)], [false, true]],
  ['packs that all earn the same', [pack(1, 6, 8400), pack(2, 12, 8400)], [false, false]],
  [
    'the first of two best',
    [pack(1, 6, 9000), pack(2, 12, 8400), pack(3, 24, 8400)],
    [false, true, false],
  ],
  [
    "a pack whose own MRP earns more at a higher price, like the others'",
    [pack(1, 6, 8400), pack(2, 12, 8500, 14000)],
    [false, true],
  ],
])('%s is marked as it deserves', (_what, packs, best) => {
  expect(packFigures(packs).map((figures) => figures.best)).toEqual(best);
});

test('no packs have no figures', () => {
  expect(packFigures([])).toEqual([]);
});
