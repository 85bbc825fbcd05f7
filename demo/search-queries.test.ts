import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueProduct } from '#server/catalogue/product.ts';
import { fillerWords, hindiWords } from '#server/catalogue/search/hindi-words.ts';
import { wordsOf } from '#server/catalogue/search/words.ts';
import { type CatalogueStore, openCatalogue } from '#server/catalogue/store.ts';
import type { Database } from '#server/db/connect.ts';
import { noteError } from '#test/logged-errors.ts';
import { openTestDb } from '#test/test-db.ts';
import { searchQueries, untunedQueries } from './search-queries.ts';

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

/** Those that do not find in the first five what is meant, with what they find. */
function missesOf(queries: typeof searchQueries): string[] {
  return queries
    .filter(({ query, wanted }) => !firstFive(query).some((text) => wanted.test(text)))
    .map(({ query }) => `${query} → ${firstFive(query).join(', ')}`);
}

/** Beside the result: how far it is from its limit. */
function tell(what: string, queries: typeof searchQueries, misses: string[]): void {
  const found = queries.length - misses.length;
  const share = ((found / queries.length) * 100).toFixed(1);
  process.stdout.write(`search: ${found} of ${queries.length} ${what} (${share} %)\n`);
}

test('of 240 queries in Hindi, joined or badly spelt nearly all find it in the first five', () => {
  const misses = missesOf(searchQueries);
  tell('queries in Hindi, joined or badly spelt', searchQueries, misses);
  expect(searchQueries).toHaveLength(240);
  expect(misses.length / searchQueries.length, misses.join('\n')).toBeLessThanOrEqual(0.02);
});

test('of 161 queries that were written without a look at the search 95 % do', () => {
  const misses = missesOf(untunedQueries);
  tell('queries written without a look at the search', untunedQueries, misses);
  expect(new Set([...searchQueries, ...untunedQueries].map(({ query }) => query)).size).toBe(401);
  expect(misses.length / untunedQueries.length, misses.join('\n')).toBeLessThanOrEqual(0.05);
});

test.each([
  ['honey 500g', /honey 500 g/],
  ['बच्चों का डायपर', /diaper/],
  ['baby diaper', /diaper/],
  ['dhoop ki cream', /sunscreen/],
  ['sugar ki machine', /glucometer/],
  ['aloevera', /aloe vera juice/],
  ['crocin', /paracetamol/],
  ['क्रोसिन', /paracetamol/],
  ['dettol', /antiseptic/],
  ['detol 1 litre', /antiseptic liquid 1 litre/],
  ['गैस की गोली', /antacid|hing goli/],
  ['paracetamol500mg', /paracetamol 500 mg/],
  ['vitamind3', /d3/],
  ['vitamin d 3', /d3/],
  ['bournvita 1kg', /malt drink/],
  ['face mask 50 pcs', /surgical masks/],
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
  const products = [...all.inOrder('best')];
  const words = new Set(products.flatMap((product) => wordsOf(product.name)));
  // Brands are no words of the catalogue: beside them a word still means only itself.
  const synonyms = new Set(
    shop.synonyms.flatMap(({ words: group }) => {
      const own = group.filter((word) => words.has(word));
      return own.length > 1 ? own : [];
    }),
  );
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
