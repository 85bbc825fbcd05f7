import { expect, test } from 'vitest';
import { settleBareNumber } from './bare-number.ts';
import { readOrderText } from './order-text.ts';

test.each([
  ['Tulsi Syrup 5', ['Tulsi Syrup 100 ml'], 0, 5],
  ['तुलसी सिरप 5', ['तुलसी सिरप 100 मिली'], 0, 5],
  ['5 tulsi syrup', ['Tulsi Syrup 100 ml'], 0, 5],
  ['shampu 2', ['Herbal Shampoo', 'Pawsari 2-in-1 Pet Shampoo'], 0, 2],
  ['sunscreen spf 50', ['Sunscreen SPF 40', 'Sunscreen SPF 50 Matte 50 g'], 1, 0],
  ['omega 3', ['Omega-3 Fish Oil 60 capsules'], 0, 0],
  ['3 ply mask', ['Face Mask', '3-Ply Mask 50 pcs'], 1, 0],
  ['neem face wash 50', ['Neem Face Wash 100 ml', 'Neem Face Wash 50ml'], 1, 0],
  ['Lip Balm No 4', ['Lip Balm No. 4'], 0, 1],
  ['Paracetamol 500', ['Paracetamol Tablets 500 mg'], 0, 1],
  ['Paracetamol 500', ['Paracetamol Tablets 650 mg'], 0, 0],
  ['Baby Wipes 72 pcs', ['Baby Wipes 72 pcs'], 0, 1],
  ['baby wipes 72 pcs', ['Baby Wipes Aloe 72 pcs'], 0, 0],
  ['baby wipes 12 pcs', ['Baby Wipes Aloe 72 pcs'], 0, 12],
  ['baby wipes x 72', ['Baby Wipes 72 pcs'], 0, 72],
  ['tulsi syrup 5', [], 0, 5],
])('%j, where %j are found, is number %i of them, %i', (text, names, index, count) => {
  const [line] = readOrderText(text);
  expect(
    line &&
      settleBareNumber(
        line,
        names.map((name) => [name, 'हिंदी नाम']),
      ),
  ).toMatchObject({ index, count });
});
