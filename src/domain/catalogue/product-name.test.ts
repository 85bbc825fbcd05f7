import { expect, test } from 'vitest';
import { unbrokenUnits } from './product-name.ts';

test.each([
  ['Neem Face Wash 100 ml', 'Neem Face Wash 100_ml'],
  ['Steam Inhaler 3 in 1 1 pc', 'Steam Inhaler 3_in 1 1_pc'],
  ['Fizz Antacid 5 g, 12 pcs', 'Fizz Antacid 5_g, 12_pcs'],
  ['Stage 2 cereal', 'Stage 2 cereal'],
  ['टूथब्रश सॉफ्ट 1 पीस', 'टूथब्रश सॉफ्ट 1_पीस'],
  ['पैरासिटामोल 10 टैबलेट', 'पैरासिटामोल 10 टैबलेट'],
  ['', ''],
])('%j is set as %j', (name, set) => {
  expect(unbrokenUnits(name).replaceAll('\u00a0', '_')).toBe(set);
});
