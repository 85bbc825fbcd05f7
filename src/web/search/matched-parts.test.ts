import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

/** The name with its matched parts in brackets. */
function marked(name: string, words: string): string {
  return matchedParts(name, words)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('');
}

test.each([
  ['Neem Face Wash', 'face', 'Neem [Face] Wash'],
  ['Neem Face Wash', 'FA wa', 'Neem [Fa]ce [Wa]sh'],
  ['Oatmeal Shampoo', 'shampo', 'Oatmeal [Shampo]o'],
  ['Baby Wipes', 'babi wipes', 'Baby [Wipes]'],
  ['Facewash', 'wash', 'Facewash'],
  ['नीम साबुन', 'साबुन', 'नीम [साबुन]'],
  ['Fan Face', 'fa face', '[Fa]n [Face]'],
  ['3-in-1 (50%)', '3-in (50%', '[3-in]-1 [(50%])'],
  ['C++ *.* Soap', '.* ++', 'C++ *[.*] Soap'],
  ['Soap', '  ', 'Soap'],
  ['Soap', '\\ ^ $ [ ] { } | / - & # ~ <', 'Soap'],
  ['', 'soap', ''],
])('%j searched with %j is %j', (name, words, result) => {
  expect(marked(name, words)).toBe(result);
});
