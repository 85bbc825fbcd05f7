import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pack, PackSlot } from '#domain/catalogue/pricing.ts';
import { readOrderText } from './order-text.ts';
import { packsMeant, productMeant } from './packs-meant.ts';

function packs(...packagings: string[]): Pack[] {
  return packagings.map((packaging, i) => ({
    slot: (i + 1) as PackSlot, // `as`: there are at most three
    size: Number(/\d+/.exec(packaging)?.[0]),
    pricePaise: 100,
    mrpPaise: 200,
    packaging,
  }));
}

const soap = packs('Pack of 6', 'Box of 12', 'Carton of 24');
const strips = packs('Pack of 10', 'Box of 50', 'Carton of 100');

function meant(text: string, offered: Pack[], name = 'Soap', usualSlot?: PackSlot) {
  const [line] = readOrderText(text);
  if (!line) throw new Error(`${text} has no line`);
  return packsMeant(line, { names: [name], packs: offered, usualSlot }, false);
}

describe('how many of which pack', () => {
  test.each([
    ['soap 12 pcs', soap, 1, 2],
    ['soap 2 dozen', soap, 1, 4],
    ['soap 2 boxes', soap, 2, 2],
    ['soap 1 पेटी', soap, 3, 1],
    ['soap 3 packs', soap, 1, 3],
    ['soap x 3', soap, 1, 3],
    ['soap (Box of 12) x 2', soap, 2, 2],
    ['soap 24 pcs', packs('Box of 10', 'Carton of 24'), 2, 1],
    ['soap 3 packs', packs('Bundle of 4', 'Bag of 8'), 1, 3],
    ['soap 2 कार्टन', packs('6 का पैक', '24 का कार्टन'), 2, 2],
  ])('%j of %j is slot %i, %i packs', (text, offered, slot, count) => {
    expect(meant(text, offered)).toEqual({ slot, packs: count, maybe: [] });
  });

  test.each([
    ['soap x 3', 2, 3],
    ['soap 24 pcs', 2, 2],
    ['soap 18 pcs', 1, 3],
    ['soap 3 packs', 1, 3],
  ])('%j, where boxes are bought, is slot %i, %i packs', (text, slot, count) => {
    expect(meant(text, soap, 'Soap', 2)).toMatchObject({ slot, packs: count });
  });

  test('a strip is a piece where a piece is a strip of tablets', () => {
    const name = 'Paracetamol 500 mg 10 tablets';
    expect(meant('paracetamol 500 20 patte', strips, name)).toMatchObject({ slot: 1, packs: 2 });
    expect(meant('vitamins 20 patte', strips, 'Vitamins 60 tablets')).toMatchObject({ packs: 0 });
  });
});

describe('is asked', () => {
  test.each([
    ['soap 10 pcs', [1, 2]],
    ['soap 5 pcs', [1]],
    ['soap 4 tablets', [1]],
  ])('%j: %j of the smallest pack', (text, around) => {
    const maybe = around.map((packs) => ({ slot: 1, packs }));
    expect(meant(text, soap)).toMatchObject({ packs: 0, maybe });
  });

  test('what a word may stand for: so many of each pack', () => {
    const maybe = [1, 2, 3].map((slot) => ({ slot, packs: 2 }));
    expect(meant('soap 2 packets', soap)).toMatchObject({ packs: 0, maybe });
  });

  test.each([
    'soap half carton',
    'soap 6-7 pcs',
    'soap 6+1 pcs',
    'soap 1 carton + 6 pcs',
    'soap 2x12',
    'soap 6 foo',
    'soap 10000 pcs',
  ])('%j', (text) => {
    expect(meant(text, soap)).toMatchObject({ packs: 0 });
  });

  test('a pack of a size that there is not is none', () => {
    expect(meant('soap (Box of 7) x 2', soap).slot).toBeUndefined();
  });
});

test('the product that has the number in its name is the one that is meant', () => {
  const [line] = readOrderText('neem face wash 50');
  const found = [{ names: ['Neem Face Wash 100 ml'] }, { names: ['नीम', 'Neem Face Wash 50 ml'] }];
  expect(line && productMeant(line, found)).toBe(1);
});

test('of pieces just what was written, or a question', () => {
  const sizes = fc.uniqueArray(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 3 });
  const pieces = fc.integer({ min: 1, max: 9_999 });
  const usual = fc.constantFrom<PackSlot | undefined>(undefined, 1, 2, 3);
  const words = fc.constantFrom('pcs', 'पीस', 'nos', 'नग', 'piece');
  fc.assert(
    fc.property(sizes, pieces, usual, words, (some, count, slot, word) => {
      const offered = packs(...some.map((size) => `Pack of ${size}`));
      const { packs: found, slot: inSlot } = meant(`soap ${count} ${word}`, offered, 'Soap', slot);
      const size = offered.find((pack) => pack.slot === inSlot)?.size ?? 0;
      if (found > 0) expect(found * size).toBe(count);
    }),
  );
});
