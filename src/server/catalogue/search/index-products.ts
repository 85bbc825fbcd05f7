import type { Catalogue, CatalogueProduct } from '#server/catalogue/snapshot.ts';
import { type SearchEntry, SearchIndex } from './search-index.ts';
import { wordsOf } from './words.ts';

const worth = { name: 1, brand: 0.8, sku: 0.6, category: 0.5 };

export function indexProducts(catalogue: Catalogue): SearchIndex<CatalogueProduct> {
  const groups = catalogue.shop.synonyms.map((row) => row.words.flatMap((word) => wordsOf(word)));
  const knownWords = new Map<string, string[]>();
  /** Of brands and shelves, which come again and again. */
  const wordsOnce = (text: string) => {
    const words = knownWords.get(text) ?? wordsOf(text);
    knownWords.set(text, words);
    return words;
  };
  return new SearchIndex(
    catalogue.relevant.map((product) => toEntry(product, catalogue, wordsOnce)),
    groups,
  );
}

function toEntry(
  product: CatalogueProduct,
  catalogue: Catalogue,
  wordsOnce: (text: string) => string[],
): SearchEntry<CatalogueProduct> {
  const subcategory = catalogue.subcategoriesById.get(product.subcategoryId);
  const subSubcategory = catalogue.subSubcategoriesById.get(product.subSubcategoryId ?? 0);
  const places = [subcategory?.category.name, subcategory?.name, subSubcategory?.name];
  const nameWords = wordsOf(product.name);
  const brandName = catalogue.brandsById.get(product.brandId)?.name ?? '';
  return {
    item: product,
    nameWords,
    sku: product.sku,
    inStock: product.stock > 0,
    fields: [
      { words: nameWords, worth: worth.name },
      { words: wordsOnce(brandName), worth: worth.brand },
      { words: wordsOf(product.sku), worth: worth.sku },
      { words: wordsOnce(places.join(' ')), worth: worth.category },
    ],
  };
}
