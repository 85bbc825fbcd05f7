import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { toSubSubcategoryWire } from '#server/catalogue/wire.ts';

export const getSubSubcategoriesBySubcategorySlugiff: Handler<
  'getSubSubcategoriesBySubcategorySlugiff'
> = ({ catalogue, dependsOn }, input) => {
  const { shop, shelves, parts } = catalogue.current();
  const subcategory = shelves.subcategoriesBySlug.get(input.slug);
  if (!subcategory) throw new Refusal('not-found', 'This category was not found.');
  dependsOn(parts.shelves);
  return {
    data: shop.subSubcategories
      .filter((row) => row.subcategoryId === subcategory.id)
      .map(toSubSubcategoryWire),
  };
};
