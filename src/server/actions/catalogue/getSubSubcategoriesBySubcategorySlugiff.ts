import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { toSubSubcategoryWire } from '#server/catalogue/wire.ts';

export const getSubSubcategoriesBySubcategorySlugiff: Handler<
  'getSubSubcategoriesBySubcategorySlugiff'
> = ({ catalogue }, input) => {
  const current = catalogue.current();
  const subcategory = current.subcategoriesBySlug.get(input.slug);
  if (!subcategory) throw new Refusal('not-found', 'This category was not found.');
  return {
    data: current.shop.subSubcategories
      .filter((row) => row.subcategoryId === subcategory.id)
      .map(toSubSubcategoryWire),
  };
};
