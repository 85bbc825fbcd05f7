import { expect, test } from 'vitest';
import { amountInHindiWords } from './amount-in-hindi-words.ts';

test.each([
  [0, 'शून्य रुपये मात्र'],
  [1_00, 'एक रुपये मात्र'],
  [49_50, 'उनचास रुपये पचास पैसे मात्र'],
  [99_99, 'निन्यानवे रुपये निन्यानवे पैसे मात्र'],
  [1_234_00, 'एक हज़ार दो सौ चौंतीस रुपये मात्र'],
  [12_34_567_05, 'बारह लाख चौंतीस हज़ार पाँच सौ सड़सठ रुपये पाँच पैसे मात्र'],
  [3_00_00_000_00, 'तीन करोड़ रुपये मात्र'],
])('%i paise are %s', (paise, words) => {
  expect(amountInHindiWords(paise)).toBe(words);
});

test('every number below a hundred has a word of its own', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => amountInHindiWords(i * 100));
  expect(new Set(numbers).size).toBe(100);
});
