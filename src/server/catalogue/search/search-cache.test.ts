import { expect, test } from 'vitest';
import { SearchCache } from './search-cache.ts';

function counted(listLength = 1) {
  const searched: string[] = [];
  const searches = new SearchCache<string>();
  const find = (words: string, version = 1) =>
    searches.find(words, version, (text) => {
      searched.push(text);
      return Array.from({ length: listLength }, () => text);
    });
  const timesSearched = (words: string) => searched.filter((text) => text === words).length;
  return { find, timesSearched };
}

test('from its second time on a search gives the list it found', () => {
  const { find, timesSearched } = counted();
  expect(find('soap')).toEqual(['soap']);
  const kept = find('soap');
  expect(find('soap')).toBe(kept);
  expect(find('comb')).toEqual(['comb']);
  expect(timesSearched('soap')).toBe(2);
});

test('a new catalogue is searched anew', () => {
  const { find, timesSearched } = counted();
  for (const version of [1, 1, 1, 2, 2]) find('soap', version);
  expect(timesSearched('soap')).toBe(4);
});

test('words that nobody asks twice push nothing out', () => {
  const { find, timesSearched } = counted(50_000);
  for (let i = 0; i < 2; i += 1) find('soap');
  for (let i = 0; i < 20; i += 1) find(`once ${i}`);
  find('soap');
  expect(timesSearched('soap')).toBe(2);
});

test.each([
  ['long lists', 50_000, 8],
  ['searches that find nothing', 0, 20_000],
])('%s do not pile up', (_kind, listLength, others) => {
  const { find, timesSearched } = counted(listLength);
  for (let i = 0; i < 2; i += 1) find('soap');
  for (let i = 0; i < others; i += 1) {
    find(`other ${i}`);
    find(`other ${i}`);
  }
  find('soap');
  expect(timesSearched('soap')).toBe(3);
});
