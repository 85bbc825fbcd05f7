import type { Handler } from '#server/actions/context.ts';
import { filtersOf, findPage } from '#server/actions/page-of.ts';
import { isFiltered } from '#server/catalogue/listing.ts';
import { inOrder } from '#server/catalogue/product-list.ts';
import { toCardWire } from '#server/catalogue/wire.ts';

export const searchProducts: Handler<'searchProducts'> = (context, input) => {
  const { catalogue, dependsOn, caller, missedSearches } = context;
  const search = catalogue.search();
  const { all, taxonomy } = catalogue.current();
  const found = search.find(input.q);
  dependsOn(search);
  missedSearches?.note(input.q, found.length > 0, caller.address);
  // Each time counts, so nothing found is not cached.
  if (found.length === 0) dependsOn(never);
  // Prices and stock of products beyond this page count as well.
  if (input.sort !== 'relevance' || input.facets || isFiltered(filtersOf(input))) dependsOn(all);
  const sorted = input.sort === 'relevance' ? found : inOrder(found, input.sort);
  const { page, ...rest } = findPage(sorted, input, context);
  return {
    data: page.map((product) => ({
      slug: product.slug,
      image_name: product.image,
      product_name: product.name,
      product_name_hi: product.nameHi || undefined,
    })),
    ...rest,
    ...(input.cards ? { products: page.map((product) => toCardWire(product, taxonomy)) } : {}),
  };
};

/** Another revision each time. */
const never = {
  count: 0,
  get revision() {
    this.count += 1;
    return this.count;
  },
};
