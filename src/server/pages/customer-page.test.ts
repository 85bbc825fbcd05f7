import { expect, test } from 'vitest';
import { filledPage, fitsTemplate, pageTemplate, placeholders } from './customer-page.ts';

const { id, name, initial, nonce } = placeholders;
const asha = { id: 7, name: 'asha <b>', nonce: 'fresh' };
const filled = (html: string, person = asha) => filledPage(pageTemplate(html), person).toString();

test('a template is filled with name, initial, id and nonce, each as often as it stands there', () => {
  const html = `<p title="${name}">${initial} ${name}</p><a href="/${id}">${id}</a><i nonce="${nonce}">`;
  expect(filled(html)).toBe(
    '<p title="asha &#60;b&#62;">A asha &#60;b&#62;</p><a href="/7">7</a><i nonce="fresh">',
  );
  expect(filled('nothing to fill in')).toBe('nothing to fill in');
});

test('in a script they are escaped as data, behind it as text', () => {
  const person = { ...asha, name: 'a"\\</script>&\u2028' };
  const html = `<script>"${name}"</script><p>${name}</p><script>"${name}"`;
  const inScript = String.raw`a\\\"\\\\\u003c/script\u003e\u0026\u2028`;
  expect(filled(html, person)).toBe(
    `<script>"${inScript}"</script><p>a&#34;\\&#60;/script&#62;&#38;\u2028</p><script>"${inScript}"`,
  );
});

test('a template says how much room it takes', () => {
  const html = `<p>आशा ${name}</p>`;
  expect(pageTemplate(html).bytes).toBe(Buffer.byteLength(html));
});

test('no two placeholders can be guessed, and the id is larger than any of ours', () => {
  expect(id).toBeGreaterThanOrEqual(2 ** 52);
  expect(Number.isSafeInteger(id)).toBe(true);
  expect(name).toMatch(/^\uE000[\da-f]{32}$/);
  expect(nonce).toMatch(/^[\da-f]{32}$/);
});

test.each([
  ['Asha', true],
  ['आशा', true],
  ['élan', true],
  ['', false],
  ['7 Hills', false],
  [' Asha', false],
  ['(Asha)', false],
  ['𝒜sha', false],
])('the name %j fits a template: %s', (given, fits) => {
  expect(fitsTemplate(given)).toBe(fits);
});
