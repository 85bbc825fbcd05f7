import { expect, test } from 'vitest';
import { dropOtherLanguages, languageOf } from './page-language.ts';

const html = (lang: string) => `<!DOCTYPE html><html lang="${lang}"><head></head></html>`;

test.each([
  [html('hi-IN'), 'hi'],
  [html('en-IN'), 'en'],
  ['<!DOCTYPE html><html class="x" lang="hi-IN">', 'hi'],
  ['<p>no page</p>', undefined],
  [`${' '.repeat(400)}<html lang="hi-IN">`, undefined],
])('a page that begins with %s is in %s', async (text, language) => {
  const page = new Response(text);
  expect(await languageOf(page)).toBe(language);
  expect(await page.text()).toBe(text);
});

/** As much of a cache as is needed. */
function cacheOf(texts: Record<string, string>) {
  const kept = new Map(Object.entries(texts));
  const cache = {
    keys: async () => [...kept.keys()],
    match: async (path: string) => new Response(kept.get(path)),
    delete: async (path: string) => kept.delete(path),
  };
  return { cache: cache as unknown as Cache, paths: () => [...kept.keys()] }; // `as`: the part that is used
}

test('pages in another language are dropped, those that do not say theirs stay', async () => {
  const { cache, paths } = cacheOf({ '/': html('en-IN'), '/cart': html('hi-IN'), '/old': 'x' });
  expect(await dropOtherLanguages(cache, 'hi')).toBe(true);
  expect(paths()).toEqual(['/cart', '/old']);
  expect(await dropOtherLanguages(cache, 'hi')).toBe(false);
  expect(paths()).toEqual(['/cart', '/old']);
});
