import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { SearchIndex } from './search-index.ts';
import { editDistance, wordsOf } from './words.ts';

const names = [
  'Neem Face Wash 100 ml',
  'Neem Face Wash 50 ml',
  'Baby Wipes Aloe 72 pcs',
  'Baby Shampoo No Tears',
  'Herbal Shampoo',
  'Paracetamol 500 mg',
  'आयुर्वेदिक नीम साबुन 75 g',
  'Sold Out Shampoo',
];
const products = names.map((name, id) => ({
  id,
  name,
  sku: `SKU-${id}`,
  stock: name === 'Sold Out Shampoo' ? 0 : 10,
}));
const source = {
  ids: Uint32Array.from(products, ({ id }) => id),
  names,
  skus: products.map(({ sku }) => sku),
  brands: Uint32Array.from(names, (_, i) => (i < 2 ? 0 : 1)),
  categories: Uint32Array.from(names, (_, i) => (i < 2 ? 2 : 3)),
  texts: ['Nimora', 'Mamori', 'Skin Care', 'Other'],
};
const synonyms = [
  ['shampoo', 'शैम्पू'],
  ['soap', 'साबुन'],
];

function openIndex() {
  const opened = new SearchIndex(buildIndex(source), (id) => products[id]);
  opened.setSynonyms(synonyms);
  return opened;
}

const index = openIndex();
const found = (query: string) => index.search(query).map(({ id }) => names[id]);

