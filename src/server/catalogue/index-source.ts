import { yieldToEventLoop } from '#server/queues/yield-to-event-loop.ts';
import type { Catalogue } from './catalogue.ts';
import type { IndexSource } from './search/build-index.ts';

/** The words of every product, in the order in which equally good ones are found. */
export async function indexSource({ all, taxonomy }: Catalogue): Promise<IndexSource> {
  const pause = yieldToEventLoop();
  const products = [...all.inOrder('best')];
  const texts: string[] = [];
  const brandText = textPlaces(texts, (id) => words(taxonomy.brandsById.get(id)));
  const subcategoryText = textPlaces(texts, (id) => {
    const subcategory = taxonomy.subcategoriesById.get(id);
    return [words(subcategory?.category), words(subcategory)].join(' ');
  });
  const subSubcategoryText = textPlaces(texts, (id) => {
    const subSubcategory = taxonomy.subSubcategoriesById.get(id);
    const parent = texts[subcategoryText(subSubcategory?.subcategoryId ?? 0)];
    return [parent, words(subSubcategory)].join(' ');
  });
  const source: IndexSource = {
    ids: new Uint32Array(products.length),
    names: [],
    skus: [],
    brands: new Uint32Array(products.length),
    categories: new Uint32Array(products.length),
    texts,
  };
  for (const [i, product] of products.entries()) {
    source.ids[i] = product.id;
    source.names.push(product.name);
    source.skus.push(product.sku);
    const brand = brandText(product.brandId);
    // Beside the brand's: `names` are also what is found word for word.
    source.brands[i] =
      product.nameHi === '' ? brand : texts.push(`${texts[brand]} ${product.nameHi}`) - 1;
    source.categories[i] =
      product.subSubcategoryId === null
        ? subcategoryText(product.subcategoryId)
        : subSubcategoryText(product.subSubcategoryId);
    await pause();
  }
  return source;
}

type Named = { name: string; nameHi: string };

function words(named: Named | undefined): string {
  return named ? `${named.name} ${named.nameHi}` : '';
}

/** The place of an id's text in `texts`, where it is written once. */
function textPlaces(texts: string[], textOf: (id: number) => string): (id: number) => number {
  const places = new Map<number, number>();
  return (id) => {
    let place = places.get(id);
    if (place === undefined) {
      const text = textOf(id);
      place = texts.push(text) - 1;
      places.set(id, place);
    }
    return place;
  };
}
