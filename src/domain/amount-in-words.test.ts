import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

it.each([
  [0, 'Rupees Zero Only'],
  [1_00, 'Rupees One Only'],
  [19_00, 'Rupees Nineteen Only'],
  [20_00, 'Rupees Twenty Only'],
  [99_05, 'Rupees Ninety Nine and Five Paise Only'],
  [1_00_00, 'Rupees One Hundred Only'],
  [1_894_00, 'Rupees One Thousand Eight Hundred Ninety Four Only'],
  [1_02_000_50, 'Rupees One Lakh Two Thousand and Fifty Paise Only'],
  [
    12_34_567_89,
    'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Eighty Nine Paise Only',
  ],
  [2_00_00_000_00, 'Rupees Two Crore Only'],
])('%i paise are %s', (paise, text) => {
  expect(amountInWords(paise)).toBe(text);
});
