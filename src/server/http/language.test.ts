import { expect, test } from 'vitest';
import { askedLanguage, chosenLanguage, languageCookie } from './language.ts';

test.each([
  ['thok_language=hi', 'hi'],
  ['a=b; thok_language=en; c=d', 'en'],
  ['thok_language=fr', undefined],
  ['a=b', undefined],
  [undefined, undefined],
])('the cookie %s chooses %s', (header, language) => {
  expect(chosenLanguage(header)).toBe(language);
});

test('the cookie that is set is the one that is read', () => {
  expect(chosenLanguage(languageCookie('hi', true).split(';')[0])).toBe('hi');
});

test.each([
  ['/?lang=hi', { language: 'hi', path: '/' }],
  ['/shop?q=a%20b&lang=en&page=2', { language: 'en', path: '/shop?q=a+b&page=2' }],
  ['/shop?lang=fr', undefined],
  ['/shop?q=lang', undefined],
  // Nowhere but in this shop.
  ['/.//evil.example?lang=hi', { language: 'hi', path: '/' }],
  ['//evil.example/x?lang=hi', { language: 'hi', path: '/x' }],
  ['/\\evil.example?lang=hi', { language: 'hi', path: '/' }],
  ['///:99999999?lang=hi', undefined],
])('%s asks for %o', (url, asked) => {
  expect(askedLanguage(url)).toEqual(asked);
});
