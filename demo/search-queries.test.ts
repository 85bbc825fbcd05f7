import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueProduct } from '#server/catalogue/product.ts';
import { fillerWords, hindiWords } from '#server/catalogue/search/hindi-words.ts';
import { wordsOf } from '#server/catalogue/search/words.ts';
import { type CatalogueStore, openCatalogue } from '#server/catalogue/store.ts';
import type { Database } from '#server/db/connect.ts';
import { noteError } from '#test/logged-errors.ts';
import { openTestDb } from '#test/test-db.ts';
import { searchQueries } from './search-queries.ts';

let database: Database;
let store: CatalogueStore;

beforeAll(async () => {
  database = await openTestDb();
  store = await openCatalogue(database, noteError);
});
afterAll(async () => {
  await store.close();
  await database.close();
});

/** The first five, each with the addresses of its categories. */
function firstFive(query: string): string[] {
  const { subcategoriesById, subSubcategoriesById } = store.current().taxonomy;
  return [...store.search().find(query).slice(0, 5)].map((product) =>
    [
      product.name,
      subcategoriesById.get(product.subcategoryId)?.slug,
      subSubcategoriesById.get(product.subSubcategoryId ?? 0)?.slug,
    ].join(' '),
  );
}

test('of 240 queries in Hindi, joined or badly spelt nearly all find it in the first five', () => {
  const missed = searchQueries.filter(
    ({ query, wanted }) => !firstFive(query).some((text) => wanted.test(text)),
  );
  const report = missed.map(({ query }) => `${query} → ${firstFive(query).join(', ')}`);
  expect(searchQueries).toHaveLength(240);
  expect(missed.length / searchQueries.length, report.join('\n')).toBeLessThanOrEqual(0.02);
});

test.each([
  ['honey 500g', /honey 500 g/],
  ['बच्चों का डायपर', /diaper/],
  ['baby diaper', /diaper/],
  ['dhoop ki cream', /sunscreen/],
  ['sugar ki machine', /glucometer/],
  ['aloevera', /aloe vera juice/],
])('for %s the first is %s', (query, wanted) => {
  expect(firstFive(query)[0]?.toLowerCase()).toMatch(wanted);
});

test('an English word of the catalogue finds nothing else than what has it, or a word that begins so', () => {
  const { all, taxonomy, shop } = store.current();
  const textOf = (product: CatalogueProduct) => {
    const subcategory = taxonomy.subcategoriesById.get(product.subcategoryId);
    const under = taxonomy.subSubcategoriesById.get(product.subSubcategoryId ?? 0);
    const brand = taxonomy.brandsById.get(product.brandId);
    const names = [brand?.name, subcategory?.category.name, subcategory?.name, under?.name];
    return wordsOf([product.name, product.sku, ...names].join(' '));
  };
  const hindi = new Set([...Object.keys(hindiWords), ...fillerWords.split(' ')]);
  const synonyms = new Set(shop.synonyms.flatMap((group) => group.words));
  const products = [...all.inOrder('best')];
  const words = new Set(products.flatMap((product) => wordsOf(product.name)));
  const english = [...words].filter((word) => /^[a-z]+$/.test(word) && !hindi.has(word));
  expect(english.length).toBeGreaterThan(300);
  for (const word of english.filter((one) => !synonyms.has(one))) {
    const strangers = store
      .search()
      .find(word)
      .filter((product) => !textOf(product).some((other) => other.startsWith(word)));
    expect(
      strangers.map(({ name }) => name),
      word,
    ).toEqual([]);
  }
});
