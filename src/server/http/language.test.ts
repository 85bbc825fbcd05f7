import { expect, test } from 'vitest';
import {
  acceptedLanguage,
  askedLanguage,
  chosenLanguage,
  languageCookie,
  languageOf,
} from './language.ts';

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
  ['/shop?q=a&shared=hi', { language: 'hi', path: '/shop?q=a', isShared: true }],
  // What the reader chose outweighs what came with the link.
  ['/shop?shared=hi&lang=en', { language: 'en', path: '/shop' }],
  ['/shop?shared=fr', undefined],
  ['/shop?lang=fr', undefined],
  ['/shop?q=lang', undefined],
  // Nowhere but in this shop.
  ['/.//evil.example?lang=hi', { language: 'hi', path: '/' }],
  ['//evil.example/x?lang=hi', { language: 'hi', path: '/x' }],
  ['/\\evil.example?lang=hi', { language: 'hi', path: '/' }],
  ['///:99999999?lang=hi', undefined],
])('%s asks for %o', (url, asked) => {
  expect(askedLanguage(url)).toEqual(asked && { isShared: false, ...asked });
});

test.each([
  ['hi-IN,hi;q=0.9,en-IN;q=0.8,en;q=0.7', 'hi'],
  ['hi', 'hi'],
  ['mr-IN,mr;q=0.9,hi;q=0.8,en;q=0.7', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.2, hi;q=0.3', 'hi'],
  ['hi;q=0,fr', undefined],
  ['hil,him-IN', undefined],
  ['*', undefined],
  ['hi;q=many', undefined],
  [`${'x,'.repeat(5_000)}hi`, undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser that asks for %s gets %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});

const asksFor = { 'accept-language': 'hi-IN,hi;q=0.9' };
const chose = { cookie: 'thok_language=en' };
const wasSent = { cookie: 'thok_shared_language=hi' };

test.each([
  ['nothing, as a crawler', {}, undefined, 'en'],
  ['a browser that asks for Hindi', asksFor, undefined, 'hi'],
  ['an account in English in that browser', asksFor, 'en', 'en'],
  ['a choice of English in that browser', { ...asksFor, ...chose }, 'hi', 'en'],
  ['a link from a reader of Hindi', wasSent, undefined, 'hi'],
  ['that link and an account in English', wasSent, 'en', 'en'],
  ['that link and a choice', { cookie: `${wasSent.cookie}; ${chose.cookie}` }, undefined, 'en'],
] as const)('%s: what an answer is in', (_who, headers, account, language) => {
  expect(languageOf({ headers }, account)).toBe(language);
});

test('the language of a forwarded link has a cookie of its own', () => {
  const [cookie] = languageCookie('hi', true, true).split(';');
  expect(chosenLanguage(cookie)).toBeUndefined();
  expect(languageOf({ headers: { cookie } })).toBe('hi');
});
