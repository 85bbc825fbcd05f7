import type { Handler } from '#server/actions/context.ts';
import { filtersOf, findPage } from '#server/actions/page-of.ts';
import { isFiltered } from '#server/catalogue/listing.ts';
import { inOrder } from '#server/catalogue/product-list.ts';
import { toCardWire } from '#server/catalogue/wire.ts';

export const searchProducts: Handler<'searchProducts'> = (context, input) => {
  const { catalogue, dependsOn } = context;
  const search = catalogue.search();
  const { all, taxonomy } = catalogue.current();
  const found = search.find(input.q);
  dependsOn(search);
  // Prices and stock of products beyond this page count as well.
  if (input.sort !== 'relevance' || input.facets || isFiltered(filtersOf(input))) dependsOn(all);
  const sorted = input.sort === 'relevance' ? found : inOrder(found, input.sort);
  const { page, ...rest } = findPage(sorted, input, context);
  return {
    data: page.map((product) => ({
      slug: product.slug,
      image_name: product.image,
      product_name: product.name,
    })),
    ...rest,
    ...(input.cards ? { products: page.map((product) => toCardWire(product, taxonomy)) } : {}),
  };
};
