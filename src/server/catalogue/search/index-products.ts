import type { Catalogue, CatalogueProduct } from '#server/catalogue/snapshot.ts';
import { type SearchEntry, SearchIndex } from './search-index.ts';
import { wordsOf } from './words.ts';

const worth = { name: 1, brand: 0.8, sku: 0.6, category: 0.5 };

export function indexProducts(catalogue: Catalogue): SearchIndex {
  const groups = catalogue.shop.synonyms.map((row) => row.words.flatMap((word) => wordsOf(word)));
  return new SearchIndex(
    catalogue.relevant.map((product) => toEntry(product, catalogue)),
    groups,
  );
}

function toEntry(product: CatalogueProduct, catalogue: Catalogue): SearchEntry {
  const subcategory = catalogue.subcategoriesById.get(product.subcategoryId);
  const subSubcategory = catalogue.subSubcategoriesById.get(product.subSubcategoryId ?? 0);
  const places = [subcategory?.category.name, subcategory?.name, subSubcategory?.name];
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    inStock: product.stock > 0,
    fields: [
      { text: product.name, worth: worth.name },
      { text: catalogue.brandsById.get(product.brandId)?.name ?? '', worth: worth.brand },
      { text: product.sku, worth: worth.sku },
      { text: places.join(' '), worth: worth.category },
    ],
  };
}
