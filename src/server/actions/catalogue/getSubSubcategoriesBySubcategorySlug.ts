import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

/** The products of a sub-subcategory, whatever its name says. */
export const getSubSubcategoriesBySubcategorySlug: Handler<
  'getSubSubcategoriesBySubcategorySlug'
> = (context, input) => {
  const { taxonomy, ofSubSubcategory } = context.catalogue.current();
  const subSubcategory = taxonomy.subSubcategoriesBySlug.get(input.slug);
  if (!subSubcategory) throw new Refusal('not-found', 'This category was not found.');
  return {
    slug: subSubcategory.slug,
    ...productPage(ofSubSubcategory(subSubcategory.id), input, context),
  };
};
