import type { Handler } from '#server/actions/context.ts';
import { toSubSubcategoryWire } from '#server/catalogue/wire.ts';
import { notFound } from '#server/messages/not-found.ts';

export const getSubSubcategoriesBySubcategorySlugiff: Handler<
  'getSubSubcategoriesBySubcategorySlugiff'
> = ({ catalogue, dependsOn }, input) => {
  const { shop, taxonomy, parts } = catalogue.current();
  const subcategory = taxonomy.subcategoriesBySlug.get(input.slug);
  if (!subcategory) throw notFound('category');
  dependsOn(parts.taxonomy);
  return {
    slug: subcategory.slug,
    data: shop.subSubcategories
      .filter((row) => row.subcategoryId === subcategory.id)
      .map(toSubSubcategoryWire),
  };
};
