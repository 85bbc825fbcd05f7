import { expect, test } from 'vitest';
import { browseOptions } from './search-options.ts';

const shelf = (name: string) => ({ slug: name, name, imageName: `${name}.webp`, firstSubSlug: '' });
const category = (id: number, ...names: string[]) => ({
  ...{ id, name: `Category ${id}`, englishName: '' },
  subcategories: names.map(shelf),
});

test('of the shelves six stand there, the first of each category before the second of any', () => {
  const categories = [
    category(1, 'a1', 'a2', 'a3'),
    category(2, 'b1'),
    category(3, 'c1', 'c2', 'c3', 'c4'),
  ];
  const options = browseOptions(['soap'], categories);
  expect(options.map(({ words }) => words)).toEqual(['soap', 'a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(options[1]).toEqual({ kind: 'category', path: '/a1', words: 'a1', imageName: 'a1.webp' });
});
