import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

const numbers = [
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
  ...['Nineteen', 'Twenty', 'Twenty One'],
];

it('every number to twenty-one has its word', () => {
  expect(numbers.map((_, rupees) => amountInWords(rupees * 100))).toEqual(
    numbers.map((word) => `Rupees ${word} Only`),
  );
});

it('every ten has its word', () => {
  const tens = ['Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
  expect(tens.map((_, i) => amountInWords((i + 3) * 10_00))).toEqual(
    tens.map((word) => `Rupees ${word} Only`),
  );
});

it.each([
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
