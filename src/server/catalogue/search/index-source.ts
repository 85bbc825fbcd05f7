import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { IndexSource } from './build-index.ts';

/** The words of every product, in the order in which equally good ones are found. */
export function indexSource({ all, shelves }: Catalogue): IndexSource {
  const texts: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (text: string) => {
    let place = places.get(text);
    if (place === undefined) {
      place = texts.push(text) - 1;
      places.set(text, place);
    }
    return place;
  };
  const source: IndexSource = { ids: [], names: [], skus: [], brands: [], shelves: [], texts };
  for (const product of all.inOrder('best')) {
    const subcategory = shelves.subcategoriesById.get(product.subcategoryId);
    const subSubcategory = shelves.subSubcategoriesById.get(product.subSubcategoryId ?? 0);
    source.ids.push(product.id);
    source.names.push(product.name);
    source.skus.push(product.sku);
    source.brands.push(placeOf(shelves.brandsById.get(product.brandId)?.name ?? ''));
    source.shelves.push(
      placeOf([subcategory?.category.name, subcategory?.name, subSubcategory?.name].join(' ')),
    );
  }
  return source;
}
