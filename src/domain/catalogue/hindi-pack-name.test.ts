import { expect, test } from 'vitest';
import { hindiPackName } from './hindi-pack-name.ts';

test.each([
  ['Box of 12', 12, '12 का बॉक्स'],
  ['Strip pack of 10', 10, '10 का स्ट्रिप पैक'],
  ['tray of 6', 6, '6 की ट्रे'],
  ['Single piece', 1, '1 पीस'],
  ['', 12, '12 का पैक'],
  [null, 6, '6 का पैक'],
  ['Family combo', 3, 'Family combo'],
  ['Constructor of 3', 3, 'Constructor of 3'],
])('a pack with packaging %j and %i units is %j in Hindi', (packaging, size, name) => {
  expect(hindiPackName(packaging, size)).toBe(name);
});
