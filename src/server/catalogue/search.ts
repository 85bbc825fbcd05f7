import MiniSearch from 'minisearch';
import type { Catalogue, CatalogueProduct } from './snapshot.ts';

type SearchDocument = { id: number; name: string; sku: string; brand: string; category: string };

export type SearchIndex = {
  search(words: string): number[];
  put(product: CatalogueProduct, catalogue: Catalogue): void;
  remove(id: number): void;
};

/** An index over names, SKUs, brands and category words; forgives typing errors. */
export function buildSearchIndex(catalogue: Catalogue): SearchIndex {
  const index = new MiniSearch<SearchDocument>({
    fields: ['name', 'sku', 'brand', 'category'],
    searchOptions: {
      boost: { name: 4, sku: 3, brand: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(
    [...catalogue.productsById.values()].map((product) => toDocument(product, catalogue)),
  );
  return {
    search(words) {
      return index.search(words).map((hit) => Number(hit.id));
    },
    put(product, current) {
      const document = toDocument(product, current);
      if (index.has(product.id)) index.replace(document);
      else index.add(document);
    },
    remove(id) {
      if (index.has(id)) index.discard(id);
    },
  };
}

function toDocument(product: CatalogueProduct, catalogue: Catalogue): SearchDocument {
  const subcategory = catalogue.subcategoriesById.get(product.subcategoryId);
  const subSubcategory = catalogue.subSubcategoriesById.get(product.subSubcategoryId ?? 0);
  return {
    id: product.id,
    name: product.name,
    sku: product.sku,
    brand: catalogue.brandsById.get(product.brandId)?.name ?? '',
    category: [subcategory?.category.name, subcategory?.name, subSubcategory?.name].join(' '),
  };
}