describe('a search', () => {
  test.each([
    ['shampo', ['Baby Shampoo No Tears', 'Herbal Shampoo', 'Sold Out Shampoo']],
    ['babi wipes', ['Baby Wipes Aloe 72 pcs']],
    ['baby wipe', ['Baby Wipes Aloe 72 pcs']],
    ['paracetmol', ['Paracetamol 500 mg']],
    ['parcaetamol', ['Paracetamol 500 mg']],
    ['शैम्पू', ['Baby Shampoo No Tears', 'Herbal Shampoo', 'Sold Out Shampoo']],
    ['soap', ['आयुर्वेदिक नीम साबुन 75 g']],
    ['साबुन', ['आयुर्वेदिक नीम साबुन 75 g']],
    ['nimora', ['Neem Face Wash 100 ml', 'Neem Face Wash 50 ml']],
    ['facewash', ['Neem Face Wash 100 ml', 'Neem Face Wash 50 ml']],
    ['babysham', ['Baby Shampoo No Tears']],
    ['babyshampu', ['Baby Shampoo No Tears']],
    ['paracetamol500', ['Paracetamol 500 mg']],
    ['babysoap', []],
    ['face wash 50ml', ['Neem Face Wash 50 ml']],
    ['skin wash', ['Neem Face Wash 100 ml', 'Neem Face Wash 50 ml']],
    ['xyzzy', []],
    ['   ', []],
    ['!!!', []],
  ])('for %s finds just %o', (query, wanted) => {
    expect(found(query)).toEqual(wanted);
  });

  test('puts the exact name first, though others match as well', () => {
    expect(found('neem face wash 50 ml')[0]).toBe('Neem Face Wash 50 ml');
  });

  test('puts the exact SKU first', () => {
    expect(found('sku-5')[0]).toBe('Paracetamol 500 mg');
  });

  test('puts what is in stock before what is not', () => {
    expect(found('shampoo').at(-1)).toBe('Sold Out Shampoo');
  });

  test('falls back to most of the words where nothing has all of them', () => {
    expect(found('herbal shampoo xyzzy')).toEqual(['Herbal Shampoo']);
  });

  test('puts first what has the rarer word, where nothing has all of them', () => {
    expect(found('baby herbal')[0]).toBe('Herbal Shampoo');
    expect(found('herbal baby')[0]).toBe('Herbal Shampoo');
  });

  test('finds a word by its beginning, in any script, and nothing that only sorts near it', () => {
    expect(found('par')).toEqual(['Paracetamol 500 mg']);
    expect(found('साब')).toEqual(['आयुर्वेदिक नीम साबुन 75 g']);
    expect(found('paraz')).toEqual([]);
  });

  test('never throws and never repeats an id, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constantFrom(...names));
    fc.assert(
      fc.property(typed, (query) => {
        const ids = index.search(query).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test('finds every product by its own name, first', () => {
    for (const [i, name] of names.entries()) expect(index.search(name)[0]?.id).toBe(i);
  });
});

describe('an index that changes', () => {
  const ids = (changed: SearchIndex<(typeof products)[number]>, query: string) =>
    changed.search(query).map(({ id }) => id);

  test('puts what sold out behind the others, and back', () => {
    const changed = openIndex();
    changed.setInStock(3, false);
    expect(ids(changed, 'shampoo')).toEqual([4, 3, 7]);
    changed.setInStock(3, true);
    expect(ids(changed, 'shampoo')).toEqual([3, 4, 7]);
  });

  test('finds no more what was removed, nor lets it decide how many words must fit', () => {
    const changed = openIndex();
    changed.remove(4);
    expect(ids(changed, 'shampoo')).toEqual([3, 7]);
    expect(ids(changed, 'herbal shampoo')).toEqual([3, 7]);
    expect(ids(changed, 'sku-4')).not.toContain(4);
  });

  test('takes new synonyms', () => {
    const changed = openIndex();
    changed.setSynonyms([['tablet', 'paracetamol']]);
    expect(ids(changed, 'tablet')).toEqual([5]);
    expect(ids(changed, 'soap')).toEqual([]);
  });

  test.each([
    ['crocin', [5]],
    ['krosin', [5]],
    ['क्रोसिन', [5]],
    ['cro cin', [5]],
    ['crocin 500', [5]],
    ['crocin 900', [5]],
    ['pcm', [5]],
  ])('finds %s by a synonym, as it is heard, joined or apart', (query, wanted) => {
    const changed = openIndex();
    changed.setSynonyms([
      ['paracetamol', 'crocin'],
      ['paracetamol', 'pcm', 'aid 7'],
    ]);
    expect(ids(changed, query)).toEqual(wanted);
    expect(ids(changed, 'aid 7')).toEqual([5]);
    expect(ids(changed, '7')).not.toContain(5);
  });
});

test('letters and digits of a SKU stay one word', () => {
  expect(wordsOf('SPF50-X0VEP', () => true)).toEqual(['spf50', 'x0vep']);
});

test.each([
  ['Baby Wipes & Lotions', ['baby', 'wipe', 'lotion']],
  ['Dress 7up', ['dress', '7up']],
  ['paracetamol500mg', ['paracetamol', '500', 'mg']],
  ['500mg paracetamol', ['500', 'mg', 'paracetamol']],
  ['पैरासिटामोल500', ['पैरासिटामोल', '500']],
  ['10tablets', ['10', 'tablet']],
  ['Soap 4x75g', ['soap', '4', '75', 'g']],
  ['3in1', ['3', 'in', '1']],
  ['B12, D3 60K', ['b12', 'd3', '60k']],
  ['vitamin b-12', ['vitamin', 'b12']],
  ['vitamind3', ['vitamin', 'd3']],
  ['n 95 mask', ['n95', 'mask']],
  ['Tube D 30 g', ['tube', 'd', '30', 'g']],
  ['Honey 500g', ['honey', '500', 'g']],
  ['शहद ५००ग्राम', ['शहद', '500', 'g']],
  ['Juice 1.5 Ltr', ['juice', '1', '5', 'litre']],
  ['Pants L, 34 pc', ['pant', 'l', '34', 'pcs']],
  ['नीम साबुन', ['नीम', 'साबुन']],
])('wordsOf(%s)', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['shampo', 'shampoo', 1],
  ['babi', 'baby', 1],
  ['ab', 'ba', 1],
  ['same', 'same', 0],
  ['cat', 'elephant', 3],
])('editDistance(%s, %s) is %i', (from, to, distance) => {
  expect(editDistance(from, to, 2)).toBe(distance);
});
