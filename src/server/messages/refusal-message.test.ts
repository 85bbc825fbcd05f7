import { expect, test } from 'vitest';
import { actionNamed, actionNames } from '#contract/index.ts';
import { protocolCodes } from '#contract/refusal.ts';
import { lineRefusals } from '#contract/reorder.ts';
import { refusalMessage } from './refusal-message.ts';

const codes = new Set([
  ...Object.keys(protocolCodes),
  ...actionNames.flatMap((name) => actionNamed(name).refusals),
  ...lineRefusals,
]);

test.each([...codes])('%s is said in Hindi', (code) => {
  const params = { reason: 'coupon-used', waitSeconds: 900 };
  expect(refusalMessage('hi', { code, message: 'No.', params })).toMatch(/\p{Script=Devanagari}/u);
  expect(refusalMessage('en', { code, message: 'No.', params })).toBe('No.');
});

test.each([
  [{ code: 'too-little-stock', params: { stock: 5, name: 'Neem' } }, 'Neem: सिर्फ़ 5 पीस बचे हैं।'],
  [{ code: 'too-little-stock', params: { stock: 1 } }, 'सिर्फ़ 1 पीस बचा है।'],
  [{ code: 'too-little-stock', params: { stock: 0 } }, 'एक भी पीस नहीं बचा।'],
  [{ code: 'too-few-packs', params: { packs: 1 } }, 'आपके कार्ट में इसका सिर्फ़ 1 पैक है।'],
  [{ code: 'locked', params: { waitSeconds: 901 } }, /16 मिनट बाद/],
  [{ code: 'locked', params: { waitSeconds: 7_200 } }, /2 घंटे बाद/],
  [{ code: 'over-limit', params: { most: '₹5.00' } }, /₹5\.00 का हो सकता है/],
  [{ code: 'over-limit', params: { maxUnits: 24 } }, /24 पीस/],
  [{ code: 'unreadable-file', params: { rows: 1_000, columns: 50 } }, /1000 लाइनें और 50 कॉलम/],
])('%o is %s', (refusal, said) => {
  const text = refusalMessage('hi', { message: 'No.', ...refusal });
  if (typeof said === 'string') expect(text).toBe(said);
  else expect(text).toMatch(said);
});

test('a code of the console keeps its English words', () => {
  expect(refusalMessage('hi', { code: 'wrong-status', message: 'No.', params: {} })).toBe('No.');
});
