import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('hi/', import.meta.url);
const files = readdirSync(folder);

/** Names, examples, and what is written the same in both languages. */
const same =
  /\.(productName|searchPlaceholders|otherLanguage|social|mrp|sku|upiId|whatsApp|example)\b/;

test('every file of texts has its sister in Hindi', () => {
  expect(files).toEqual(readdirSync(new URL('en/', import.meta.url)));
});

/** Every text with its path; functions are called with words that stand for what they are given. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one, i) => textsOf(one, `${path}.${i}`));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, one]) => textsOf(one, `${path}.${key}`));
  }
  return [];
}

test.each(files)('%s is in Hindi throughout', async (file) => {
  const texts = textsOf(await import(new URL(file, folder).href), file);
  const latin = texts.filter(
    ([, text]) => /[a-z]{3}/i.test(text) && !/\p{Script=Devanagari}/u.test(text),
  );
  expect(latin.filter(([path]) => !same.test(path))).toEqual([]);
});
