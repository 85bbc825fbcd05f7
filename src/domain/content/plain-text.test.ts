import { expect, test } from 'vitest';
import { isOneLine, oneLine, visibleText } from './plain-text.ts';

test.each([
  ['zero-width spaces', 'Ne\u200bem\ufeff \u2060Soap', 'Neem Soap'],
  ['direction marks', '\u202eNeem\u202c \u2066Soap\u2069\u200f', 'Neem Soap'],
  ['soft hyphens', 'Neem\u00ad Soap', 'Neem Soap'],
  ['joiners between Latin letters', 'Ne\u200dem', 'Neem'],
])('%s are taken out', (_name, given, clean) => {
  expect(visibleText(given)).toBe(clean);
});

test.each(['क्\u200dष', 'क्\u200cष', '👩\u200d⚕️', 'नीम साबुन', 'Neem\nSoap'])('%j stays', (text) => {
  expect(visibleText(text)).toBe(text);
});

test('what no text has is taken out: a spreadsheet with it would not open', () => {
  expect(visibleText('Neem\uFFFE \uFFFFSoap\u{1FFFF}')).toBe('Neem Soap');
});

test('a name is on one line, with single spaces', () => {
  expect(oneLine(' Neem\r\n  Soap\t\u00a075 g \u200b')).toBe('Neem Soap 75 g');
});

test.each(['\n', '\r', '\u2028', '\u0085'])('%j breaks a line', (sign) => {
  expect(isOneLine(`A${sign}B`)).toBe(false);
  expect(isOneLine('A B')).toBe(true);
});
