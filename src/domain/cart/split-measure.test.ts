import { expect, test } from 'vitest';
import { splitMeasure } from './split-measure.ts';

test.each([
  ['Arogin Ibuprofen 200 mg 10 tablets', 'Arogin Ibuprofen', ' 200 mg 10 tablets'],
  ['Tuktuki Dry Night Pants M, 42 pcs', 'Tuktuki Dry Night Pants', ' M, 42 pcs'],
  [
    'Dr. Ilaaj Fizz Antacid 5\u00a0g, 12\u00a0pcs',
    'Dr. Ilaaj Fizz Antacid',
    ' 5\u00a0g, 12\u00a0pcs',
  ],
  ['पैरासिटामोल 500 मिग्रा', 'पैरासिटामोल', ' 500 मिग्रा'],
  ['Stage 2 cereal with apple, wheat and milk', 'Stage 2 cereal with apple, wheat and milk', ''],
  ['Neem Soap', 'Neem Soap', ''],
  ['100 Plus', '100 Plus', ''],
  ['', '', ''],
])('%j keeps its measure where it is cut off', (name, begin, measure) => {
  expect(splitMeasure(name)).toEqual([begin, measure]);
});
