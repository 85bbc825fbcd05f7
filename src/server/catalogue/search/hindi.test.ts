import { describe, expect, test } from 'vitest';
import { buildIndex } from './build-index.ts';
import { meaningsOf } from './hindi.ts';
import { fillerWords, hindiWords } from './hindi-words.ts';
import { latinSpelling } from './latin-spelling.ts';
import { SearchIndex } from './search-index.ts';
import { soundOf, stemOf } from './sound.ts';
import { wordsOf } from './words.ts';

const names = [
  'Fever Tablets 500 mg',
  'Hing Goli 60 g',
  'Pain Balm 9 g',
  'Cough Syrup 100 ml',
  'Neem Shampoo 200 ml',
  'Day Cream 50 g',
  'Talc Powder 100 g',
  'Toothpaste 150 g',
  'Antacid Liquid 170 ml',
  'Pet Ball 6 cm',
  'Hair Oil 100 ml',
  'ज़िंक की गोली 15',
  'Black Salt 100 g',
  'Dandruff Tonic 50 ml',
  'डैंड्रफ टॉनिक 9 ml',
  'Moisturising Lotion 50 ml',
  'Lotion Wash 50 ml',
];
const products = names.map((name, id) => ({ id, name, sku: `N${id}`, stock: 1 }));
const index = new SearchIndex(
  buildIndex({
    ids: Uint32Array.from(products, ({ id }) => id),
    names,
    skus: products.map(({ sku }) => sku),
    brands: new Uint32Array(names.length),
    categories: new Uint32Array(names.length),
    texts: [''],
  }),
  (id) => products[id],
);
const found = (query: string) => index.search(query).map(({ name }) => name);

describe('a search', () => {
  test.each([
    ['बुखार की दवा', ['Fever Tablets 500 mg']],
    ['bukhaar', ['Fever Tablets 500 mg']],
    ['bukha', ['Fever Tablets 500 mg']],
    ['दर्द', ['Pain Balm 9 g']],
    ['pet dard', ['Antacid Liquid 170 ml']],
    ['पेट', ['Antacid Liquid 170 ml', 'Pet Ball 6 cm']],
    ['baalon ka tel', ['Hair Oil 100 ml']],
    ['kof sirap', ['Cough Syrup 100 ml']],
    ['नीम शैंपू', ['Neem Shampoo 200 ml']],
    ['nim shampu', ['Neem Shampoo 200 ml']],
    ['krim', ['Day Cream 50 g']],
    ['पाउडर', ['Talc Powder 100 g']],
    ['tooth paste', ['Toothpaste 150 g']],
    ['टूथ पेस्ट', ['Toothpaste 150 g']],
    ['पेटदर्द', ['Antacid Liquid 170 ml']],
    ['जिंक', ['ज़िंक की गोली 15']],
    ['zink', ['ज़िंक की गोली 15']],
    ['डैंड्रफ', ['डैंड्रफ टॉनिक 9 ml', 'Dandruff Tonic 50 ml']],
    ['dendraf', ['Dandruff Tonic 50 ml', 'डैंड्रफ टॉनिक 9 ml']],
    ['moisturizer', ['Moisturising Lotion 50 ml']],
    ['moisturaizer', ['Moisturising Lotion 50 ml']],
    ['मॉइस्चराइज़र', ['Moisturising Lotion 50 ml']],
    ['लोशनवॉश', ['Lotion Wash 50 ml']],
    ['karma', []],
    ['nama', ['Black Salt 100 g']],
    ['name', []],
    ['ka', []],
  ])('for %s finds just %o', (query, wanted) => {
    expect(found(query)).toEqual(wanted);
  });

  test('takes a Hindi word of the catalogue as it is written, then what it means', () => {
    expect(found('goli')).toEqual(['Hing Goli 60 g', 'Fever Tablets 500 mg']);
    expect(found('गोली')[0]).toBe('ज़िंक की गोली 15');
    expect(found('गोली')).toHaveLength(3);
  });

  test.each([
    ['pet', ['Pet Ball 6 cm']],
    ['ball', ['Pet Ball 6 cm']],
    ['pain', ['Pain Balm 9 g']],
    ['tal', ['Talc Powder 100 g']],
    ['cream', ['Day Cream 50 g']],
  ])('for the English %s finds nothing that only sounds or means like it', (query, wanted) => {
    expect(found(query)).toEqual(wanted);
  });
});

test.each([
  ['चेहरे', 'chehre'],
  ['बुखार', 'bukhaar'],
  ['मरहम', 'marham'],
  ['खांसी', 'khaansee'],
  ['वाइप्स', 'vaaip'],
  ['soap', undefined],
])('latinSpelling(%s) is %s', (word, latin) => {
  expect(latinSpelling(word)).toBe(latin);
});

test.each([
  ['shampu', 'shampoo'],
  ['krim', 'cream'],
  ['witamin', 'vitamin'],
  ['zukam', 'jukam'],
  ['fenol', 'phenol'],
  ['जेल', 'gel'],
  ['साबुन', 'saboon'],
])('%s and %s sound the same', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['कुत्ते', 'kutta'],
  ['bachchon', 'bacha'],
  ['aankhen', 'ankh'],
  ['goliyan', 'goli'],
  ['दवाई', 'dawa'],
  ['dhone', 'dhona'],
])('%s and %s have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test('keyboards that write a nukta, ँ or a joiner otherwise write the same words', () => {
  expect(wordsOf('ज़ुकाम')).toEqual(wordsOf('ज़ुकाम'.normalize('NFD')));
  expect(wordsOf('\u095bुकाम')).toEqual(wordsOf('जुकाम'));
  expect(wordsOf('खाँसी')).toEqual(wordsOf('खांसी'));
  expect(wordsOf('शैम्\u200dपू ५००')).toEqual(['शैम्पू', '500']);
});

test('every word of the dictionary is found by its own spelling', () => {
  for (const [spelling, meanings] of Object.entries(hindiWords)) {
    expect(meaningsOf(spelling.split(' '), () => true)).toEqual(wordsOf(meanings));
  }
  expect(new Set(fillerWords.split(' ')).size).toBe(fillerWords.split(' ').length);
});
